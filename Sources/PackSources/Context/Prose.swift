/// Running text, cut into sentences of words with their own casing.
public struct Prose: Sendable {
  /// The sentences.
  public private(set) var sentences: [[String]] = []

  /// No text yet.
  public init() {}

  /// Adds a text. A line that is empty ends a sentence, as `.`, `!`, `?`, `:` and the like do.
  public mutating func add(_ text: String) {
    var sentence: [String] = []
    func isInner(_ character: Character) -> Bool {
      character == "'" || character == "’" || character == "-"
    }
    var word = ""
    func endWord() {
      while let last = word.last, isInner(last) { word.removeLast() }
      if !word.isEmpty { sentence.append(word.replacing("’", with: "'")) }
      word = ""
    }
    func endSentence() {
      endWord()
      if sentence.count > 1 { sentences.append(sentence) }
      sentence = []
    }
    var wasNewline = false
    for character in text {
      if character.isLetter || (!word.isEmpty && isInner(character)) {
        word.append(character)
      } else if ".!?:;…।\"“”„«»()%|=<>[]{}".contains(character) {
        endSentence()
      } else {
        // What is stuck to digits or signs is no word.
        if character.isNumber || "@/\\_#~^*+".contains(character) { word = "" }
        endWord()
        if character.isNewline && wasNewline { endSentence() }
      }
      wasNewline = character.isNewline || (wasNewline && character.isWhitespace)
    }
    endSentence()
  }
}
