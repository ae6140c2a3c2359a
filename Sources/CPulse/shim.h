#pragma once

/* libpulse's declarations, without being linked to it: the library is loaded when the first key is
   to be heard, since it and what it brings along take memory that a silent keyboard need not. */

#include <dlfcn.h>
#include <pulse/pulseaudio.h>
#include <stdlib.h>

#define PULSE_FUNCTIONS(FUNCTION)                                                                  \
  FUNCTION(threaded_mainloop_new)                                                                  \
  FUNCTION(threaded_mainloop_free)                                                                 \
  FUNCTION(threaded_mainloop_start)                                                                \
  FUNCTION(threaded_mainloop_stop)                                                                 \
  FUNCTION(threaded_mainloop_lock)                                                                 \
  FUNCTION(threaded_mainloop_unlock)                                                               \
  FUNCTION(threaded_mainloop_get_api)                                                              \
  FUNCTION(proplist_new)                                                                           \
  FUNCTION(proplist_sets)                                                                          \
  FUNCTION(proplist_free)                                                                          \
  FUNCTION(context_new)                                                                            \
  FUNCTION(context_unref)                                                                          \
  FUNCTION(context_connect)                                                                        \
  FUNCTION(context_disconnect)                                                                     \
  FUNCTION(context_get_state)                                                                      \
  FUNCTION(context_set_state_callback)                                                             \
  FUNCTION(context_play_sample_with_proplist)                                                      \
  FUNCTION(operation_unref)                                                                        \
  FUNCTION(stream_new)                                                                             \
  FUNCTION(stream_unref)                                                                           \
  FUNCTION(stream_get_state)                                                                       \
  FUNCTION(stream_set_state_callback)                                                              \
  FUNCTION(stream_connect_upload)                                                                  \
  FUNCTION(stream_write)                                                                           \
  FUNCTION(stream_finish_upload)

/* Samples of 16 bits in the machine's own order; the macro does not import. */
static const pa_sample_format_t pulse_native_samples = PA_SAMPLE_S16NE;

/* The functions that are used, under their names without the prefix. */
struct pulse_functions {
#define PULSE_FIELD(name) __typeof__(pa_##name) *_Nonnull name;
  PULSE_FUNCTIONS(PULSE_FIELD)
#undef PULSE_FIELD
};

/* Loads the library, for as long as the process lives; null where it is not installed. The caller
   frees the table. */
static inline struct pulse_functions *_Nullable pulse_load(void) {
  void *library = dlopen("libpulse.so.0", RTLD_LAZY | RTLD_LOCAL);
  struct pulse_functions *functions =
      library ? (struct pulse_functions *)calloc(1, sizeof *functions) : NULL;
  if (!functions) return NULL;
  int found = 1;
#define PULSE_FIND(name)                                                                           \
  *(void **)(void *)&functions->name = dlsym(library, "pa_" #name);                                \
  found &= *(void **)(void *)&functions->name != NULL;
  PULSE_FUNCTIONS(PULSE_FIND)
#undef PULSE_FIND
  if (found) return functions;
  free(functions);
  return NULL;
}
