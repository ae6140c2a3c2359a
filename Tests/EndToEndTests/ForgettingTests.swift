import Foundation
import Laboratory
import Testing

/// What was learned is forgotten, at a real desk: from the bar, and by the command.
@Suite(.serialized)
@DeskActor
struct ForgettingTests {
  /// Whether the letters stand anywhere in the files of learned words.
  private func isWritten(_ word: String, in session: Session) -> Bool {
    ["", "-wal"].contains { suffix in
      let path = session.folder + "/home/.local/share/toccata/learned.sqlite" + suffix
      return FileManager.default.contents(atPath: path)?.range(of: Data(word.utf8)) != nil
    }
  }

  private func wait(_ what: String, until condition: () -> Bool) throws {
    let deadline = Deadline()
    while !condition() {
      try #require(!deadline.hasPassed, "\(what)")
      usleep(20_000)
    }
  }

  @Test("A learned word held in the bar is forgotten; toccata forget tells the running keyboard")
  func forgotten() throws {
    try Desk.with(Sway(), named: "forgetting") { desk in
      try desk.session.offerWords()
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.gtk4, at: desk)
      try desk.hand.tap(try client.place(of: "free_form").center)
      try desk.waitForArrival(of: try keyboard.waitForType("default"))
      try keyboard.wait("know words") { $0.suggestions?.isEmpty == false }

      // A correction that is taken back teaches the word.
      @DeskActor func teach(_ text: String, corrected: String, word: String) throws {
        try keyboard.tapBlindly(text + " ")
        try client.waitForText(corrected + " ", in: "free_form")
        try keyboard.tap("delete")
        try wait("\(word) is learned") { isWritten(word, in: desk.session) }
      }
      try teach("see teh", corrected: "See the", word: "teh")
      try keyboard.tapBlindly(" teh")
      let offers = try keyboard.wait("offer the word") { $0.suggestions?.first == "“teh”" }
      try desk.hand.down(0, at: try #require(offers.center(ofSlot: 0)))
      let question = try keyboard.wait("ask") { $0.suggestions == ["Forget teh", "Keep"] }
      try desk.hand.up(0)
      try keyboard.tapBar(slot: 0, of: question)
      try wait("teh is forgotten") { !isWritten("teh", in: desk.session) }

      try client.waitForText("See teh teh", in: "free_form")
      try teach(" helo", corrected: "See teh teh hello", word: "helo")
      try keyboard.run("forget", "helo")
      #expect(!isWritten("helo", in: desk.session))
      try desk.hand.tap(try client.place(of: "text_view").center)
      try client.waitForFocus("text_view")
      try keyboard.wait("begin anew") { $0.shift == "on" }
      try keyboard.tapBlindly("helo ")
      try client.waitForText("Hello ", in: "text_view")
    }
  }
}
