import LayoutFiles
import Testing

/// Structure-aware fuzzing of the keyboard reader: valid keyboards with their elements, attributes,
/// references and bytes changed.
@Suite struct LDMLFuzzTests {
  static let inputCount = 20_000

  typealias Tally = FuzzTally<LDMLError.Kind>

  @Test func everyInputParsesOrGivesOneLine() async {
    let seed = FuzzRandom.announcedSeed("keyboards")
    let tally = await Tally.of(Self.inputCount) { Self.run(seed: seed, input: $0, into: &$1) }
    #expect(tally.parsed >= Self.inputCount / 10, "seed \(seed)")
    for kind in LDMLError.Kind.allCases {
      #expect(tally.refused[kind] != nil, "no input was refused as \(kind), seed \(seed)")
    }
  }

  private static func run(seed: UInt64, input: Int, into tally: inout Tally) {
    var random = FuzzRandom(seed: seed, input: input)
    var keyboard = FuzzKeyboard(&random)
    let changes = random.pick([0, 1, 1, 1, 2, 3])
    for _ in 0..<changes { change(&keyboard, &random) }
    var files = keyboard.bytes
    let isDamaged = changes > 0 && random.chance(25)
    if isDamaged { damage(&files, &random) }
    files["huge.xml"] = hugeFile
    do throws(LDMLError) {
      let layout = try TestKeyboard.reader(files).layout(file: FuzzKeyboard.main)
      tally.parsed += 1
      #expect(!layout.rows.isEmpty, "seed \(seed), input \(input)")
      if changes == 0 {
        #expect(layout.outputs == keyboard.expected, "seed \(seed), input \(input)")
      }
    } catch {
      tally.refused[error.kind, default: 0] += 1
      check(error, isUnchanged: changes == 0, "seed \(seed), input \(input)")
    }
  }

  private static func check(_ error: LDMLError, isUnchanged: Bool, _ input: String) {
    let line = error.description
    if isUnchanged || line.utf8.count > 600 || line.utf8.contains(where: { $0 < 0x20 })
      || !line.utf8.starts(with: error.place.file.utf8)
    {
      Issue.record("\(input): \(line)")
    }
  }

  private static let hugeFile = [UInt8](repeating: UInt8(ascii: " "), count: FileBytes.limit + 1)

  private static func change(_ keyboard: inout FuzzKeyboard, _ random: inout FuzzRandom) {
    let file = random.chance(80) ? FuzzKeyboard.main : random.pick(["more.xml", "most.xml"])
    let mutation = random.pick(KeyboardMutation.allCases)
    // Ten thousand elements are made now and then only; they take their time.
    if mutation == .manyElements, !random.chance(10) { return }
    keyboard.files[file].map { root in
      var root = root
      mutation.apply(to: &root, &random)
      keyboard.files[file] = root
    }
  }

  private static func damage(_ files: inout [String: [UInt8]], _ random: inout FuzzRandom) {
    var bytes = files[FuzzKeyboard.main] ?? []
    if random.chance(40) {
      let declaration = random.pick([
        "<!DOCTYPE keyboard3 [<!ENTITY nobody 'x'>]>", "<!DOCTYPE keyboard3 SYSTEM 'x.dtd'>",
        "<!DOCTYPE keys SYSTEM 'x.dtd'><keyboard3 locale='&nobody;'>", "<?xml version='1.0'?>",
        "<!-- -->",
      ])
      bytes.insert(contentsOf: declaration.utf8, at: 0)
    } else {
      random.pick(ByteMutation.allCases).apply(to: &bytes, &random)
    }
    files[FuzzKeyboard.main] = bytes
  }
}
