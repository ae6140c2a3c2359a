import PackTestSupport
import TemporaryFolders
import Testing

@testable import PackSources

/// Sources with bytes changed at random are refused or read as something, and never crash.
@Suite struct HostileSourceTests {
  /// SplitMix64: the same every time.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(limit))
    }
  }

  private func mutations(of bytes: [UInt8], count: Int, from start: Int = 0) -> [[UInt8]] {
    var numbers = Numbers(state: 7)
    return (0..<count).map { _ in
      var changed = bytes
      for _ in 0...numbers.next(below: 4) {
        let place = start + numbers.next(below: changed.count - start)
        changed[place] = UInt8(numbers.next(below: 256))
      }
      if numbers.next(below: 4) == 0 { changed.removeLast(numbers.next(below: changed.count)) }
      return changed
    }
  }

  @Test func wordLists() throws {
    let folder = try TemporaryFolder()
    let good = WordfreqFixture.bytes([1: ["the", "of"], 3: ["né", "don't"]])
    var read = 0
    for bytes in mutations(of: good, count: 300) {
      let path = try folder.writeGzip(bytes, to: "list.gz")
      if let entries = try? Wordfreq.read(path) {
        read += 1
        #expect(entries.allSatisfy { $0.logProbability <= 0 })
      }
    }
    #expect(read > 0)
  }

  @Test func trigramModels() {
    let good = TrigramModelFixture.sample.bytes
    // Header, or what comes after the tables of probabilities.
    let tail = 19 + 1 + 16 + 3 * 65536 * 4
    var read = 0
    for bytes in mutations(of: good, count: 60, from: tail) {
      guard let model = try? TrigramModel(bytes: bytes, path: "x") else { continue }
      read += 1
      for word in model.words.indices {
        model.forEachBigram(endingWith: word) { bigram in
          #expect(model.words.indices.contains(bigram.first))
          #expect(bigram.trigrams.allSatisfy { model.words.indices.contains($0.before) })
        }
      }
    }
    #expect(read > 0)
    for bytes in mutations(of: Array(good[..<100]), count: 200) {
      #expect(throws: SourceError.self) { try TrigramModel(bytes: bytes, path: "x") }
    }
  }

  @Test func countedWords() throws {
    let folder = try TemporaryFolder()
    for bytes in mutations(of: Array("you 28\n'm 4\nl' 2\n".utf8), count: 300) {
      let path = try folder.write(bytes, to: "list.txt")
      if let counts = try? Wordstats.read(path) {
        #expect(counts.values.allSatisfy { $0 > 0 })
      }
    }
  }

  @Test func pagesOfHelp() {
    let page = Array("<html><p class=\"a\">One <b>two</b> &amp; three.</p><p>x</p></html>".utf8)
    for bytes in mutations(of: page, count: 500) {
      var prose = Prose()
      prose.add(HelpPage.text(bytes))
      #expect(prose.sentences.allSatisfy { $0.count > 1 })
    }
  }
}
