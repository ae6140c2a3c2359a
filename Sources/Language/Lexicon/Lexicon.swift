/// The words of one language, read in place from the sections of a pack (``LanguageSections``).
///
/// The bytes may be anything: every offset is checked where it is used, and what makes no sense is
/// no word. They are not looked at but for their headers when a lexicon is made.
public struct Lexicon: @unchecked Sendable {
  /// Keeps the bytes where they are.
  private let owner: AnyObject

  /// A lexicon over the bytes of the sections, which `owner` keeps in place and never changes; nil
  /// where a section that is needed is missing or of another version.
  public init?(owner: AnyObject, section: (String) -> UnsafeRawBufferPointer?) {
    return nil
  }
}
