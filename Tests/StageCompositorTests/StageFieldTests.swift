import StageCompositor
import Testing

/// The stage's own field must judge rightly, or every test that reads it is worth nothing.
struct StageFieldTests {
  @Test(arguments: [
    // before, after, fits
    (4, 0, true), (1, 0, false), (0, 1, false), (5, 0, true), (6, 0, false),
  ])
  func deletingInsideACharacterIsAFault(before: Int, after: Int, fits: Bool) {
    let field = StageField("a👋")
    field.apply(deleteBefore: before, deleteAfter: after, commit: "x", preedit: "")
    #expect(field.faults.isEmpty == fits)
    #expect(field.text == (fits ? (before == 4 ? "ax" : "x") : "a👋"))
  }

  @Test func keysAreTypedAndDelete() {
    let field = StageField("é👨‍👩‍👧")
    field.type(keysym: 0xff08, text: "")
    field.type(keysym: 0x61, text: "a")
    field.type(keysym: 0xff0d, text: "\r")
    field.type(keysym: 0xff51, text: "")
    #expect(field.text == "éa")
    #expect(field.cursor == 2)
    field.type(keysym: 0xff51, text: "")
    field.type(keysym: 0xff51, text: "")
    #expect(field.cursor == 0)
    field.type(keysym: 0xff53, text: "")
    #expect(field.cursor == 2)
    #expect(field.returns == 1)
  }
}
