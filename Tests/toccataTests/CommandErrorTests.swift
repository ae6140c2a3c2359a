import Drawing
import FoundationEssentials
import Stores
import TemporaryFolders
import Testing

@testable import toccata

/// Bad input: one line that says what is wrong and what would be right, and the exit status.
@Suite struct CommandErrorTests {
  private func error(_ words: String...) -> CommandError? {
    do {
      try Toccata.run(words)
      return nil
    } catch {
      return error as? CommandError
    }
  }

  @Test(
    "A wrong call exits with 64",
    arguments: [
      (["jump"], "there is no verb 'jump'; there are run, show, hide, status, keys, preview"),
      (["keys", "--type", "email"], "there is no keyboard type 'email'; there are default, ascii"),
      (["keys", "--return", "fly"], "there is no return key type 'fly'; there are default, go"),
      (["keys", "--content", "shoe"], "there is no text content type 'shoe'; there are name"),
      (["keys", "--shift", "up"], "there is no state of shift 'up'; there are off, on, locked"),
      (["keys", "--form", "watch"], "there is no form 'watch'; there are phone, tablet"),
      (["keys", "--language", "xx"], "there is no layout for 'xx'; there are ar, de"),
      (["keys", "--width", "12"], "--width wants a number from 280 to 1400, not '12'"),
      (["keys", "--width", "wide"], "--width wants a number from 280 to 1400, not 'wide'"),
      (["keys", "--width"], "--width wants PIXELS"),
      (["keys", "--secure=yes"], "--secure takes no value"),
      (["keys", "--tpye", "URL"], "'--tpye' is no option of 'keys'; 'toccata help keys' lists"),
      (["keys", "URL"], "'URL' is no option of 'keys'"),
      (["preview"], "preview wants -o FILE.png"),
      (["preview", "-o", "/dev/null", "--layer", "wings"], "default has no layer 'wings'; it has"),
      (["preview", "-o", "/dev/null", "--theme", "pink"], "there is no theme 'pink'; there are"),
      (["help", "jump"], "there is no verb 'jump'"),
    ])
  func usage(words: [String], message: String) throws {
    let error = try #require(throws: CommandError.self) { try Toccata.run(words) }
    #expect(error.status == .usage)
    #expect(error.message.hasPrefix(message))
    #expect(!error.message.contains("\n"))
  }

  @Test func languageThatIsNoTagIsBadCallOrData() throws {
    let error = try #require(throws: CommandError.self) {
      try Toccata.run(["keys", "--language", "../en"])
    }
    #expect(error.message.contains("../en"))
    #expect(!error.message.contains("\n"))
  }

  @Test func themeFileWithAWrongColour() throws {
    let folder = try TemporaryFolder()
    let light = String(decoding: BuiltInTheme.light.contents, as: UTF8.self)
    let broken = light.replacing("#D5D6DD", with: "#GGGGGG")
    try #require(broken != light)
    let path = try folder.write(broken, to: "mine.json")
    let error = try #require(throws: CommandError.self) {
      try Toccata.run(["preview", "--theme", path, "-o", "/dev/null"])
    }
    #expect(error.status == .badData)
    #expect(error.message.hasPrefix("\(path): colors.background"))
    #expect(error.message.contains("#GGGGGG"))
  }

  @Test func aPersonsOwnBrokenLayoutCostsOnlyItself() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<keyboard3", to: "layouts/en.xml")
    let placed = try SelectedKeyboard(
      Selection(), folders: DataFolders(environment: ["TOCCATA_DATA": folder.path])
    ).placed
    #expect(placed.layers[.letters]?.first?.key.id == "q")
  }

  @Test func pictureThatCannotBeWritten() throws {
    let error = try #require(throws: CommandError.self) {
      try Toccata.run(["preview", "-o", "/no/such/folder/a.png"])
    }
    #expect(error.status == .badData)
    #expect(error.message.hasPrefix("cannot write '/no/such/folder/a.png'"))
  }
}
