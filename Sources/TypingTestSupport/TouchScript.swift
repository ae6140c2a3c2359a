import Layouts
import Typing

/// A script of touches: who goes down where and when.
///
///     @0   1 down q        finger 1 touches the middle of q, at 0 ms
///     @40  2 down w+3,-2   finger 2 touches w, 3 to the right and 2 up of its middle
///     +20  1 move 100,80   20 ms later finger 1 moves to a point
///     +10  1 up
///     +0   2 cancel        or `all cancel`
///     +90  tap space       finger 0 goes down, and up 50 ms later
///     +90  type hello you  taps a key for each character, 120 ms apart
///     wait 500             time goes on
public struct TouchScript: Sendable {
  /// Its lines.
  public var steps: [Step]

  /// A line.
  public struct Step: Sendable {
    /// When: from the script's beginning, or from the line before.
    public var time: Time
    /// What happens.
    public var action: Action
  }

  /// When a line happens, in milliseconds.
  public enum Time: Sendable {
    /// From the script's beginning.
    case at(Int64)
    /// From the line before.
    case after(Int64)
  }

  /// What happens.
  public enum Action: Sendable {
    /// A finger goes down.
    case down(Int32, Place)
    /// A finger moves.
    case move(Int32, Place)
    /// A finger lifts.
    case up(Int32)
    /// A finger's touch is cancelled.
    case cancel(Int32)
    /// All touches are cancelled.
    case cancelAll
    /// A short touch.
    case tap(Place)
    /// Short touches.
    case type(String)
    /// Nothing.
    case wait
  }

  /// Where.
  public enum Place: Sendable {
    /// A point of the keyboard.
    case point(Point)
    /// The middle of a key of the layer that is shown then, and how far from it.
    case key(String, dx: Double, dy: Double)
  }

  /// A line that is not understood.
  public struct Fault: Error, CustomStringConvertible {
    /// The line's number, from 1.
    public let line: Int
    /// The line.
    public let text: String
    /// What is wrong, where it is.
    public var description: String { "touch script, line \(line): cannot read “\(text)”" }
  }

  /// Reads a script.
  public init(_ text: String) throws {
    steps = try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        let line = String(line.drop { $0 == " " })
        if line.isEmpty || line.hasPrefix("#") { return nil }
        guard let step = Step(line) else { throw Fault(line: number + 1, text: line) }
        return step
      }
  }
}

extension TouchScript.Step {
  init?(_ line: String) {
    if line.hasPrefix("wait ") {
      guard let count = Int64(line.dropFirst(5)) else { return nil }
      self.init(time: .after(count), action: .wait)
      return
    }
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let time = TouchScript.Time(parts[0]),
      let action = TouchScript.Action(parts[1].drop { $0 == " " })
    else { return nil }
    self.init(time: time, action: action)
  }
}

extension TouchScript.Time {
  init?(_ text: Substring) {
    guard let count = Int64(text.dropFirst()), count >= 0 else { return nil }
    switch text.first {
    case "@": self = .at(count)
    case "+": self = .after(count)
    default: return nil
    }
  }
}

extension TouchScript.Action {
  init?(_ text: Substring) {
    if text.hasPrefix("type ") {
      self = .type(String(text.dropFirst(5)))
      return
    }
    let words = text.split(separator: " ").map(String.init)
    if words == ["all", "cancel"] {
      self = .cancelAll
    } else if words.count == 2, words[0] == "tap", let place = TouchScript.Place(words[1]) {
      self = .tap(place)
    } else if words.count >= 2, let finger = Int32(words[0]) {
      self.init(finger, words[1], place: words.dropFirst(2).first)
    } else {
      return nil
    }
  }

  private init?(_ finger: Int32, _ verb: String, place: String?) {
    switch (verb, place.flatMap(TouchScript.Place.init)) {
    case ("down", let place?): self = .down(finger, place)
    case ("move", let place?): self = .move(finger, place)
    case ("up", nil) where place == nil: self = .up(finger)
    case ("cancel", nil) where place == nil: self = .cancel(finger)
    default: return nil
    }
  }
}

extension TouchScript.Place {
  init?(_ text: String) {
    if let point = Self.pair(text[...]) {
      self = .point(Point(x: point.0, y: point.1))
      return
    }
    // The id of a key may itself be a plus.
    guard let plus = text.dropFirst().firstIndex(of: "+"),
      let offset = Self.pair(text[text.index(after: plus)...])
    else {
      self = .key(text, dx: 0, dy: 0)
      return
    }
    self = .key(String(text[..<plus]), dx: offset.0, dy: offset.1)
  }

  private static func pair(_ text: Substring) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
    return (x, y)
  }
}
