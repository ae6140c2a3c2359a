import Layouts
import Testing
import Typing

@Suite("Text or key")
struct SubmissionTests {
  private let full = Submission(capabilities: Capabilities())
  private let keysOnly = Submission(
    capabilities: Capabilities(textProtocol: nil, hasSurroundingText: false))
  private let unread = Submission(capabilities: Capabilities(hasSurroundingText: false))
  private let dropping = Submission(capabilities: Capabilities(deletesReliably: false))
  private let backspace = InputRequest.key(KeyStroke(.backspace))

  @Test("text goes as text where there is an input method, else as keys")
  func insertion() {
    #expect(full.requests(for: .insert("é👋🏽")) == [.text(.init(commit: "é👋🏽"))])
    #expect(
      keysOnly.requests(for: .insert("é👋🏽")) == [
        .key(KeyStroke(.character("é"))), .key(KeyStroke(.character("👋🏽"))),
      ])
    #expect(full.requests(for: .insert("")) == [])
  }

  @Test(
    "without a field that told of itself only keys are sent, before and after one had the focus")
  func untold() {
    var state = TypingState()
    #expect(state.submission.requests(for: .insert("a")) == [.key(KeyStroke(.character("a")))])
    _ = state.apply(.focus(Field()), now: .milliseconds(0))
    #expect(state.submission.requests(for: .insert("a")) == [.text(.init(commit: "a"))])
    _ = state.apply(.focus(nil), now: .milliseconds(0))
    #expect(state.submission.requests(for: .insert("a")) == [.key(KeyStroke(.character("a")))])
  }

  @Test("a line break is the Return key, never committed", arguments: ["\n", "\r\n", "\u{2028}"])
  func lineBreaks(lineBreak: String) {
    #expect(
      full.requests(for: .insert("a\(lineBreak)b")) == [
        .text(.init(commit: "a")), .key(KeyStroke(.return)), .text(.init(commit: "b")),
      ])
    #expect(
      full.requests(for: .replace(before: "x", with: "a\(lineBreak)")) == [
        .text(.init(deleteBefore: 1)), .text(.init(commit: "a")), .key(KeyStroke(.return)),
      ])
    #expect(full.requests(for: .key(KeyStroke(.return))) == [.key(KeyStroke(.return))])
  }

  @Test(
    "deletions count the bytes of whole graphemes",
    arguments: [("a", 1), ("é", 2), ("e\u{301}", 3), ("漢", 3), ("🇩🇪", 8), ("👨‍👩‍👧‍👦", 25)])
  func bytes(text: String, count: Int) {
    #expect(full.requests(for: .deleteBackward(text)) == [.text(.init(deleteBefore: count))])
  }

  @Test("a word is replaced in one transaction")
  func replacement() {
    #expect(
      full.requests(for: .replace(before: "naïv", after: "eté", with: "naive ")) == [
        .text(.init(deleteBefore: 5, deleteAfter: 4, commit: "naive "))
      ])
  }

  @Test("without surrounding text, or where deletions are dropped, they go by key, per grapheme")
  func byKey() {
    for submission in [keysOnly, unread, dropping] {
      #expect(submission.requests(for: .deleteBackward("👨‍👩‍👧‍👦")) == [backspace])
      #expect(submission.requests(for: .deleteBackward("ab")) == [backspace, backspace])
      #expect(submission.requests(for: .deleteBackward(nil)) == [backspace])
    }
    #expect(
      unread.requests(for: .replace(before: " ", with: ". ")) == [
        backspace, .key(KeyStroke(.character("."))), .key(KeyStroke(.character(" "))),
      ])
    #expect(
      unread.requests(for: .replace(before: "a", after: "b", with: "c")) == [
        backspace, .key(KeyStroke(.forwardDelete)), .key(KeyStroke(.character("c"))),
      ])
    // Chromium cuts a symbol beyond the first plane in two.
    #expect(
      unread.requests(for: .replace(before: "a", with: "😀")) == [
        backspace, .text(.init(commit: "😀")),
      ])
  }

  @Test("terminals and secret fields delete by key whatever they report")
  func plainFields() {
    for submission in [
      Submission(capabilities: Capabilities(), isTerminal: true),
      Submission(capabilities: Capabilities(), isSecret: true),
    ] {
      #expect(submission.requests(for: .deleteBackward("a")) == [backspace])
      #expect(submission.requests(for: .insert("a")) == [.text(.init(commit: "a"))])
    }
  }

  @Test("without keys everything goes as text")
  func withoutKeys() {
    let submission = Submission(
      capabilities: Capabilities(hasKeys: false, hasSurroundingText: false))
    #expect(
      submission.requests(for: .deleteBackward("é")) == [.text(.init(deleteBefore: 2))])
    #expect(submission.requests(for: .deleteBackward(nil)) == [.text(.init(deleteBefore: 1))])
    #expect(submission.requests(for: .deleteSelection) == [.text(.init(commit: ""))])
  }

  @Test("composition is a preedit, and its end is the commit that replaces it")
  func composition() {
    #expect(dropping.requests(for: .compose("teh")) == [.text(.init(preedit: "teh"))])
    #expect(dropping.requests(for: .insert("the ")) == [.text(.init(commit: "the "))])
  }

  @Test("the caret moves by arrow keys, with shift to select")
  func caret() {
    #expect(
      full.requests(for: .moveCaret(.up, extending: true)) == [
        .key(KeyStroke(.arrow(.up), shift: true))
      ])
  }
}
