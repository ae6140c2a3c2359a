import Laboratory
import Testing

/// What a person does once and the keyboard remembers, and what only terminals have.
@Suite(.serialized)
@DeskActor
struct ChoiceTests {
  @Test("Letters in place of a pad are remembered for the kind of field, over a restart too")
  func letters() throws {
    try Desk.with(Sway(), named: "letters") { desk in
      let client = try Client(.gtk4, at: desk)
      var keyboard = try LiveKeyboard(at: desk)
      @DeskActor func go(to field: String, expecting type: String) throws {
        try desk.hand.tap(try client.place(of: field).center)
        try client.waitForFocus(field)
        try keyboard.waitForType(type)
      }
      try go(to: "digits", expecting: "numberPad")
      try keyboard.tapAction("layer", target: "letters")
      try keyboard.waitForType("asciiCapable")
      try keyboard.tap("abc", into: "digits", of: client)
      try go(to: "free_form", expecting: "default")
      try go(to: "digits", expecting: "asciiCapable")
      // Another kind of pad is another choice.
      try go(to: "phone", expecting: "phonePad")
      keyboard.stop()
      keyboard = try LiveKeyboard(at: desk)
      try go(to: "free_form", expecting: "default")
      try go(to: "digits", expecting: "asciiCapable")
    }
  }

  @Test("A terminal gets escape, tab, control, alt and arrows, and has them")
  func terminal() throws {
    try Desk.with(Sway(), named: "terminal") { desk in
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.foot, at: desk)
      try desk.hand.tap(try client.place(of: "terminal").center)
      try keyboard.waitForType("asciiCapable")
      var sent = ""
      // What a terminal sends (ECMA-48, xterm's control sequences): control with a is 1, alt
      // sends escape before the character.
      let strokes: [(keys: [String], text: String)] = [
        (["escape"], "\u{1b}"), (["tab"], "\t"), (["control", "a"], "\u{1}"),
        // Once: the next letter is a letter again.
        (["a"], "a"), (["alt", "x"], "\u{1b}x"), (["arrowUp"], "\u{1b}[A"),
        (["arrowDown"], "\u{1b}[B"), (["arrowRight"], "\u{1b}[C"), (["arrowLeft"], "\u{1b}[D"),
        (["delete"], "\u{7f}"), (["return"], "\n"),
        // Two quick taps lock it, one more lets it go.
        (["control", "control", "a", "a", "control"], "\u{1}\u{1}"), (["b"], "b"),
      ]
      for stroke in strokes {
        for key in stroke.keys { try keyboard.tap(key) }
        sent += stroke.text
        try client.waitForText(sent, in: "terminal")
      }
    }
  }
}
