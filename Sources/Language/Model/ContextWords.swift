/// The words before the one in question.
struct ContextWords {
  /// The words since the sentence began, the last one last; nil is a word that cannot be known
  /// (digits, symbols).
  private(set) var words: [[Unicode.Scalar]?] = []
  /// Whether the sentence begins before the first of the words.
  private(set) var beginsSentence: Bool

  /// Whether there is no text at all, which may begin what is no sentence: a search, a name.
  let isEmptyText: Bool

  /// Looks back over as many words as count.
  init(_ text: String, _ folding: Folding) {
    let scalars = text.unicodeScalars.suffix(Self.longestLook)
    isEmptyText = scalars.allSatisfy(\.properties.isWhitespace)
    beginsSentence = scalars.startIndex == text.unicodeScalars.startIndex
    for (number, line) in scalars.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { begin() }
      for part in line.split(whereSeparator: \.properties.isWhitespace) { add(part, folding) }
    }
    if words.count > Self.wordsKept {
      words.removeFirst(words.count - Self.wordsKept)
      beginsSentence = false
    }
  }

  private mutating func add(_ part: Substring.UnicodeScalarView, _ folding: Folding) {
    let core = part.trimming { !Self.isWordPart($0) }
    let tail = part[core.endIndex...]
    if !core.isEmpty {
      let isWord = core.allSatisfy { Self.isWordPart($0) && !$0.properties.isDigit }
      words.append(isWord ? folding.fold(String(core)) : nil)
    } else if !part.allSatisfy(\.isSentencePunctuation) {
      return
    }
    if tail.contains(where: \.isSentencePunctuation) { begin() }
  }

  private mutating func begin() {
    words = []
    beginsSentence = true
  }

  /// The last word and the one before it, as a lexicon knows them.
  func predecessors(_ lexicon: Lexicon) -> (
    last: NGramTable.Predecessor?, before: NGramTable.Predecessor?
  ) {
    func word(_ back: Int) -> NGramTable.Predecessor? {
      let index = words.count - back
      if index == -1, beginsSentence { return .sentenceStart }
      guard index >= 0, let letters = words[index] else { return nil }
      return lexicon.node(of: letters).map { .node($0) }
    }
    return (word(1), word(2))
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.isDigit || scalar == "'" || scalar == "’"
      || scalar == "-" || scalar == "\u{200C}"
      || scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.generalCategory == .spacingMark
  }

  private static let longestLook = 200
  private static let wordsKept = 6
}

extension Unicode.Scalar.Properties {
  fileprivate var isDigit: Bool { numericType != nil }
}

extension Unicode.Scalar {
  fileprivate var isSentencePunctuation: Bool {
    switch self {
    case ".", "!", "?", "…", "。", "؟", "।": true
    default: false
    }
  }
}

extension Collection where Self: BidirectionalCollection {
  /// Without the elements at both ends that fit.
  fileprivate func trimming(_ isSuperfluous: (Element) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isSuperfluous($0) }),
      let last = lastIndex(where: { !isSuperfluous($0) })
    else { return self[endIndex..<endIndex] }
    return self[first...last]
  }
}
