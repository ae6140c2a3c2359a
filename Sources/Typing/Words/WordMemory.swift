import TextTraits

/// What is remembered of words while a field has the focus.
struct WordMemory: Hashable, Sendable {
  /// The question that was answered last.
  private(set) var query: WordQuery?
  /// The answer to it.
  private(set) var answer = WordAnswer()
  /// How likely each character is to follow, by the output of its key.
  private(set) var nextCharacters: [String: Double] = [:]
  /// Whether what is pending is the person's own replacement for what was typed.
  private(set) var isReplacing = false
  /// Corrections that were made and not taken back, the last ones.
  private var made: [Correction] = []
  /// Whether the person moved the caret here.
  private var isRevisiting = false
  /// A correction that delete takes back as long as nothing else happens.
  var undo: Undo?
  /// Corrections that were taken back in this field.
  private var rejected: Set<Correction> = []
  /// Where the finger landed for the scalars typed since the word began.
  private var touches: [GridPoint?] = []

  /// A correction that was made.
  struct Undo: Hashable, Sendable {
    /// What was typed, and what was put in its place.
    var correction: Correction
    /// What was typed to accept it.
    var delimiter: String

    /// What stands before the caret since.
    var result: String { correction.corrected + delimiter }
  }

  /// A key typed this text; where the finger landed is kept for each scalar.
  mutating func typed(_ text: String, touch: GridPoint?) {
    guard text.allSatisfy({ $0.isWordPart || $0.joinsWord }) else {
      touches.removeAll()
      return
    }
    touches += text.unicodeScalars.map { _ in touch }
    if touches.count > Self.longestWord { touches.removeFirst(touches.count - Self.longestWord) }
  }

  /// This text went away before the caret.
  mutating func deleted(_ text: String) {
    touches.removeLast(min(text.unicodeScalars.count, touches.count))
  }

  /// Other text stands before the caret than was typed.
  mutating func forgetTouches() { touches.removeAll() }

  /// The points for a word: its beginning may have been there before.
  func touches(for word: String) -> [GridPoint?] {
    let count = word.unicodeScalars.count
    let known = touches.suffix(count)
    return Array(repeating: nil, count: count - known.count) + known
  }

  /// Asks about the word, unless it was asked about already. The person's own replacement for it
  /// comes before what anybody else would put in its place.
  mutating func ask(
    _ words: (any WordSource)?, _ query: WordQuery, replacement: String?,
    punctuation: SmartPunctuation
  ) {
    guard query != self.query else { return }
    self.query = query
    answer = words?.answer(query).written { punctuation.written($0) } ?? WordAnswer()
    nextCharacters = words?.nextCharacters(query) ?? [:]
    isReplacing = replacement != nil
    if let replacement { answer.correction = replacement }
    if let pending, pending.typed == pending.corrected || rejected.contains(pending.folded) {
      answer.correction = nil
    }
  }

  /// The correction that would be made now, or nil.
  var pending: Correction? {
    guard let query, let corrected = answer.correction else { return nil }
    return Correction(typed: query.typed, corrected: corrected)
  }

  /// The person took a correction back: it is not made again in this field, whatever the capitals.
  mutating func reject(_ correction: Correction) {
    rejected.insert(correction.folded)
    made.removeAll { $0 == correction }
    query = nil
    answer.correction = nil
  }

  /// What was typed stays as it is, whatever else it may mean.
  mutating func keep() {
    answer.correction = nil
    isReplacing = false
  }

  /// Nothing is asked or offered.
  mutating func clear() {
    query = nil
    isReplacing = false
    answer = WordAnswer()
    nextCharacters = [:]
  }

  /// A correction was made.
  mutating func corrected(_ correction: Undo) {
    undo = correction
    made.append(correction.correction)
    if made.count > Self.correctionsKept { made.removeFirst() }
  }

  /// Something is typed, deleted or chosen here.
  mutating func interrupt() {
    undo = nil
    isRevisiting = false
  }

  /// The caret was moved: other text stands before it than was typed.
  mutating func moved() {
    interrupt()
    touches.removeAll()
    isRevisiting = true
  }

  /// The correction whose words the person went back to, and how much of them stands after the
  /// caret; nil where there is none.
  func revisited(before: some StringProtocol, after: String) -> (Correction, rest: String)? {
    guard isRevisiting else { return nil }
    for correction in made.reversed() {
      let text = correction.corrected
      for cut in text.indices + [text.endIndex] {
        let (head, rest) = (text[..<cut], text[cut...])
        if before.hasSuffix(head), after.hasPrefix(rest),
          before.dropLast(head.count).last?.isWordPart != true,
          after.dropFirst(rest.count).first?.isWordPart != true
        {
          return (correction, String(rest))
        }
      }
    }
    return nil
  }

  /// So many corrections can be taken back by going back to their words.
  private static let correctionsKept = 20
  /// More touches of one word are not kept.
  private static let longestWord = 64
}
