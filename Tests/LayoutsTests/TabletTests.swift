import Testing
import TextTraits

@testable import Layouts

/// The tablet rows of reference 1.5.
@Suite struct TabletTests {
  private func tablet(_ type: KeyboardType = .default, large: Bool = false) -> Keyboard {
    keyboard(type) {
      $0.form = .tablet
      $0.isLargeTablet = large
      $0.enabledKeyboards = 2
    }
  }

  @Test func standardRows() {
    #expect(
      tablet().text(.letters) == [
        "q w e r t y u i o p delete", "a s d f g h j k l return",
        "shift z x c v b n m , . shift", ".?123 globe emoji dictation space .?123 dismiss",
      ])
  }

  @Test func elevenInchRows() {
    #expect(
      tablet(large: true).text(.letters) == [
        "tab q w e r t y u i o p delete", "capsLock a s d f g h j k l return",
        "shift z x c v b n m , . shift", "globe .?123 emoji dictation space .?123 dismiss",
      ])
  }

  @Test func numbersAndSymbols() {
    let digits = "1 2 3 4 5 6 7 8 9 0 delete"
    let bottom = "ABC globe emoji dictation space ABC dismiss"
    #expect(
      tablet().text(.numbers) == [
        digits, "@ # $ & * ( ) ' \" return", "#+= % - + = / ; : ! ? #+=", bottom,
      ])
    #expect(
      tablet().text(.symbols) == [
        digits, "€ £ ¥ _ ^ [ ] { } return", "123 § | ~ … \\ < > ! ? 123", bottom,
      ])
  }

  @Test func flicksDown() {
    let keys = tablet().layer(.letters)?.keys ?? []
    let flicks = keys.compactMap { key in key.secondary.map { key.id + $0 } }
    #expect(
      flicks == [
        "q1", "w2", "e3", "r4", "t5", "y6", "u7", "i8", "o9", "p0", "a@", "s#", "d$", "f&", "g*",
        "h(", "j)", "k'", "l\"", "z%", "x-", "c+", "v=", "b/", "n;", "m:", ",!", ".?",
      ])
  }

  @Test(
    "Every key a type must have is there",
    arguments: [
      (KeyboardType.url, [".", "/", ".com"]), (.emailAddress, ["@", "."]), (.twitter, ["@", "#"]),
      (.webSearch, ["."]),
    ])
  func typeKeys(type: KeyboardType, outputs: [String]) {
    let typed = tablet(type).layer(.letters)?.keys.compactMap(\.face.output) ?? []
    #expect(Set(outputs).isSubset(of: typed))
  }

  @Test func urlHasNoSpaceBar() {
    #expect(tablet(.url).layer(.letters)?.keys.contains { $0.action == .space } == false)
  }
}
