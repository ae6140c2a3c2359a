import LayoutFiles
import TextTraits
import TemporaryFolders
import Testing

@testable import KeyboardService

@Suite("The settings file") struct SettingsFileTests {
  private static let name = ".config/toccata/settings.json"

  @Test(
    "Where it is",
    arguments: [
      (["HOME": "/home/a"], "/home/a/.config/toccata/settings.json"),
      (["HOME": "/home/a", "XDG_CONFIG_HOME": "/etc/a"], "/etc/a/toccata/settings.json"),
      (["XDG_CONFIG_HOME": "/etc/a"], "/etc/a/toccata/settings.json"),
      // The specification: a path that is not absolute is to be ignored.
      (["HOME": "/home/a", "XDG_CONFIG_HOME": "a"], "/home/a/.config/toccata/settings.json"),
      (["HOME": "/home/a", "XDG_CONFIG_HOME": ""], "/home/a/.config/toccata/settings.json"),
      ([:], nil), (["HOME": ""], nil),
    ] as [([String: String], String?)])
  func place(environment: [String: String], path: String?) {
    #expect(SettingsFile(environment: environment)?.path.description == path)
  }

  @Test("The choices are where programs keep what they remember")
  func choicesPlace() {
    #expect(
      ChoicesFile<KeyboardChoices>(environment: ["HOME": "/home/a"])?.path.description
        == "/home/a/.local/state/toccata/choices.json")
    #expect(
      ChoicesFile<KeyboardChoices>(environment: ["HOME": "/home/a", "XDG_STATE_HOME": "/b"])?.path
        .folder
        == "/b/toccata")
  }

  @Test("No file: the defaults, and not a word")
  func missing() throws {
    let home = try TemporaryFolder()
    let reading = try #require(SettingsFile(environment: home.environment)).read()
    #expect(reading.value == Settings())
    #expect(reading.lines.isEmpty)
  }

  @Test("A file: what it says, and a line for a key that is not known")
  func settings() throws {
    let home = try TemporaryFolder()
    try home.write("{theme: 'dark', colour: 1}", to: Self.name)
    let reading = try #require(SettingsFile(environment: home.environment)).read()
    #expect(reading.value?.theme == "dark")
    #expect(reading.lines.count == 1)
    #expect(
      reading.lines.first?.hasPrefix("\(home.path)/\(Self.name): colour is not known") == true)
  }

  @Test(
    "A file at fault: no value, so that the last good one stays, and one line",
    arguments: [
      ("{theme: }", ":1:9: a value should be here"),
      ("{heightScale: 7}", ": heightScale: must be from 0.8 to 1.5"),
    ])
  func fault(text: String, message: String) throws {
    let home = try TemporaryFolder()
    try home.write(text, to: Self.name)
    let reading = try #require(SettingsFile(environment: home.environment)).read()
    #expect(reading.value == nil)
    #expect(reading.lines == ["\(home.path)/\(Self.name)\(message)"])
  }

  @Test("Something that is no file is a fault too, not the defaults")
  func folder() throws {
    let home = try TemporaryFolder()
    try home.write("", to: "\(Self.name)/within")
    let reading = try #require(SettingsFile(environment: home.environment)).read()
    #expect(reading.value == nil)
    #expect(reading.lines == ["\(home.path)/\(Self.name): cannot be read: not a regular file"])
  }
}
