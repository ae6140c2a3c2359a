import FoundationEssentials
import Glibc
import TemporaryFolders
import Testing

@testable import KeyboardService

@Suite("The way to the settings", .timeLimit(.minutes(1))) @MainActor struct SettingsOpenerTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var path: PersonalPath? {
    PersonalPath("settings.json", of: .configuration, environment: home.environment)
  }

  /// What a command wrote into a pipe of the file system, which is there when it has run.
  private func output(of opener: SettingsOpener, _ command: (String) -> String) throws -> String {
    let pipe = "\(home.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(opener.open(command: command(pipe)) == nil)
    let descriptor = Glibc.open(pipe, O_RDONLY)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    var text: [UInt8] = []
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
      text += bytes.prefix(count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  @Test("The command is the shell's")
  func command() throws {
    let text = try output(of: SettingsOpener(path: path)) { "printf '%s' \"a  b\" > '\($0)'" }
    #expect(text == "a  b")
  }

  @Test("It takes signals again that the keyboard keeps for itself")
  func signals() throws {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let mask = try output(of: SettingsOpener(path: path)) {
      "grep SigBlk /proc/self/status > '\($0)'"
    }
    #expect(mask.hasSuffix("\t0000000000000000\n"))
  }

  @Test("A settings file that is not there is begun with the defaults; one that is, stays")
  func file() throws {
    _ = SettingsOpener(path: path).open(command: nil)
    #expect(try home.text(".config/toccata/settings.json") == Settings.defaultText)
    try home.writeSettings("{}")
    _ = SettingsOpener(path: path).open(command: nil)
    #expect(try home.text(".config/toccata/settings.json") == "{}")
  }

  @Test("Without a home it is one line")
  func homeless() {
    #expect(SettingsOpener(path: nil).open(command: nil)?.contains("no home") == true)
  }
}
