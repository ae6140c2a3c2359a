#pragma once

/* What Linux offers and Swift's Glibc module leaves out. */

#include <link.h>
#include <malloc.h>
#include <stdint.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

/* Glibc shows these only to those who ask for all that is GNU's; see dl_iterate_phdr(3). */
#ifndef __USE_GNU
struct dl_phdr_info {
  ElfW(Addr) dlpi_addr;
  const char *dlpi_name;
  const ElfW(Phdr) *dlpi_phdr;
  ElfW(Half) dlpi_phnum;
};
int dl_iterate_phdr(int (*callback)(struct dl_phdr_info *, size_t, void *), void *data);
#endif

/* A file in memory, closed on exec, whose size can be sealed; -1 and errno on failure. */
static inline int linux_memory_file(const char *name) {
  const unsigned close_on_exec = 1, allow_sealing = 2;
  return (int)syscall(SYS_memfd_create, name, close_on_exec | allow_sealing);
}

/* Forbids shrinking the file, so that its readers cannot be hurt; -1 and errno on failure. */
static inline int linux_seal_against_shrinking(int descriptor) {
  const int add_seals = 1033, seal_shrink = 2;
  return (int)syscall(SYS_fcntl, descriptor, add_seals, seal_shrink);
}

/* libdispatch's door for a foreign event loop: readable when the main queue has work. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);

/* The kernel's number of the calling thread; the main thread's is the process's. */
static inline int linux_thread_identifier(void) { return (int)syscall(SYS_gettid); }
