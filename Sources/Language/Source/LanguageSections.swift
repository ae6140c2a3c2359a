/// The word sections of a language pack, made from a source. Each is to stand at an offset that is
/// a multiple of eight; what reads them is ``Lexicon``.
public struct LanguageSections: Sendable {
  /// Names of at most eight ASCII letters, and bytes.
  public private(set) var sections: [(name: String, bytes: [UInt8])] = []

  /// The sections for a source.
  public init(_ source: LanguageSource) {
    let folding = Folding(language: source.language)
    let (words, places) = FoldedWord.gather(source.words, folding)
    let trie = TrieWriter(words, folding, roles: source.roles)
    let nodes = places.map { $0.map { trie.nodes[$0] } }
    add(.trie, trie.bytes)
    add(.forms, FormsWriter.bytes(words, nodes: trie.nodes, folding))
    add(.letters, LetterModelWriter.bytes(words))
    if !source.replacements.isEmpty {
      add(.replacements, ReplacementWriter.bytes(source.replacements, folding))
    }
    if let ngrams = NGramWriter(source, nodes: nodes).bytes() { add(.ngrams, ngrams) }
  }

  private mutating func add(_ name: Lexicon.SectionName, _ bytes: [UInt8]) {
    sections.append((name.rawValue, bytes))
  }
}
