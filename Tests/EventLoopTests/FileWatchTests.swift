import EventLoop
import Foundation
import Testing

@MainActor
struct FileWatchTests {
  let loop = EventLoop(servesMainQueue: false)
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// How often the watch for `settings.json` speaks while `change` happens.
  func changes(_ change: () throws -> Void) throws -> Int {
    defer { try? FileManager.default.removeItem(at: folder) }
    var count = 0
    let watch = try #require(
      FileWatch(folder: folder.path, name: "settings.json") { count += 1 })
    loop.add(watch)
    try change()
    for _ in 0..<3 { loop.turn(timeout: .zero) }
    return count
  }

  @Test func savingInPlaceIsSeen() throws {
    let file = folder.appending(path: "settings.json")
    #expect(try changes { try Data("{}".utf8).write(to: file) } == 1)
  }

  @Test func replacingTheFileIsSeen() throws {
    let file = folder.appending(path: "settings.json")
    #expect(try changes { try Data("{}".utf8).write(to: file, options: .atomic) } == 1)
  }

  @Test func otherFilesAreNoMatter() throws {
    let file = folder.appending(path: "settings.json~")
    #expect(try changes { try Data("{}".utf8).write(to: file) } == 0)
  }

  @Test func missingFolderGivesNoWatch() {
    try? FileManager.default.removeItem(at: folder)
    #expect(FileWatch(folder: folder.path, name: "settings.json") {} == nil)
  }
}
