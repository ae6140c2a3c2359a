import LayoutFiles
import Testing

/// Structure-aware fuzzing of the reader of settings and themes.
@Suite struct JSONFuzzTests {
  static let inputCount = 20_000

  typealias Tally = FuzzTally<JSONFileError.Kind>

  @Test func everyInputDecodesOrGivesOneLine() async {
    let seed = FuzzRandom.announcedSeed("settings")
    let tally = await Tally.of(Self.inputCount) { Self.run(seed: seed, input: $0, into: &$1) }
    #expect(tally.parsed >= Self.inputCount / 10, "seed \(seed)")
    #expect(tally.warned > 0, "seed \(seed)")
    // Files are read elsewhere: whether they are there is not a matter of what is in them.
    for kind in JSONFileError.Kind.allCases where kind != .unreadable {
      #expect(tally.refused[kind] != nil, "no input was refused as \(kind), seed \(seed)")
    }
  }

  private static func run(seed: UInt64, input: Int, into tally: inout Tally) {
    var random = FuzzRandom(seed: seed, input: input)
    var (document, value) = FuzzJSON.settings(&random)
    let changes = random.pick([0, 1, 1, 1, 2, 3])
    for _ in 0..<changes {
      random.pick(JSONMutation.allCases).apply(to: &document, &random)
    }
    var text = ""
    document.write(into: &text, &random)
    var bytes = Array(text.utf8)
    if changes > 0 && random.chance(30) { damage(&bytes, &random) }
    do throws(JSONFileError) {
      let decoded = try JSONFile.decode(TestSettings.self, bytes: bytes, name: "fuzz.json")
      tally.parsed += 1
      tally.warned += decoded.warnings.isEmpty ? 0 : 1
      if changes == 0 { #expect(decoded.value == value, "seed \(seed), input \(input)") }
      for line in decoded.warnings { check(line, "seed \(seed), input \(input)") }
    } catch {
      tally.refused[error.kind, default: 0] += 1
      #expect(changes > 0, "seed \(seed), input \(input): \(error)")
      check(error.description, "seed \(seed), input \(input)")
      // The decoder's own words for every mistake of syntax, which say nothing of the place.
      #expect(!error.message.contains("not valid JSON"), "seed \(seed), input \(input)")
    }
  }

  private static func check(_ line: String, _ input: String) {
    if line.utf8.count > 600 || !line.hasPrefix("fuzz.json:")
      || line.utf8.contains(where: { $0 < 0x20 })
    {
      Issue.record("\(input): \(line)")
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    if random.chance(2) {
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: FileBytes.limit)
    } else {
      random.pick(ByteMutation.allCases).apply(to: &bytes, &random)
    }
  }
}
