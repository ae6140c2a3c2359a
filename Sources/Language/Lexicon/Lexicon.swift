/// The words of one language, read in place from the sections of a pack (``LanguageSections``).
///
/// The bytes may be anything: every offset is checked where it is used, and what makes no sense is
/// no word. They are not looked at but for their headers when a lexicon is made.
public struct Lexicon: @unchecked Sendable {
  private(set) var trie: WordTrie
  let forms: WordForms?
  let ngrams: NGramTable?
  let letters: LetterModel?
  let replacements: ReplacementTable?
  let folding: Folding
  /// Whether words of the offensive list are offered as any other; else they are known and never
  /// brought up.
  public var offersOffensiveWords: Bool {
    get { trie.offersOffensiveWords }
    set { trie.offersOffensiveWords = newValue }
  }
  /// Keeps the bytes where they are.
  private let owner: AnyObject

  /// A lexicon over the bytes of the sections, which `owner` keeps in place and never changes; nil
  /// where the section of words is missing or of another version. Any other section that is missing
  /// or unreadable costs only what it is for.
  public init?(
    language: String, owner: AnyObject, section: (String) -> UnsafeRawBufferPointer?
  ) {
    func view(_ name: SectionName) -> ByteView? { section(name.rawValue).map(ByteView.init) }
    guard let trie = view(.trie).flatMap(WordTrie.init) else { return nil }
    self.trie = trie
    forms = view(.forms).flatMap(WordForms.init)
    ngrams = view(.ngrams).flatMap(NGramTable.init)
    letters = view(.letters).flatMap(LetterModel.init)
    replacements = view(.replacements).flatMap(ReplacementTable.init)
    folding = Folding(language: language)
    self.owner = owner
  }

  /// The names of the sections of words.
  enum SectionName: String, CaseIterable {
    case trie, forms, ngrams, letters
    case replacements = "typos"
  }

  /// The ways to write the word of a node, most frequent first; empty where no word ends there.
  func forms(of index: Int) -> [WordForms.Form] {
    let node = trie.node(index)
    guard node.isWord else { return [] }
    if node.casing == .listed, var listed = forms?.forms(of: index), !listed.isEmpty {
      if offersOffensiveWords { for form in listed.indices { listed[form].isOffensive = false } }
      return listed
    }
    let folded = trie.spelling(index)
    let text =
      switch node.casing {
      case .capitalized: folding.capitalized(folded)
      case .upper: folding.uppercased(folded)
      case .lower, .listed: folded
      }
    return [
      WordForms.Form(
        text: text, logProbability: Quantity.share(node.own),
        isDictionaryWord: node.isDictionaryWord, isOffensive: node.isOffensive)
    ]
  }

  /// The node of a word, however it is written; nil where it is none.
  func node(of folded: [Unicode.Scalar]) -> Int? {
    guard !folded.isEmpty, let place = trie.find(folded), trie.node(place.index).isWord else {
      return nil
    }
    return place.index
  }
}
