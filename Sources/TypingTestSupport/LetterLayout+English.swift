import Layouts

extension LetterLayout {
  /// English letters with their capitals, and nothing behind them, for keyboards as the composer
  /// makes them.
  public static let english = LetterLayout(
    id: "en", language: "en", name: "English",
    rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
      row.map { .init(face: KeyFace(String($0)), shiftedFace: KeyFace($0.uppercased())) }
    })
}
