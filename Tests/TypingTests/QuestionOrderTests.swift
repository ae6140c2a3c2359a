import Layouts
import Synchronization
import TextTraits
import Testing
import Typing
import TypingTestSupport

/// First the text is with the field, then the keyboard thinks about the next word.
@Suite("When words are asked about")
struct QuestionOrderTests {
  /// The questions of a word source.
  private final class Questions: Sendable {
    let typed = Mutex<[String]>([])
  }

  private let questions = Questions()
  private var words: WordList {
    WordList(
      corrections: ["teh": "the"],
      asked: { [questions] query in questions.typed.withLock { $0.append(query.typed) } })
  }
  private var asked: [String] { questions.typed.withLock { $0 } }

  private func state() -> TypingState {
    var state = TypingState()
    _ = state.apply(.keyboard(TestKeyboard.phone()), now: .milliseconds(0))
    _ = state.apply(
      .focus(Field(traits: .plain, capabilities: Capabilities())), now: .milliseconds(0))
    return state
  }

  @Test("a key's text is there before a question, and the question when it is asked for")
  func textFirst() {
    var state = state()
    let effects = state.take(.selectKey("a"), now: .milliseconds(10), words: words)
    #expect(effects.contains { if case .edit = $0 { true } else { false } })
    #expect(asked == [])
    state.askWords(words)
    #expect(asked == ["a"])
    state.askWords(words)
    #expect(asked == ["a"])
  }

  @Test("what was left open is asked before the next key makes something of it")
  func leftOpen() {
    var state = state()
    for (index, key) in ["t", "e", "h", "space"].enumerated() {
      _ = state.take(.selectKey(key), now: .milliseconds(Int64(10 * index)), words: words)
    }
    #expect(state.editor.before == "the ")
  }
}
