import Layouts
import Scene
import Testing

@testable import Drawing

/// Which text is set how (reference 6.4), and what of it lies in the middle.
@Suite struct KeyLabelTests {
  private func label(_ text: String, _ action: KeyAction, style: KeyStyle = .character) -> KeyLabel
  {
    KeyLabel(
      SceneKey(
        id: "k", action: action, face: KeyFace(label: text),
        frame: Rect(x: 0, y: 0, width: 33, height: 42), style: style),
      fonts: .standard)
  }

  @Test(arguments: [
    ("q", KeyAction.character, 23.0...26.0, 300), ("ß", .character, 23...26, 300),
    ("й", .character, 23...26, 300), ("Q", .character, 22...23, 400),
    ("1", .character, 22...23, 400), ("$", .character, 22...23, 400),
    ("عل", .character, 16...16, 400), (".com", .character, 16...16, 400),
    ("123", .layer(.numbers), 16...16, 400), ("ABC", .layer(.letters), 15...15, 400),
    ("#+=", .layer(.symbols), 14...14, 400), ("return", .return, 16...16, 400),
    ("space", .space, 16...16, 400), ("pause", .pause, 16...16, 400),
  ])
  func isSetAsInTheReference(
    _ text: String, action: KeyAction, sizes: ClosedRange<Double>, weight: Int
  ) {
    let style = label(text, action).style
    #expect(sizes.contains(style.size))
    #expect(style.weight == weight)
  }

  /// Without a cap a layer key is a word among icons.
  @Test func aBareLayerKeyIsAWord() {
    #expect(label("+*#", .layer(.phoneSymbols), style: .bare).style.size == 16)
  }

  @Test(arguments: [
    ("q", KeyLabel.Centring.lowercase), ("g", .lowercase), ("λ", .lowercase), ("Q", .capital),
    ("7", .capital), ("@", .capital), ("€", .capital), ("return", .word), ("123", .word),
    ("😀", .ink), ("👋🏽", .ink), ("❤\u{FE0F}", .ink), ("ग", .sample("क")), ("ب", .sample("اع")),
    ("ש", .sample("א")), ("ข", .sample("ก")), ("い", .sample("あ")), ("글", .sample("한")),
    ("", .line), ("ꙮ", .line),
  ])
  func isCentredByItsScript(_ text: String, centring: KeyLabel.Centring) {
    #expect(KeyLabel(text: text, style: FontStyle(size: 20, weight: 400)).centring == centring)
  }

  @Test func aloneALetterHasNoRowToKeepTo() {
    let letter = KeyLabel(text: "q", style: FontStyle(size: 34, weight: 300))
    #expect(letter.alone.centring == .word)
    let capital = KeyLabel(text: "Q", style: FontStyle(size: 34, weight: 300))
    #expect(capital.alone.centring == .capital)
  }

  @Test(arguments: [
    ("क", "क"), ("ঘ", "ক"), ("ž", nil), ("\u{2E7F}", nil), ("語", "中"), ("ア", "あ"),
    ("\u{1F600}", nil),
  ])
  func scriptsHaveASample(_ character: Unicode.Scalar, sample: String?) {
    #expect(ScriptSample.letter(for: character) == sample)
  }
}
