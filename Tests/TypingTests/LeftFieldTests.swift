import TextTraits
import Testing
import Typing
import TypingTestSupport

/// Coming back to a field that tells nothing of its text (Chromium and Qt on wlroots): a capital in
/// the middle of what stands there would be wrong, and one at the beginning of the next field right.
@Suite("A field one comes back to")
struct LeftFieldTests {
  private static let untold = Capabilities(hasSurroundingText: false)

  private var player = TypingPlayer(
    editor: ModelEditor(misbehavior: .reportsNothing), capabilities: untold)

  private static func field(
    _ application: String, _ change: (inout TextInputTraits) -> Void = { _ in }
  ) -> Field {
    var traits = TextInputTraits()
    change(&traits)
    return Field(traits: traits, capabilities: untold, application: application)
  }

  /// The field of an application gets the focus, is typed into by a script, and loses the focus.
  private mutating func visit(_ field: Field, _ script: String) throws {
    player.apply(.focus(field))
    try player.play(script)
    player.apply(.focus(nil))
  }

  /// Whether shift is on in a field that gets the focus so many milliseconds later.
  private mutating func hasCapital(_ field: Field, after wait: Int64) -> Bool {
    player.wait(wait)
    player.apply(.focus(field))
    return player.state.presentation.shift == .on
  }

  @Test("with text in it has no capital")
  mutating func comesBack() throws {
    #expect(hasCapital(Self.field("chat"), after: 0))
    try visit(Self.field("chat"), "@0 type hello")
    #expect(!hasCapital(Self.field("chat"), after: 2_000))
    // Nothing was typed meanwhile; it is still there the next time.
    player.apply(.focus(nil))
    #expect(!hasCapital(Self.field("chat"), after: 2_000))
    try player.play("@0 type you. and")
    #expect(player.requests.suffix(3).contains(.text(.init(commit: "A"))))
  }

  @Test("is known when its application is told only after it")
  mutating func toldLater() throws {
    try visit(Self.field("chat"), "@0 type hello")
    #expect(hasCapital(Self.field(""), after: 2_000))
    player.apply(.fieldChanged(Self.field("chat")))
    #expect(player.state.presentation.shift == .off)
  }

  @Test("has one where it was left empty, or after Return")
  mutating func empty() throws {
    try visit(Self.field("chat"), "@0 type hi\n+0 tap delete\n+90 tap delete")
    #expect(hasCapital(Self.field("chat"), after: 2_000))
    try player.play("@0 type hi\n+0 tap return")
    player.apply(.focus(nil))
    #expect(hasCapital(Self.field("chat"), after: 2_000))
  }

  @Test("is not the next one of a form, nor another kind of field, nor another application's")
  mutating func others() throws {
    try visit(Self.field("form"), "@0 type anna")
    #expect(hasCapital(Self.field("form"), after: 20))
    try player.play("@0 type bell")
    player.apply(.focus(nil))
    #expect(hasCapital(Self.field("notes"), after: 2_000))
    player.apply(.focus(nil))
    #expect(hasCapital(Self.field("form") { $0.autocapitalizationType = .words }, after: 2_000))
  }

  @Test("says by its own text what stands there, where it tells it")
  mutating func told() throws {
    player = TypingPlayer()
    try player.play("@0 type hello")
    player.apply(.focus(nil))
    player.editor = ModelEditor()
    #expect(hasCapital(Field(), after: 2_000))
  }

  @Test("that was secret is not remembered")
  mutating func secret() throws {
    let password = Self.field("bank") { $0.isSecureTextEntry = true }
    try visit(password, "@0 type hi")
    #expect(hasCapital(Self.field("bank"), after: 2_000))
  }
}
