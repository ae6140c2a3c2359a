import CLinux
import Glibc

/// The seat: what the person's fingers, mouse and pen do, and the keymap of the keyboards.
public final class StageSeat {
  /// What the seat has (`wl_seat.capability`): pointer 1, keyboard 2, touch 4.
  public private(set) var capabilities: UInt32 = 7
  /// The keymap that the keyboards use now, as XKB text.
  public private(set) var keymap: String?

  weak var stage: Stage?
  private var seats: [Resource] = []
  private var touches: [Resource] = []
  private var pointers: [Resource] = []
  private var keyboards: [Resource] = []
  private var tools: [Resource] = []
  private var tablets: [Resource] = []

  /// Plugs devices in and out.
  public func setCapabilities(_ capabilities: UInt32) {
    self.capabilities = capabilities
    for seat in seats { seat.send("capabilities", .uint(capabilities)) }
  }

  /// Gives all keyboards this keymap.
  public func setKeymap(_ text: String) {
    keymap = text
    for keyboard in keyboards { tellKeymap(keyboard) }
  }

  func play(_ seat: Resource) {
    keep(seat, in: \.seats)
    seat.send("capabilities", .uint(capabilities))
    seat.send("name", .string("seat0"))
    seat.on("get_touch") { [unowned self] in keep($0.new(0), in: \.touches) }
    seat.on("get_pointer") { [unowned self] in keep($0.new(0), in: \.pointers) }
    seat.on("get_keyboard") { [unowned self] in
      keep($0.new(0), in: \.keyboards)
      if let keyboard = keyboards.last { tellKeymap(keyboard) }
    }
  }

  func playTablets(_ manager: Resource) {
    manager.on("get_tablet_seat") { [unowned self] in
      guard let seat = $0.new(0), let tablet = seat.makeObject("zwp_tablet_v2"),
        let tool = seat.makeObject("zwp_tablet_tool_v2")
      else { return }
      keep(tablet, in: \.tablets)
      keep(tool, in: \.tools)
      seat.send("tablet_added", .object(tablet))
      tablet.send("done")
      seat.send("tool_added", .object(tool))
      tool.send("done")
    }
  }

  /// Sends an event to the touch screens of the surface's client, or to everybody's without one.
  public func touch(_ event: String, on surface: StageSurface? = nil, _ arguments: Outgoing...) {
    send(event, to: touches, of: surface, arguments)
  }

  /// Sends an event to the mice of the surface's client, or to everybody's without one.
  public func pointer(_ event: String, on surface: StageSurface? = nil, _ arguments: Outgoing...) {
    send(event, to: pointers, of: surface, arguments)
  }

  /// Sends an event to the pens.
  public func pen(_ event: String, _ arguments: Outgoing...) {
    send(event, to: tools, of: nil, arguments)
  }

  /// A pen comes near the surface.
  public func bringPen(near surface: StageSurface) {
    guard let tablet = tablets.first(where: { $0.client == surface.resource.client }) else {
      return
    }
    pen("proximity_in", .uint(1), .object(tablet), .object(surface.resource))
  }

  /// A finger comes down.
  public func touchDown(
    _ slot: Int32, on surface: StageSurface, x: Double, y: Double, time: UInt32 = 0
  ) {
    touch(
      "down", on: surface, .uint(stage?.nextSerial() ?? 0), .uint(time),
      .object(surface.resource), .int(slot), .fixed(x), .fixed(y))
  }

  /// A finger moves.
  public func touchMotion(_ slot: Int32, x: Double, y: Double, time: UInt32 = 0) {
    touch("motion", .uint(time), .int(slot), .fixed(x), .fixed(y))
  }

  /// A finger is lifted.
  public func touchUp(_ slot: Int32, time: UInt32 = 0) {
    touch("up", .uint(stage?.nextSerial() ?? 0), .uint(time), .int(slot))
  }

  /// The events so far belong together.
  public func touchFrame() {
    touch("frame")
  }

  /// One finger taps, in two frames.
  public func tap(on surface: StageSurface, x: Double, y: Double, time: UInt32 = 0) {
    touchDown(0, on: surface, x: x, y: y, time: time)
    touchFrame()
    touchUp(0, time: time + 60)
    touchFrame()
  }

  private func send(
    _ event: String, to devices: [Resource], of surface: StageSurface?, _ arguments: [Outgoing]
  ) {
    for device in devices where surface == nil || device.client == surface?.resource.client {
      device.send(event, arguments)
    }
  }

  private func keep(_ resource: Resource?, in list: ReferenceWritableKeyPath<StageSeat, [Resource]>)
  {
    guard let resource else { return }
    self[keyPath: list].append(resource)
    resource.onEnd = { [weak self, unowned resource] in
      self?[keyPath: list].removeAll { $0 === resource }
    }
  }

  private func tellKeymap(_ keyboard: Resource) {
    guard let keymap else { return }
    let bytes = Array(keymap.utf8) + [0]
    let descriptor = linux_memory_file("keymap")
    defer { close(descriptor) }
    _ = write(descriptor, bytes, bytes.count)
    keyboard.send("keymap", .uint(1), .descriptor(descriptor), .uint(UInt32(bytes.count)))
  }
}
