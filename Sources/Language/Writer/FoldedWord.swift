/// All the ways to write one word.
struct FoldedWord {
  var letters: [Unicode.Scalar]
  var forms: [WordForms.Form]

  /// Their share together.
  var logProbability: Float {
    forms.dropFirst().reduce(forms[0].logProbability) {
      Elementary.logSum($0, $1.logProbability)
    }
  }
  var isDictionaryWord: Bool { forms.contains(where: \.isDictionaryWord) }
  var isOffensive: Bool { forms.allSatisfy(\.isOffensive) }
  /// Whether it may be offered.
  var mayBeOffered: Bool { forms.contains { $0.isDictionaryWord && !$0.isOffensive } }

  /// How it is written, as far as a node can tell.
  func casing(_ folding: Folding) -> WordTrie.Node.Casing {
    guard forms.count == 1, let form = forms.first else { return .listed }
    let folded = String(String.UnicodeScalarView(letters))
    if form.text == folded { return .lower }
    if form.text == folding.capitalized(folded) { return .capitalized }
    return form.text == folding.uppercased(folded) ? .upper : .listed
  }

  /// Words that are the same without capitals as one, in the order of their letters, and for each
  /// of the source's words which of them it is, or nil where it is none.
  static func gather(_ words: [SourceWord], _ folding: Folding) -> (
    words: [FoldedWord], places: [Int?]
  ) {
    var byLetters: [[Unicode.Scalar]: Int] = [:]
    var gathered: [FoldedWord] = []
    let groups = words.map { word -> Int? in
      let letters = folding.fold(word.text)
      guard !letters.isEmpty, letters.count < WordTrie.longestWord, word.text.utf8.count < 256
      else { return nil }
      let form = WordForms.Form(
        text: word.text, logProbability: word.logProbability,
        isDictionaryWord: word.isDictionaryWord, isOffensive: word.isOffensive)
      let group = byLetters[letters, default: gathered.count]
      if group == gathered.count {
        byLetters[letters] = group
        gathered.append(FoldedWord(letters: letters, forms: [form]))
      } else {
        gathered[group].forms.append(form)
      }
      return group
    }
    for index in gathered.indices {
      gathered[index].forms.sort { $0.logProbability > $1.logProbability }
    }
    let order = gathered.indices.sorted {
      gathered[$0].letters.lexicographicallyPrecedes(gathered[$1].letters)
    }
    var places = [Int](repeating: 0, count: gathered.count)
    for (place, group) in order.enumerated() { places[group] = place }
    return (order.map { gathered[$0] }, groups.map { $0.map { places[$0] } })
  }
}
