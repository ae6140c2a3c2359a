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

  /// The folder goes, comes again as `renew` has it, and the file is saved in it.
  private func changesAfter(_ renew: () throws -> Void) throws {
    let file = folder.appending(path: "settings.json")
    let count = try changes {
      try Data("1".utf8).write(to: file)
      for _ in 0..<3 { loop.turn(timeout: .zero) }
      try renew()
      for _ in 0..<3 { loop.turn(timeout: .zero) }
      try Data("2".utf8).write(to: file)
    }
    // The file came, went with its folder, and was saved in the new one.
    #expect(count >= 3)
  }

  @Test("A folder that was removed and made again is watched again")
  func removedFolder() throws {
    try changesAfter {
      try FileManager.default.removeItem(at: folder)
      for _ in 0..<3 { loop.turn(timeout: .zero) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  @Test("A folder that another one takes the place of is watched no more, but that one is")
  func replacedFolder() throws {
    let old = folder.appendingPathExtension("old")
    defer { try? FileManager.default.removeItem(at: old) }
    try changesAfter {
      try FileManager.default.moveItem(at: folder, to: old)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  @Test("What others do beside a missing folder is no matter")
  func besideMissingFolder() throws {
    let beside = folder.appendingPathExtension("beside")
    defer { try? FileManager.default.removeItem(at: beside) }
    var count = 0
    let watch = try #require(
      FileWatch(folder: folder.path, name: "settings.json") { count += 1 })
    loop.add(watch)
    try FileManager.default.removeItem(at: folder)
    for _ in 0..<3 { loop.turn(timeout: .zero) }
    #expect(count == 1)
    try Data("1".utf8).write(to: beside)
    for _ in 0..<3 { loop.turn(timeout: .zero) }
    #expect(count == 1)
  }

  @Test func missingFolderGivesNoWatch() {
    try? FileManager.default.removeItem(at: folder)
    #expect(FileWatch(folder: folder.path, name: "settings.json") {} == nil)
  }
}
