import Bus

/// Where the keyboard is (UIKit's keyboard layout guide and keyboard notifications).
///
/// A docked keyboard reserves its place, and the compositor lays windows out above it. A window that
/// ignores that, fullscreen above all, and a floating keyboard are what the guide is for.
@MainActor
public final class KeyboardLayoutGuide {
  /// The keyboard's rectangle with its bars, in the output's logical pixels. While it is hidden the
  /// rectangle is empty, at the bottom of the screen.
  public private(set) var frame = KeyboardFrame(x: 0, y: 0, width: 0, height: 0)
  /// The name of the output that it is on, such as `DSI-1`; empty while nobody has told.
  public private(set) var output = ""
  /// Called before the keyboard moves, with how long it takes and where it goes: the time to move
  /// along with it.
  public var onFrameWillChange: ((KeyboardFrameChange) -> Void)?
  /// Called when it has moved; ``frame`` is where it is.
  public var onFrameDidChange: ((KeyboardFrameChange) -> Void)?

  private var slots: [BusSlot] = []

  init() {}

  /// Whether the keyboard is hidden.
  public var isHidden: Bool { frame.width == 0 || frame.height == 0 }

  /// What the keyboard covers of a rectangle on its output; nil where it covers nothing. A
  /// fullscreen window's rectangle is the output's.
  public func covered(of rectangle: KeyboardFrame) -> KeyboardFrame? {
    let left = max(rectangle.x, frame.x)
    let top = max(rectangle.y, frame.y)
    let right = min(rectangle.x + rectangle.width, frame.x + frame.width)
    let bottom = min(rectangle.y + rectangle.height, frame.y + frame.height)
    guard left < right, top < bottom else { return nil }
    return KeyboardFrame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far what is at `rectangle` has to move up so that the keyboard covers nothing of it; 0
  /// where it covers nothing. All in logical pixels.
  public func distanceToClear(_ rectangle: KeyboardFrame, margin: Int32 = 0) -> Int32 {
    guard covered(of: rectangle) != nil else { return 0 }
    return rectangle.y + rectangle.height + margin - frame.y
  }

  func listen(on bus: BusConnection) throws(KeyboardError) {
    slots = try KeyboardClient(bus).onFrameChange(
      will: { [weak self] in self?.onFrameWillChange?($0) },
      did: { [weak self] in self?.changed($0) })
  }

  /// A keyboard that has come says where it is; one that is gone covers nothing.
  func keyboardChanged(_ owner: String?, bus: BusConnection) {
    guard owner != nil else { return gone() }
    KeyboardClient(bus).frame { [weak self] answer in
      guard let self, let frame = try? answer.get(), frame != self.frame else { return }
      tell(from: self.frame, to: frame)
    }
  }

  private func gone() {
    guard !isHidden else { return }
    tell(
      from: frame,
      to: KeyboardFrame(x: frame.x, y: frame.y + frame.height, width: 0, height: 0))
  }

  /// What was not told as a change is one that takes no time.
  private func tell(from begin: KeyboardFrame, to end: KeyboardFrame) {
    let phase: FrameChange.Phase = begin.width == 0 ? .show : end.width == 0 ? .hide : .move
    let change = KeyboardFrameChange(
      phase: phase, begin: begin, end: end, output: output, duration: 0, curve: "linear")
    if begin.width != 0 || end.width != 0 { onFrameWillChange?(change) }
    frame = end
    if begin.width != 0 || end.width != 0 { onFrameDidChange?(change) }
  }

  private func changed(_ change: KeyboardFrameChange) {
    frame = change.end
    output = change.output
    onFrameDidChange?(change)
  }
}
