import CSystemd
import Glibc

/// What sd-bus calls back for one interface of one object: finds the declaration and asks it.
@MainActor
final class ServedInterface {
  let table: InterfaceTable
  private let methods: [String: BusMethod]
  private let properties: [String: BusProperty]

  init(_ interface: BusInterface) {
    table = InterfaceTable(interface)
    methods = Dictionary(interface.methods.map { ($0.name, $0) }) { first, _ in first }
    properties = Dictionary(interface.properties.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What sd-bus is given as user data; the object's slot keeps it alive.
  var userdata: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func call(_ message: BusMessage) {
    guard let method = methods[message.member] else { return }
    do {
      method.handler(try BusCall(message, method: method))
    } catch {
      message.replyWithError(error)
    }
  }

  private func get(_ name: String, into reply: OpaquePointer) throws(BusError) {
    guard let property = properties[name] else { throw .invalid("there is no property \(name)") }
    let value = property.get()
    guard value.signature == property.signature else {
      throw .failed("\(name) is '\(value.signature)' where '\(property.signature)' is declared")
    }
    try MessageWriter(reply).append([value])
  }

  private func set(_ name: String, from message: OpaquePointer) throws(BusError) {
    guard let property = properties[name], let set = property.set else {
      throw .invalid("there is no property \(name) that can be set")
    }
    // sd-bus has checked the type, stands inside the variant, and leaves it itself.
    var reader = MessageReader(message, limits: .standard)
    guard let value = try reader.rest().first else { throw .invalid("\(name) wants a value") }
    do { try set(value) } catch { throw BusError(error) }
  }

  /// The C function for all methods.
  static let callMethod: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return -EINVAL }
    nonisolated(unsafe) let (theMessage, theUserdata) = (message, userdata)
    MainActor.assumeIsolated { served(theUserdata).call(BusMessage(theMessage)) }
    return 1
  }

  /// The C function that reads all properties.
  static let getProperty: sd_bus_property_get_t = { _, _, _, name, reply, userdata, error in
    guard let name, let reply, let userdata else { return -EINVAL }
    nonisolated(unsafe) let (theReply, theUserdata) = (reply, userdata)
    let property = String(cString: name)
    let fault = MainActor.assumeIsolated {
      failure { () throws(BusError) in try served(theUserdata).get(property, into: theReply) }
    }
    return report(fault, in: error)
  }

  /// The C function that writes all properties.
  static let setProperty: sd_bus_property_set_t = { _, _, _, name, message, userdata, error in
    guard let name, let message, let userdata else { return -EINVAL }
    nonisolated(unsafe) let (theMessage, theUserdata) = (message, userdata)
    let property = String(cString: name)
    let fault = MainActor.assumeIsolated {
      failure { () throws(BusError) in try served(theUserdata).set(property, from: theMessage) }
    }
    return report(fault, in: error)
  }

  private static func served(_ userdata: UnsafeMutableRawPointer) -> ServedInterface {
    Unmanaged<ServedInterface>.fromOpaque(userdata).takeUnretainedValue()
  }

  private static func failure(_ body: () throws(BusError) -> Void) -> BusError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private nonisolated static func report(
    _ fault: BusError?, in error: UnsafeMutablePointer<sd_bus_error>?
  ) -> Int32 {
    guard let fault else { return 1 }
    return sd_bus_error_set(error, fault.name, fault.text)
  }
}
