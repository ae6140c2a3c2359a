/// Counts the letters of words, each word once, and makes the section of letters: what is not known
/// as a word looks like the rarer ones.
enum LetterModelWriter {
  static func bytes(_ words: [FoldedWord]) -> [UInt8] {
    var counts: [Unicode.Scalar: Int] = [:]
    for word in words { for letter in word.letters { counts[letter, default: 0] += 1 } }
    let own = counts.sorted { ($1.value, $0.key.value) < ($0.value, $1.key.value) }
      .prefix(LetterModel.maximumClasses - 2).map(\.key)
    let classes = Dictionary(uniqueKeysWithValues: own.enumerated().map { ($1, $0 + 2) })
    let size = own.count + 2
    var triples = [Float](repeating: 0, count: size * size * size)
    for word in words {
      let letters = word.letters.map { classes[$0] ?? LetterModel.rare } + [LetterModel.edge]
      var (first, second) = (LetterModel.edge, LetterModel.edge)
      for third in letters {
        triples[(first * size + second) * size + third] += 1
        (first, second) = (second, third)
      }
    }
    var writer = ByteWriter()
    writer.add([LetterModel.version, UInt32(own.count)])
    writer.add(own.map(\.value))
    writer.add(steps(triples, size: size))
    return writer.bytes
  }

  /// Each triple's probability in steps: mixed with that of the pair, which is mixed with that of the
  /// letter, by how often what is before was seen.
  private static func steps(_ triples: [Float], size: Int) -> [UInt8] {
    var pairs = [Float](repeating: 0, count: size * size)
    var singles = [Float](repeating: 0, count: size)
    for (place, count) in triples.enumerated() {
      pairs[place % (size * size)] += count
      singles[place % size] += count
    }
    let total = singles.reduce(0, +)
    var result = [UInt8](repeating: 0, count: triples.count)
    for first in 0..<size {
      for second in 0..<size {
        let row = (first * size + second) * size
        let seen = triples[row..<row + size].reduce(0, +)
        let pairSeen = pairs[second * size..<second * size + size].reduce(0, +)
        for third in 0..<size {
          let single = (singles[third] + 0.5) / (total + Float(size) * 0.5)
          let pair = (pairs[second * size + third] + smoothing * single) / (pairSeen + smoothing)
          let triple = (triples[row + third] + smoothing * pair) / (seen + smoothing)
          result[row + third] = UInt8(
            min(max(-Elementary.log(triple) / LetterModel.step, 0), 255).rounded())
        }
      }
    }
    return result
  }

  /// What was seen so often counts as much as what is known from fewer letters.
  private static let smoothing: Float = 5
}
