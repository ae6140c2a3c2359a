/// The word sections of a language pack, made from a source. Each is to stand at an offset that is
/// a multiple of eight; what reads them is ``Lexicon``.
public struct LanguageSections: Sendable {
  /// Names of at most eight ASCII letters, and bytes.
  public private(set) var sections: [(name: String, bytes: [UInt8])] = []

  /// The sections for a source.
  public init(_ source: LanguageSource) {}
}
