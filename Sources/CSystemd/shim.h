// sd-bus is the same library under three names: systemd's own, elogind's and basu's. Where one of
// the others is installed, give its pkg-config name (libelogind, basu) in Package.swift.
#if __has_include(<systemd/sd-bus.h>)
#include <systemd/sd-bus.h>
#elif __has_include(<elogind/sd-bus.h>)
#include <elogind/sd-bus.h>
#else
#include <basu/sd-bus.h>
#endif
#include <string.h>

// The macros that fill a table of methods are initialisers, which do not import. These do the
// same for one entry each. An argument's name is not shown where the library is too old for names.

static inline void toccata_vtable_start(sd_bus_vtable *entry) {
  sd_bus_vtable start = SD_BUS_VTABLE_START(0);
  memcpy(entry, &start, sizeof start);
}

static inline void toccata_vtable_end(sd_bus_vtable *entry) {
  sd_bus_vtable end = SD_BUS_VTABLE_END;
  memcpy(entry, &end, sizeof end);
}

static inline void toccata_vtable_method(
  sd_bus_vtable *entry, const char *member, const char *inputs, const char *outputs,
  const char *names, sd_bus_message_handler_t handler) {
  sd_bus_vtable method = SD_BUS_METHOD(member, inputs, outputs, handler, SD_BUS_VTABLE_UNPRIVILEGED);
#ifdef SD_BUS_METHOD_WITH_NAMES
  method.x.method.names = names;
#endif
  memcpy(entry, &method, sizeof method);
}

static inline void toccata_vtable_signal(
  sd_bus_vtable *entry, const char *member, const char *signature, const char *names) {
  sd_bus_vtable signal = SD_BUS_SIGNAL(member, signature, 0);
#ifdef SD_BUS_SIGNAL_WITH_NAMES
  signal.x.signal.names = names;
#endif
  memcpy(entry, &signal, sizeof signal);
}

// A property without a setter can only be read.
static inline void toccata_vtable_property(
  sd_bus_vtable *entry, const char *member, const char *signature, sd_bus_property_get_t get,
  sd_bus_property_set_t set) {
  const uint64_t flags = SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE;
  sd_bus_vtable readable = SD_BUS_PROPERTY(member, signature, get, 0, flags);
  sd_bus_vtable writable =
    SD_BUS_WRITABLE_PROPERTY(member, signature, get, set, 0, flags | SD_BUS_VTABLE_UNPRIVILEGED);
  memcpy(entry, set ? &writable : &readable, sizeof readable);
}
