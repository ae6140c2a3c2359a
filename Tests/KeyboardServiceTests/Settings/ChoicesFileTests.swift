import FoundationEssentials
import TextTraits
import TemporaryFolders
import Testing

@testable import KeyboardService

@Suite("The file of remembered choices") struct ChoicesFileTests {
  private static let name = ".local/state/toccata/choices.json"

  private let home: TemporaryFolder
  private let file: ChoicesFile<KeyboardChoices>

  init() throws {
    home = try TemporaryFolder()
    file = try #require(ChoicesFile(environment: home.environment))
  }

  private var bank: KeyboardChoices {
    var choices = KeyboardChoices()
    choices["org.bank", .numberPad] = .letters
    return choices
  }

  @Test("What was written is read again")
  func roundTrip() throws {
    #expect(file.read().value == KeyboardChoices())
    #expect(file.write(bank) == nil)
    let reading = file.read()
    #expect(reading.value == bank)
    #expect(reading.lines.isEmpty)
  }

  @Test("It holds app, kind of field and choice, and nothing else")
  func contents() throws {
    #expect(file.write(bank) == nil)
    let list = try JSONDecoder().decode(
      [[String: String]].self, from: Data(home.text(Self.name).utf8))
    #expect(
      list == [["application": "org.bank", "keyboardType": "numberPad", "choice": "letters"]])
  }

  @Test("Only its owner may read it, and nothing is left beside it")
  func permissions() throws {
    #expect(file.write(bank) == nil)
    #expect(home.mode(Self.name) == 0o600)
    #expect(home.mode(".local/state/toccata") == 0o700)
    // An older file that others may read is replaced, not written into.
    try home.write("[]", to: Self.name)
    #expect(file.write(bank) == nil)
    #expect(home.mode(Self.name) == 0o600)
    #expect(try home.files(in: ".local/state/toccata") == ["choices.json"])
  }

  @Test("What cannot be written is one line, and nothing is left behind")
  func unwritable() throws {
    // A folder stands where the file would be: it cannot be replaced.
    try home.write("", to: "\(Self.name)/within")
    let line = file.write(bank)
    #expect(
      line == "\(home.path)/\(Self.name): cannot be written: Is a directory")
    #expect(try home.files(in: ".local/state/toccata") == ["choices.json"])
  }

  @Test("No folder can be made: one line")
  func noFolder() throws {
    try home.write("a file", to: ".local")
    #expect(
      file.write(bank) == "\(home.path)/\(Self.name): cannot be written: Not a directory")
  }

  @Test(
    "A broken file costs the choices and one line",
    arguments: [
      ("{", ":1:2: a key or '}' should be here"),
      ("[{}]", ": [0].application is missing"),
    ])
  func broken(text: String, message: String) throws {
    try home.write(text, to: Self.name)
    let reading = file.read()
    #expect(reading.value == nil)
    #expect(reading.lines == ["\(home.path)/\(Self.name)\(message)"])
  }

  @Test("It does not grow without end: the oldest are forgotten")
  func bounded() throws {
    var choices = KeyboardChoices()
    let long = String(repeating: "x", count: KeyboardChoices.applicationLimit - 4)
    for number in 1000..<(1000 + 2 * KeyboardChoices.limit) {
      choices["\(long)\(number)", .numberPad] = .letters
    }
    #expect(choices["\(long)1000", .numberPad] == .asked)
    #expect(choices["\(long)\(999 + KeyboardChoices.limit)", .numberPad] == .asked)
    #expect(choices["\(long)\(1000 + KeyboardChoices.limit)", .numberPad] == .letters)
    #expect(file.write(choices) == nil)
    #expect(try home.text(Self.name).utf8.count < 100_000)
    #expect(file.read().value == choices)
  }

  @Test("A list that somebody made longer is cut when it is read")
  func cut() throws {
    let entry = #"{"application": "N", "keyboardType": "numberPad", "choice": "letters"}"#
    let entries = (0..<300).map { entry.replacing("N", with: "app\($0)") }
    try home.write("[\(entries.joined(separator: ","))]", to: Self.name)
    let choices = try #require(file.read().value)
    #expect(choices["app99", .numberPad] == .asked)
    #expect(choices["app100", .numberPad] == .letters)
    #expect(choices["app299", .numberPad] == .letters)
  }
}
