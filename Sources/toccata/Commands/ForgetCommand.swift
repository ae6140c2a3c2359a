import Bus
import FoundationEssentials
import KeyboardService
import Stores

/// `toccata forget`: forgets one learned word, or all that was learned.
struct ForgetCommand {
  static let verb = Verb(
    name: "forget", operands: "[WORD]", summary: "forget a learned word, or all that was learned",
    details: {
      """
      The keyboard learns the words you use, on this device only, in
      ~/.local/share/toccata/learned.sqlite. With WORD that word is erased, whatever its
      capitals, with the pairs it is in; without it everything is. It cannot be undone.
      """
    },
    run: { words in
      guard words.count <= 1, words.first?.hasPrefix("-") != true else {
        throw CommandError.usage("'forget' wants one word, or nothing to forget them all")
      }
      let environment = ProcessInfo.processInfo.environment
      guard let path = PersonalPath(LearnedFile.name, of: .data, environment: environment) else {
        throw CommandError(message: "there is no HOME to look in", status: .missingService)
      }
      try ForgetCommand(path: path.description).run(words.first)
      tellKeyboard()
    })

  /// The file of learned words.
  let path: String

  /// Forgets the word, or all.
  func run(_ word: String?) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      if let word { throw unknown(word) }
      return
    }
    do throws(DatabaseError) {
      let file = try LearnedFile(path: path)
      guard let word else { return try file.eraseAll() }
      var words = try file.read()
      let changes = words.forget(word)
      if !changes.isEmpty { return try file.erase(changes) }
    } catch {
      // What cannot be read holds what was learned all the same.
      if word == nil, error.isBrokenFile { return LearnedFile.remove(path) }
      throw CommandError.badData("\(path): \(error)")
    }
    if let word { throw unknown(word) }
  }

  private func unknown(_ word: String) -> CommandError {
    .badData("'\(word)' is not among the learned words")
  }

  /// A running keyboard has the words in memory. Without one there is nobody to tell.
  private static func tellKeyboard() {
    let _: Void? = try? BusCommand.ask { $0.reloadLearnedWords(then: $1) }
  }
}
