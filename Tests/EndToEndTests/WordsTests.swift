import Foundation
import Laboratory
import Testing

/// Words at real desks: what was meant arrives, and what was typed can be had back.
@Suite(.serialized)
@DeskActor
struct WordsTests {
  /// A program at sway whose field has the focus, and a keyboard that knows English.
  private func with(
    _ kind: ClientKind, _ field: String,
    _ body: (LiveKeyboard, Client, Desk) throws -> Void
  ) throws {
    try Desk.with(Sway(), named: "words-\(kind)") { desk in
      try desk.session.offerWords()
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(kind, at: desk)
      try desk.hand.tap(try client.place(of: field).center)
      try desk.waitForArrival(of: try keyboard.waitForType("default"))
      try keyboard.wait("know words") { $0.suggestions?.isEmpty == false }
      try body(keyboard, client, desk)
    }
  }

  @Test(
    "A sloppily tapped sentence arrives corrected, in GTK 4 by replacing, in browsers by preedit",
    arguments: [(ClientKind.gtk4, "free_form"), (.chromium, "text"), (.firefox, "text")])
  func sloppy(kind: ClientKind, field: String) throws {
    try with(kind, field) { keyboard, client, _ in
      // Every third finger lands on the key beside.
      let beside = [Point(x: 0.2, y: 0.1), Point(x: -0.25, y: 0.2), Point(x: 0.6, y: 0)]
      try keyboard.tapBlindly("thanks for the message ", beside: beside)
      try client.waitForText("Thanks for the message ", in: field)
    }
  }

  @Test(
    "Delete right after gives back what was typed",
    arguments: [
      (ClientKind.gtk4, "free_form"), (.chromium, "text"), (.firefox, "text"), (.pySide, "text"),
    ])
  func undo(kind: ClientKind, field: String) throws {
    try with(kind, field) { keyboard, client, _ in
      try keyboard.tapBlindly("see teh ")
      try client.waitForText("See the ", in: field)
      try keyboard.tap("delete")
      try client.waitForText("See teh", in: field)
      // It is meant, and not corrected again.
      try keyboard.tapBlindly(" teh ")
      try client.waitForText("See teh teh ", in: field)
    }
  }

  /// GTK 4.8 tells the caret of a touch only with the next commit.
  @Test("A touch on a corrected word offers what was typed, in Firefox, which tells the caret")
  func goingBack() throws {
    try with(.firefox, "text") { keyboard, client, desk in
      try keyboard.tapBlindly("see teh ")
      try client.waitForText("See the ", in: "text")
      try keyboard.tapBlindly("dog ")
      try client.waitForText("See the dog ", in: "text")
      // About the middle of the second word.
      let field = try client.place(of: "text")
      try desk.hand.tap(Point(x: field.x + 41, y: field.y + field.height / 2))
      let shown = try keyboard.wait("offer what was typed") { $0.suggestions?.first == "“teh”" }
      try keyboard.tapBar(slot: 0, of: shown)
      try client.waitForText("See teh dog ", in: "text")
    }
  }

  @Test("The caret moved into a corrected word by the space bar offers it too, in Chromium")
  func movedBack() throws {
    try with(.chromium, "text") { keyboard, client, desk in
      try keyboard.tapBlindly("see teh dog ")
      try client.waitForText("See the dog ", in: "text")
      let shown = try keyboard.shown()
      let space = try #require(shown.center(ofKey: "space"))
      try desk.hand.down(0, at: space)
      // That is how long a finger rests to move the caret: nothing tells of it.
      Thread.sleep(forTimeInterval: 0.7)
      try desk.hand.move(0, to: Point(x: space.x - 45, y: space.y))
      let offer = try keyboard.wait("offer what was typed") { $0.suggestions?.first == "“teh”" }
      try desk.hand.up(0)
      try keyboard.tapBar(slot: 0, of: offer)
      try client.waitForText("See teh dog ", in: "text")
    }
  }

  @Test("After return a sentence begins, and its first word is corrected: GTK 4 tells of it late")
  func newLine() throws {
    try with(.gtk4, "text_view") { keyboard, client, _ in
      try keyboard.tapBlindly("see teh")
      try keyboard.tap("return")
      try client.waitForText("See the\n", in: "text_view")
      try keyboard.wait("begin a sentence") { $0.shift == "on" }
      try keyboard.tapBlindly("teh dog ")
      try client.waitForText("See the\nThe dog ", in: "text_view")
    }
  }

  @Test("The bar offers, a tap on it chooses, and a secret field gets nothing")
  func bar() throws {
    try with(.gtk4, "free_form") { keyboard, client, desk in
      try keyboard.tapBlindly("teh")
      let shown = try keyboard.wait("offer") { $0.suggestions?.first == "“Teh”" }
      #expect(shown.suggestions?.dropFirst().first == "The")
      try keyboard.tapBar(slot: 1, of: shown)
      try client.waitForText("The ", in: "free_form")
      try desk.hand.tap(try client.place(of: "password").center)
      try keyboard.waitForSecrecy(true)
      try keyboard.tapBlindly("teh ")
      try client.waitForText("teh ", in: "password")
      #expect(try keyboard.shown().suggestions == [])
    }
  }
}
