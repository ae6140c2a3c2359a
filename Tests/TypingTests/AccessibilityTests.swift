import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Accessibility of touch")
struct AccessibilityTests {
  @Test("touches shorter than the setting type nothing, longer ones count")
  func shortTouches() throws {
    var settings = TypingSettings()
    settings.ignoresTouchesShorterThan = .milliseconds(200)
    #expect(try typed("@0 1 down q\n@199 1 up", settings: settings) == "")
    #expect(try typed("@0 1 down q\n@200 1 up", settings: settings) == "q")
    #expect(try typed("@0 type ab\n+0 1 down delete\n@9000 1 cancel", settings: settings) == "")
  }

  @Test("a touch soon after another is the same touch")
  func repeats() throws {
    var settings = TypingSettings()
    settings.ignoresRepeatsWithin = .milliseconds(300)
    #expect(try typed("@0 tap a\n@349 tap a\n@900 tap a", settings: settings) == "aa")
    #expect(try typed("@0 tap a\n@350 tap a", settings: settings) == "aa")
  }
}
