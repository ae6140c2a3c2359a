import CWaylandServer

/// Something in the registry, until it is let go of.
final class Global {
  private let pointer: OpaquePointer?
  private let description: UnsafePointer<wl_interface>
  private let onBind: (Resource) -> Void

  init(
    _ display: OpaquePointer, _ description: UnsafePointer<wl_interface>, _ version: Int32,
    onBind: @escaping (Resource) -> Void
  ) {
    self.description = description
    self.onBind = onBind
    let box = WeakBox<Global>()
    pointer = wl_global_create(
      display, description, version, Unmanaged.passRetained(box).toOpaque(), Self.bind)
    box.object = self
  }

  deinit {
    wl_global_destroy(pointer)
  }

  /// A client may bind what is just vanishing: it gets an object that nobody plays.
  private static let bind: wl_global_bind_func_t = { client, data, version, number in
    guard let client, let data else { return }
    let box = Unmanaged<WeakBox<Global>>.fromOpaque(data).takeUnretainedValue()
    guard let global = box.object,
      let resource = Resource(
        client: client, global.description, version: Int32(version), number: number)
    else { return }
    global.onBind(resource)
  }
}

/// Outlives the object it points to.
final class WeakBox<Object: AnyObject> {
  weak var object: Object?
}
