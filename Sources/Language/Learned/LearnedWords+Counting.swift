// How uses are counted, and how room is made.
extension LearnedWords {
  /// What was written of a change is so again.
  public mutating func restore(_ change: LearnedChange) {
    switch change {
    case .word(let word, let language, let use?): set(use, of: word, language: language)
    case .word(let word, let language, nil): _ = remove(word, language: language)
    case .pair(let previous, let word, let language, let use?):
      set(use, of: word, after: previous, language: language)
    case .pair(let previous, let word, let language, nil):
      _ = remove(word, after: previous, language: language)
    case .offset(let key, let arrangement, let offset):
      offsets[arrangement, default: [:]][key] = offset
    }
  }

  private mutating func set(_ use: LearnedUse, of word: String, language: String) {
    let old = parts[language, default: Part()].words.updateValue(use, forKey: word)
    if old == nil { wordCount += 1 }
  }

  private mutating func set(
    _ use: LearnedUse, of word: String, after previous: String, language: String
  ) {
    let old = parts[language, default: Part()].pairs[previous, default: [:]]
      .updateValue(use, forKey: word)
    if old == nil { pairCount += 1 }
  }

  mutating func count(
    _ word: String, by times: Int, language: String, today: Int
  ) -> [LearnedChange] {
    let old = use(of: word, in: language)
    var use = old ?? LearnedUse(day: today)
    use.add(times, on: today)
    guard use.count > 0 else { return old == nil ? [] : [remove(word, language: language)] }
    set(use, of: word, language: language)
    return [.word(word, language: language, use)]
  }

  mutating func count(
    _ word: String, after previous: String, by times: Int, language: String, today: Int
  ) -> [LearnedChange] {
    let old = followers(of: previous, in: language)[word]
    var use = old ?? LearnedUse(day: today)
    use.add(times, on: today)
    guard use.count > 0 else {
      return old == nil ? [] : [remove(word, after: previous, language: language)]
    }
    set(use, of: word, after: previous, language: language)
    return [.pair(previous: previous, word: word, language: language, use)]
  }

  mutating func remove(_ word: String, language: String) -> LearnedChange {
    if parts[language]?.words.removeValue(forKey: word) != nil { wordCount -= 1 }
    return .word(word, language: language, nil)
  }

  mutating func remove(
    _ word: String, after previous: String, language: String
  ) -> LearnedChange {
    if parts[language]?.pairs[previous]?.removeValue(forKey: word) != nil { pairCount -= 1 }
    if parts[language]?.pairs[previous]?.isEmpty == true {
      parts[language]?.pairs[previous] = nil
    }
    return .pair(previous: previous, word: word, language: language, nil)
  }

  /// Forgets what has faded by today.
  public mutating func fade(today: Int) -> [LearnedChange] {
    remove(words(on: today).filter { $0.weight < LearnedUse.leastWeight })
      + remove(pairs(on: today).filter { $0.weight < LearnedUse.leastWeight })
  }

  /// Where there is too much, the least used goes, a tenth at a time.
  mutating func makeRoom(today: Int) -> [LearnedChange] {
    var changes: [LearnedChange] = []
    if wordCount > limits.words {
      changes += remove(Self.least(words(on: today), keeping: limits.words * 9 / 10))
    }
    if pairCount > limits.pairs {
      changes += remove(Self.least(pairs(on: today), keeping: limits.pairs * 9 / 10))
    }
    return changes
  }

  /// Something that may go: a pair where there is a word before.
  private struct Entry {
    var word: String
    var previous: String?
    var language: String
    var weight: Double
  }

  private func words(on today: Int) -> [Entry] {
    parts.flatMap { language, part in
      part.words.map {
        Entry(word: $0, language: language, weight: $1.weight(on: today))
      }
    }
  }

  private func pairs(on today: Int) -> [Entry] {
    parts.flatMap { language, part in
      part.pairs.flatMap { previous, followers in
        followers.map {
          Entry(word: $0, previous: previous, language: language, weight: $1.weight(on: today))
        }
      }
    }
  }

  private static func least(_ entries: [Entry], keeping count: Int) -> [Entry] {
    let sorted = entries.sorted { ($0.weight, $0.word) < ($1.weight, $1.word) }
    return Array(sorted.dropLast(count))
  }

  private mutating func remove(_ entries: [Entry]) -> [LearnedChange] {
    entries.map { entry in
      entry.previous.map { remove(entry.word, after: $0, language: entry.language) }
        ?? remove(entry.word, language: entry.language)
    }
  }
}
