import FoundationEssentials
import Glibc
import Testing

/// What docs/for-applications.md shows compiles as it is printed.
@Suite struct DocumentedExampleTests {
  /// The first block of a language.
  private func block(_ language: String) throws -> String {
    let page = try file("docs/for-applications.md")
    let start = try #require(page.firstRange(of: "```\(language)\n"))
    let end = try #require(page[start.upperBound...].firstRange(of: "```\n"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// A file of the repository, which this one is two folders down in.
  private func file(_ path: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let data = try #require(FileManager.default.contents(atPath: "/\(root)/\(path)"))
    return String(decoding: data, as: UTF8.self)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
  }

  @Test("The Swift example is the one that is compiled here")
  func swift() throws {
    let compiled = lines(try file("Tests/ToccataClientTests/DocumentedExample.swift"))
    let shown = lines(try block("swift"))
    #expect(shown.count > 10)
    #expect(compiled.filter(shown.contains) == shown)
  }

  @Test("The C example compiles without a warning")
  func c() throws {
    let path = FileManager.default.temporaryDirectory.path + "/toccata-example-\(UUID()).c"
    let code = Data(try block("c").utf8)
    #expect(FileManager.default.createFile(atPath: path, contents: code))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let command = "cc -std=c11 -Wall -Werror -fsyntax-only $(pkg-config --cflags libsystemd)"
    #expect(system("\(command) '\(path)'") == 0)
  }
}
