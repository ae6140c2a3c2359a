/// What was measured of the keyboard at work on English words, with a field of GTK 3.
public struct WordMeasures: Sendable {
  /// Megabytes (proportional set size): the most after any word of ``text``.
  public var memory: Double
  /// Milliseconds from a tap to its letter in the field: the least and the middle of all letters.
  public var tapToText: (least: Double, median: Double)

  /// What is typed: words to be corrected, known ones and their followers.
  public static let text =
    "thanks for teh message i will be there at the weekend and we can tlak about everything then "

  /// Measures at a desk of its own.
  @DeskActor
  public static func take() throws -> WordMeasures {
    try Desk.with(Sway(), named: "measure-words") { desk in
      try desk.session.offerWords()
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.gtk3, at: desk)
      try desk.hand.tap(try client.place(of: "free_form").center)
      try desk.waitForArrival(of: try keyboard.waitForType("default"))
      try keyboard.wait("know words") { $0.suggestions?.isEmpty == false }
      guard let process = keyboard.process else { throw LaboratoryError("no keyboard") }
      var times: [Double] = []
      var memory = 0.0
      let taps = try keyboard.places(of: text)
      for (tap, character) in zip(taps, text) {
        let before = client.texts["free_form", default: ""]
        let start = ContinuousClock.now
        try desk.hand.tap(tap)
        try client.wait("take a letter") {
          let now = client.texts["free_form", default: ""]
          return now != before && now.lowercased().hasSuffix(String(character))
        }
        if character == " " {
          memory = max(memory, try ProcessFigures.memory(of: process.identifier))
        } else {
          // A space may put a word in the place of another, in two steps.
          times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
      }
      times.sort()
      return WordMeasures(
        memory: memory, tapToText: (times.first ?? 0, times[times.count / 2]))
    }
  }
}
