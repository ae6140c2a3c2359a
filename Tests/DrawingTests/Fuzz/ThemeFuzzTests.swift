import FoundationEssentials
import LayoutFiles
import Scene
import TypingTestSupport
import Testing

@testable import Drawing

/// Themes with mistakes of every kind: each is read, or refused in one line; none crashes.
@Suite struct ThemeFuzzTests {
  private static let count = 5_000

  @Test func everyInputIsReadOrRefusedInOneLine() throws {
    let given = ProcessInfo.processInfo.environment["TOCCATA_FUZZ_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 0...UInt64(UInt32.max))
    print("fuzz themes: TOCCATA_FUZZ_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let themes = try BuiltInTheme.allCases.map(Self.document)
    var read = 0
    var refused: [JSONFileError.Kind: Int] = [:]
    for _ in 0..<Self.count {
      let bytes = try Self.input(from: themes, &random)
      do throws(JSONFileError) {
        _ = try ThemeFile.read(bytes, name: "fuzz.json")
        read += 1
      } catch {
        refused[error.kind, default: 0] += 1
        let line = error.description
        #expect(line.hasPrefix("fuzz.json:"))
        #expect(!line.contains(where: \.isNewline) && line.count < 400)
      }
    }
    #expect(read >= Self.count / 10)
    // A file that cannot be opened is not among them: these are bytes.
    #expect(Set(refused.keys) == Set(JSONFileError.Kind.allCases).subtracting([.unreadable]))
  }

  private static func document(_ theme: BuiltInTheme) throws -> FuzzJSON {
    try JSONDecoder().decode(FuzzJSON.self, from: JSONEncoder().encode(theme.theme()))
  }

  private static func input(
    from themes: [FuzzJSON], _ random: inout SeededGenerator
  ) throws -> [UInt8] {
    var document = themes.randomElement(using: &random) ?? .null
    for _ in 0..<Int.random(in: 0...2, using: &random) { document.mutate(&random) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var bytes = Array(try encoder.encode(document))
    if Int.random(in: 0..<4, using: &random) == 0 { damage(&bytes, &random) }
    return bytes
  }

  /// Mistakes of typing, and bytes that are no text.
  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<60, using: &random) {
    case 0: bytes += [UInt8](repeating: UInt8(ascii: " "), count: FileBytes.limit)
    case 1...10: bytes[place] = 0xFF
    case 11...20: bytes.removeLast(bytes.count - place)
    case 21...30: bytes.remove(at: place)
    case 31...40: bytes.insert(contentsOf: Array("// note\n".utf8), at: place)
    case 41...50: bytes.insert(contentsOf: Array("{\"[,:".utf8).shuffled(using: &random), at: place)
    default: bytes[place] = UInt8.random(in: 0..<128, using: &random)
    }
  }
}
