/// What FrameWillChange and FrameDidChange tell, so that an application can move along with the
/// keyboard.
public struct FrameChange: Sendable, Equatable {
  /// Why the frame changes.
  public enum Phase: String, Sendable, CaseIterable {
    case show, hide, move
  }

  /// Why it changes.
  public var phase: Phase
  /// Where the keyboard was.
  public var begin: KeyboardFrame
  /// Where it will be.
  public var end: KeyboardFrame
  /// The name of the output, for example `DSI-1`.
  public var output: String
  /// How long it takes, in seconds; 0 without animation.
  public var duration: Double
  /// The name of the animation's curve.
  public var curve: String

  /// A change.
  public init(
    phase: Phase, begin: KeyboardFrame, end: KeyboardFrame, output: String, duration: Double,
    curve: String
  ) {
    self.phase = phase
    self.begin = begin
    self.end = end
    self.output = output
    self.duration = duration
    self.curve = curve
  }

  /// The change as the signals' `a{sv}`.
  public var value: BusValue {
    .named([
      "phase": .string(phase.rawValue), "begin": begin.value, "end": end.value,
      "output": .string(output), "duration": .double(duration), "curve": .string(curve),
    ])
  }

  /// The change that such an `a{sv}` tells; nil where a key is missing or of another type.
  public init?(_ value: BusValue) {
    guard let named = value.namedValues,
      let phase = named["phase"]?.string.flatMap(Phase.init),
      let begin = named["begin"].flatMap(KeyboardFrame.init),
      let end = named["end"].flatMap(KeyboardFrame.init),
      let output = named["output"]?.string, let duration = named["duration"]?.double,
      let curve = named["curve"]?.string
    else { return nil }
    self.init(
      phase: phase, begin: begin, end: end, output: output, duration: duration, curve: curve)
  }
}
