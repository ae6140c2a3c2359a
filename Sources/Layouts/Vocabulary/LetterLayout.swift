/// The letters of a language, as an LDML keyboard file gives them: what the composer builds every
/// keyboard of that language from.
public struct LetterLayout: Hashable, Sendable {
  /// The layout's own name, for example `en` or `de-neo`.
  public var id: String
  /// The language, BCP 47.
  public var language: String
  /// The language's name in itself.
  public var name: String
  /// The rows of letters from the top; shift, delete and the bottom row are the composer's.
  public var rows: [[Letter]]

  /// One letter with what shift and a long press make of it.
  public struct Letter: Hashable, Sendable {
    /// With shift off.
    public var face: KeyFace
    /// With shift on; nil in scripts without case.
    public var shiftedFace: KeyFace?
    /// What a flick down types, where the file says it.
    public var flickDown: String?

    /// A letter of these faces.
    public init(face: KeyFace, shiftedFace: KeyFace? = nil, flickDown: String? = nil) {
      self.face = face
      self.shiftedFace = shiftedFace
      self.flickDown = flickDown
    }
  }

  /// Whether shift makes anything of a letter.
  public var hasShift: Bool { rows.joined().contains { $0.shiftedFace != nil } }

  /// A layout of these rows.
  public init(id: String, language: String, name: String, rows: [[Letter]]) {
    self.id = id
    self.language = language
    self.name = name
    self.rows = rows
  }
}
