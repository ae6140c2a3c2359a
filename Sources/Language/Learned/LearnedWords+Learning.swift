// What is learned from what was typed.
extension LearnedWords {
  /// A word was finished and kept.
  ///
  /// - Parameters:
  ///   - previous: the word before it in its sentence, or nil.
  ///   - beginsSentence: whether its capital may be the sentence's rather than its own.
  /// - Returns: what to write; nothing where it is no word to learn.
  public mutating func keep(
    _ word: String, after previous: String?, beginsSentence: Bool = false, language: String,
    today: Int
  ) -> [LearnedChange] {
    let word = spelling(word, beginsSentence: beginsSentence, language: language)
    guard Self.isWord(word) else { return [] }
    var changes: [LearnedChange] = []
    // A single letter is no word to know, but may stand before one.
    if word.count > 1 { changes += count(word, by: 1, language: language, today: today) }
    if let previous = previous.map({ known($0, language: language) }), Self.isWord(previous) {
      changes += count(word, after: previous, by: 1, language: language, today: today)
    }
    return changes + makeRoom(today: today)
  }

  /// The word that was kept last was not kept after all.
  public mutating func retract(
    _ word: String, after previous: String?, beginsSentence: Bool = false, language: String,
    today: Int
  ) -> [LearnedChange] {
    let word = spelling(word, beginsSentence: beginsSentence, language: language)
    var changes: [LearnedChange] = []
    if use(of: word, in: language) != nil {
      changes += count(word, by: -1, language: language, today: today)
    }
    if let previous = previous.map({ known($0, language: language) }),
      followers(of: previous, in: language)[word] != nil
    {
      changes += count(word, after: previous, by: -1, language: language, today: today)
    }
    return changes
  }

  /// The person took a correction of this word back: it is meant, and known at once.
  public mutating func teach(
    _ word: String, beginsSentence: Bool = false, language: String, today: Int
  ) -> [LearnedChange] {
    let word = spelling(word, beginsSentence: beginsSentence, language: language)
    guard Self.isWord(word), word.count > 1 else { return [] }
    let missing = LearnedUse.usesOfOwn - (use(of: word, in: language)?.count ?? 0)
    return count(word, by: max(missing, 1), language: language, today: today)
      + makeRoom(today: today)
  }

  /// A finger landed so far beside a key that it meant.
  public mutating func land(
    on key: String, arrangement: String, column: Double, row: Double
  ) -> [LearnedChange] {
    var offset = offsets[arrangement]?[key] ?? KeyOffset(column: 0, row: 0, count: 0)
    let isNew = offset.count == 0
    guard !isNew || offsets.values.reduce(0, { $0 + $1.count }) < limits.offsets,
      offset.add(column: column, row: row)
    else { return [] }
    offsets[arrangement, default: [:]][key] = offset
    return [.offset(key: key, arrangement: arrangement, offset)]
  }

  /// Forgets a word whatever its capitals, in every language, and the pairs it is in.
  public mutating func forget(_ word: String) -> [LearnedChange] {
    let folded = word.withPlainApostrophes.lowercased()
    var changes: [LearnedChange] = []
    for (language, part) in parts {
      for known in part.words.keys where known.lowercased() == folded {
        changes.append(remove(known, language: language))
      }
      for (previous, followers) in part.pairs {
        for follower in followers.keys
        where previous.lowercased() == folded || follower.lowercased() == folded {
          changes.append(remove(follower, after: previous, language: language))
        }
      }
    }
    return changes
  }

  // MARK: Words

  /// Whether the text is a word that may be learned: letters with their marks, apostrophes and
  /// hyphens between them, and not endless. What holds a digit may be a code.
  static func isWord(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard (1...40).contains(scalars.count), scalars.first?.properties.isAlphabetic == true else {
      return false
    }
    return scalars.allSatisfy {
      $0.properties.isAlphabetic || "'’-‐·".unicodeScalars.contains($0)
        || [.nonspacingMark, .spacingMark].contains($0.properties.generalCategory)
    }
  }

  /// A word at the beginning of a sentence has its capital from there, unless it is known with it.
  private func spelling(_ word: String, beginsSentence: Bool, language: String) -> String {
    let word = word.withPlainApostrophes
    guard beginsSentence, let first = word.first, first.isUppercase,
      !word.dropFirst().contains(where: \.isUppercase), !isOwn(word, in: language)
    else { return word }
    return first.lowercased() + word.dropFirst()
  }

  /// The word before: as it is known, where its capital came from the sentence.
  private func known(_ word: String, language: String) -> String {
    let word = word.withPlainApostrophes
    guard use(of: word, in: language) == nil else { return word }
    let small = (word.first.map { $0.lowercased() } ?? "") + word.dropFirst()
    return use(of: small, in: language) == nil ? word : small
  }
}
