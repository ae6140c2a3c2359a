import Language
import Testing

@testable import Stores

/// Hostile packs are refused with one line or answered with something, and never crash.
@Suite struct PackFuzzTests {
  private static let inputs = 20_000
  private static let keys = KeyGrid.qwerty

  @Test func hostilePacks() throws {
    let sample = try SamplePack.bytes()
    var mutator = PackMutator(seed: 20_261_130)
    var opened = 0
    for _ in 0..<Self.inputs {
      let bytes = mutator.mutated(sample)
      do throws(PackError) {
        let pack = try LanguagePack(try PackFile(bytes: bytes))
        opened += 1
        use(pack, deeply: opened % 8 == 0)
      } catch {
        if error.description.contains("\n") { Issue.record("\(error)") }
      }
    }
    #expect(opened >= Self.inputs / 10, "\(opened) opened")
  }

  /// Asks what the keyboard asks: the next word always, and now and then what was meant.
  private func use(_ pack: LanguagePack, deeply: Bool) {
    let decoder = WordDecoder(
      languages: [(pack.language, pack.lexicon)], keys: Self.keys)
    _ = pack.credits
    for typed in deeply ? ["", "teh", "im", "mat", "iphon", "zzz"] : [""] {
      let proposal = decoder.proposal(for: WordQuestion(context: "may the ", typed: typed))
      if proposal.suggestions.count > 3 { Issue.record("\(proposal)") }
    }
  }
}
