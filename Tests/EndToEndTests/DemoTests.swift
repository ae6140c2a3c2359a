import FoundationEssentials
import Laboratory
import Testing

/// `toccata demo`, as somebody calls it who has nothing but the program.
@Suite(.serialized)
@DeskActor
struct DemoTests {
  @Test("Without a display the demo leaves a picture of each field, and nothing else")
  func pictures() throws {
    let session = try Session()
    defer { session.stop() }
    let toccata = try session.install(try BuiltProgram.path("toccata"))
    let folder = session.folder + "/home/pictures"
    let told = try session.require([toccata, "demo", "-o", folder], Deadline(.seconds(120)))
    #expect(told.contains("Each field with its keyboard is on a picture in \(folder)"))
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(pictures.count == 10)
    #expect(pictures.first == "01-text.png")
    // Another field has the focus on each, mostly with another keyboard.
    let contents = Set(
      pictures.compactMap { FileManager.default.contents(atPath: folder + "/" + $0) })
    #expect(contents.count == pictures.count)
    #expect(session.processes.count == 1, "only the bus of the session is left")
  }
}
