import Bus
import EventLoop

/// Types the texts that programs hand over, one after the other and each in pieces.
///
/// A socket holds some 100 kB. Libwayland gives a connection up whose other end has not read that
/// much, here as in the compositor: a long text at once would end the keyboard, or the program that
/// it is typed into. So the next piece follows when the compositor has passed the last one on and
/// the field has had a moment for it.
final class TextTyping {
  /// The most bytes of a piece: as line breaks, which go as keys, they are some 50 kB.
  static let pieceLimit = 512
  /// The time that a field has for a piece.
  static let pause = Duration.milliseconds(20)
  /// How long a field that tells its text is waited for.
  static let patience = Duration.milliseconds(500)
  /// The most texts that wait for their turn.
  static let mostTexts = 16

  /// Where a text is typed into. Its end does not go elsewhere.
  nonisolated struct Place: Hashable, Sendable {
    /// The app id; empty as long as nobody says it.
    var application = ""
    /// Whether a field has the focus.
    var isField = false
    /// Whether the field is a secret one.
    var isSecret = false

    /// Whether this may be the same place, seen later.
    func isStill(_ other: Place) -> Bool {
      isField == other.isField && isSecret == other.isSecret
        && (application.isEmpty || application == other.application)
    }
  }

  /// Types a piece.
  var onPiece: (String) -> Void = { _ in }
  /// Calls what it is given when the compositor has passed on all that was typed so far.
  var whenPassedOn: (@escaping () -> Void) -> Void = { $0() }
  /// Whether the field tells its text when that has changed.
  var isReporting: () -> Bool = { false }
  /// Where a text would go now.
  var place: () -> Place = { Place() }

  private struct Text {
    var rest: Substring
    var place: Place
    let answer: (BusError?) -> Void
  }

  private var texts: [Text] = []
  /// Whether the field has told its text since the last piece.
  private var hasReport = false
  /// Until then the field may have time for the last piece, which has been passed on; nil before.
  private var deadline: Duration?
  private let loop: EventLoop
  private var timer: Timer?

  /// No texts yet; the timer is in `loop`.
  init(loop: EventLoop) {
    self.loop = loop
    let timer = Timer { [weak self] in self?.next() }
    self.timer = timer
    loop.add(timer)
  }

  /// Lets go of the timer, and of what is still to be typed.
  func stop() {
    texts = []
    if let timer { loop.remove(timer) }
    timer = nil
  }

  /// Types a text where it would go now, and calls `answer` when it is typed, with nil, or when it
  /// cannot be.
  func type(_ text: String, then answer: @escaping (BusError?) -> Void) {
    guard texts.count < Self.mostTexts else {
      return answer(.limitExceeded("\(Self.mostTexts) texts wait to be typed"))
    }
    texts.append(Text(rest: text[...], place: place(), answer: answer))
    if texts.count == 1 { next() }
  }

  /// The field has told its text.
  func fieldReported() {
    hasReport = true
    if let deadline { timer?.set(min(deadline, Timer.now + Self.pause)) }
  }

  private func next() {
    deadline = nil
    guard let text = texts.first else { return }
    let now = place()
    guard text.place.isStill(now) else {
      return finish(.failed("the field lost the focus before all was typed"))
    }
    texts[0].place = now
    let (piece, rest) = text.rest.cut(at: Self.pieceLimit)
    texts[0].rest = rest
    hasReport = false
    onPiece(String(piece))
    whenPassedOn { [weak self] in
      guard let self, !texts.isEmpty else { return }
      if rest.isEmpty { finish(nil) } else { waitForField() }
    }
  }

  private func waitForField() {
    let now = Timer.now
    let isAwaited = isReporting()
    deadline = now + (isAwaited ? Self.patience : Self.pause)
    timer?.set(isAwaited && !hasReport ? deadline : now + Self.pause)
  }

  private func finish(_ error: BusError?) {
    texts.removeFirst().answer(error)
    next()
  }
}

nonisolated extension Substring {
  /// What fits so many bytes, and the rest: cut between characters, where a character fits.
  func cut(at limit: Int) -> (piece: Substring, rest: Substring) {
    guard var end = utf8.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
    else { return (self, self[endIndex...]) }
    end = unicodeScalars.index(before: unicodeScalars.index(after: end))
    var whole = end
    while whole > startIndex, Index(whole, within: self) == nil {
      whole = unicodeScalars.index(before: whole)
    }
    if whole > startIndex { end = whole }
    return (self[..<end], self[end...])
  }
}
