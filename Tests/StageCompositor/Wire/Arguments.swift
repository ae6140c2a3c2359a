import CWaylandServer
import Glibc

/// The arguments of a request. Its new objects exist already; its descriptors are closed afterwards.
public final class Arguments {
  private enum Item {
    case value(Value)
    case object(OpaquePointer?)
    case new(Resource?)
    case descriptor(Int32)
  }

  private var items: [Item] = []

  init(
    _ message: UnsafePointer<wl_message>, _ wire: UnsafeMutablePointer<wl_argument>?,
    from sender: Resource
  ) {
    guard let wire else { return }
    let plain = values(wire, of: message)
    for (index, kind) in argumentKinds(message).enumerated() {
      switch kind {
      case "o": items.append(.object(wire[index].o))
      case "h": items.append(.descriptor(wire[index].h))
      case "n":
        let description = message.pointee.types[index]
        items.append(
          .new(
            description.flatMap {
              Resource(
                client: sender.client, $0, version: sender.version, number: wire[index].n)
            }))
      default: items.append(.value(plain[index]))
      }
    }
  }

  deinit {
    for case .descriptor(let descriptor) in items { close(descriptor) }
  }

  /// The number at this place.
  public func number(_ index: Int) -> Int {
    if case .value(let value) = items[index] { value.number ?? 0 } else { 0 }
  }

  /// The string at this place.
  public func string(_ index: Int) -> String {
    if case .value(let value) = items[index] { value.string ?? "" } else { "" }
  }

  /// The object at this place.
  public func object(_ index: Int) -> OpaquePointer? {
    if case .object(let pointer) = items[index] { pointer } else { nil }
  }

  /// The new object at this place.
  public func new(_ index: Int) -> Resource? {
    if case .new(let resource) = items[index] { resource } else { nil }
  }

  /// The descriptor at this place, open until the request has been handled.
  public func descriptor(_ index: Int) -> Int32 {
    if case .descriptor(let descriptor) = items[index] { descriptor } else { -1 }
  }
}
