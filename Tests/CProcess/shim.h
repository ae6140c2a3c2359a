#pragma once

/* What Linux offers for starting and watching processes and Swift's Glibc module leaves out. */

#include <spawn.h>
#include <sys/inotify.h>
#include <sys/syscall.h>
#include <unistd.h>

int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

/* A descriptor that becomes readable when the process ends; -1 and errno on failure. */
static inline int process_descriptor(int process) {
  return (int)syscall(SYS_pidfd_open, process, 0);
}
