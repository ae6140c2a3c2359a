import CWaylandServer
import Glibc

/// An object of a client, on the stage's side. What it does is told by name; what nobody asked for
/// is only recorded. It lives until the client ends it or is gone.
public final class Resource {
  /// libwayland's object.
  public let pointer: OpaquePointer
  /// Its interface's name.
  public let interface: String
  /// Called when it ended.
  public var onEnd: (() -> Void)?

  private let description: UnsafePointer<wl_interface>
  private var handlers: [String: (Arguments) -> Void] = [:]

  /// An object of `client`; number 0 lets libwayland choose, for objects the stage makes.
  init?(
    client: OpaquePointer, _ description: UnsafePointer<wl_interface>, version: Int32,
    number: UInt32
  ) {
    guard let pointer = wl_resource_create(client, description, version, number) else { return nil }
    self.pointer = pointer
    self.description = description
    interface = String(cString: description.pointee.name)
    // Retained until libwayland says that the object has ended.
    wl_resource_set_dispatcher(
      pointer, Self.dispatcher, nil, Unmanaged.passRetained(self).toOpaque(), Self.ended)
  }

  /// Its number.
  public var number: UInt32 { wl_resource_get_id(pointer) }
  /// Its version.
  public var version: Int32 { wl_resource_get_version(pointer) }
  /// Whose it is.
  public var client: OpaquePointer { wl_resource_get_client(pointer) }

  /// Does this at a request of this name.
  public func on(_ request: String, _ handler: @escaping (Arguments) -> Void) {
    handlers[request] = handler
  }

  /// Sends an event; one that the object's version does not know is not sent.
  public func send(_ event: String, _ arguments: Outgoing...) {
    send(event, arguments)
  }

  /// Sends an event; one that the object's version does not know is not sent.
  func send(_ event: String, _ arguments: [Outgoing]) {
    for opcode in 0..<Int(description.pointee.event_count) {
      let message = description.pointee.events + opcode
      guard String(cString: message.pointee.name) == event else { continue }
      let since = String(cString: message.pointee.signature).prefix { $0.isNumber }
      guard Int32(since) ?? 1 <= version else { return }
      precondition(
        argumentKinds(message).count == arguments.count,
        "\(interface).\(event) takes other arguments")
      withWireArguments(arguments) { wl_resource_post_event_array(pointer, UInt32(opcode), $0) }
      return
    }
    preconditionFailure("\(interface) has no event \(event)")
  }

  /// A new object that the stage makes, to be sent with an event.
  public func makeObject(_ interface: String) -> Resource? {
    interfaceDescription(interface).flatMap {
      Resource(client: client, $0, version: version, number: 0)
    }
  }

  /// Ends the client's connection with an error of this object.
  public func fail(_ code: UInt32, _ message: String) {
    stage_post_error(pointer, code, message)
  }

  /// Ends it from the stage's side.
  public func end() {
    wl_resource_destroy(pointer)
  }

  /// The resource behind a pointer from a request, if it is one of the stage's.
  public static func behind(_ pointer: OpaquePointer?) -> Resource? {
    guard let pointer, wl_resource_instance_of_stage(pointer),
      let data = wl_resource_get_user_data(pointer)
    else { return nil }
    return Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue()
  }

  /// Buffers and pools are libwayland's own.
  private static func wl_resource_instance_of_stage(_ pointer: OpaquePointer) -> Bool {
    !["wl_buffer", "wl_shm", "wl_shm_pool", "wl_registry", "wl_callback", "wl_display"]
      .contains(String(cString: wl_resource_get_class(pointer)))
  }

  private func receive(
    _ message: UnsafePointer<wl_message>, _ wire: UnsafeMutablePointer<wl_argument>?
  ) {
    let arguments = Arguments(message, wire, from: self)
    let name = String(cString: message.pointee.name)
    handlers[name]?(arguments)
    // The two names that all destructors have.
    if name == "destroy" || name == "release" { wl_resource_destroy(pointer) }
  }

  private static let dispatcher: wl_dispatcher_func_t = { _, target, _, message, arguments in
    guard let target, let message,
      let data = wl_resource_get_user_data(OpaquePointer(target))
    else { return 0 }
    Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue().receive(message, arguments)
    return 0
  }

  private static let ended: wl_resource_destroy_func_t = { pointer in
    guard let pointer, let data = wl_resource_get_user_data(pointer) else { return }
    let resource = Unmanaged<Resource>.fromOpaque(data).takeRetainedValue()
    resource.onEnd?()
    resource.handlers = [:]
    resource.onEnd = nil
  }
}
