import CSystemd
import Glibc

/// Owns the table that sd-bus serves an interface from, and the strings in it.
@MainActor
final class InterfaceTable {
  /// The table, for as long as this object lives.
  let entries: UnsafeMutablePointer<sd_bus_vtable>
  private var strings: [UnsafeMutablePointer<CChar>] = []
  private var count = 0

  init(_ interface: BusInterface) {
    let members = interface.methods.count + interface.properties.count + interface.signals.count
    entries = .allocate(capacity: members + 2)
    toccata_vtable_start(next())
    for method in interface.methods { add(method) }
    for property in interface.properties { add(property) }
    for signal in interface.signals { add(signal) }
    toccata_vtable_end(next())
  }

  isolated deinit {
    entries.deallocate()
    for string in strings { free(string) }
  }

  private func add(_ method: BusMethod) {
    toccata_vtable_method(
      next(), keep(method.name), keep(method.inputs.signature), keep(method.outputs.signature),
      names(method.inputs + method.outputs), ServedInterface.callMethod)
  }

  private func add(_ property: BusProperty) {
    toccata_vtable_property(
      next(), keep(property.name), keep(property.signature), ServedInterface.getProperty,
      property.set == nil ? nil : ServedInterface.setProperty)
  }

  private func add(_ signal: BusSignal) {
    toccata_vtable_signal(
      next(), keep(signal.name), keep(signal.arguments.signature), names(signal.arguments))
  }

  private func next() -> UnsafeMutablePointer<sd_bus_vtable> {
    defer { count += 1 }
    return entries + count
  }

  /// The names one after another, each with a NUL, as sd-bus wants them.
  private func names(_ arguments: [BusArgument]) -> UnsafePointer<CChar>? {
    var names: [CChar] = []
    for argument in arguments { names += argument.name.utf8CString }
    return keep(names + [0])
  }

  private func keep(_ string: String) -> UnsafePointer<CChar>? {
    keep(Array(string.utf8CString))
  }

  private func keep(_ bytes: [CChar]) -> UnsafePointer<CChar>? {
    guard let copy = malloc(bytes.count)?.assumingMemoryBound(to: CChar.self) else { return nil }
    copy.update(from: bytes, count: bytes.count)
    strings.append(copy)
    return UnsafePointer(copy)
  }
}
