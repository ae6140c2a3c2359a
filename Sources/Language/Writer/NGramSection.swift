/// A pair by ranks.
struct PairRow {
  var last: Int
  var next: Int
  var logProbability: Float
  var backoff: Float
}

/// A triple by the place of the pair it begins with.
struct TripleRow {
  var pair: Int
  var next: Int
  var logProbability: Float
}

/// Writes pairs and triples that are in order.
struct NGramSection {
  var words: [UInt32]
  /// One for each word, and the last for the start of a sentence.
  var wordBackoffs: [Float]
  var pairs: [PairRow]
  var triples: [TripleRow]

  var bytes: [UInt8] {
    var hasTriples = [UInt64](repeating: 0, count: (pairs.count + 63) / 64)
    var tripleStarts: [UInt32] = []
    var longPairs: [Int] = []
    for (index, triple) in triples.enumerated() where longPairs.last != triple.pair {
      hasTriples[triple.pair / 64] |= 1 << UInt64(triple.pair % 64)
      longPairs.append(triple.pair)
      tripleStarts.append(UInt32(index))
    }
    tripleStarts.append(UInt32(triples.count))
    let layout = NGramLayout(
      wordCount: words.count, pairCount: pairs.count, longPairCount: longPairs.count,
      tripleCount: triples.count)
    var writer = ByteWriter()
    writer.add(layout.header)
    writer.add(words)
    writer.add(pairStarts)
    writer.align()
    writer.add(hasTriples)
    var before: UInt32 = 0
    for word in hasTriples {
      writer.add(before)
      before += UInt32(word.nonzeroBitCount)
    }
    writer.add(tripleStarts)
    writer.add(wordBackoffs.map { Quantity.byte(backoff: $0) })
    writer.add(longPairs.map { Quantity.byte(backoff: pairs[$0].backoff) })
    for pair in pairs { writer.add24(entry(pair.next, pair.logProbability)) }
    for triple in triples { writer.add24(entry(triple.next, triple.logProbability)) }
    return writer.bytes
  }

  private var pairStarts: [UInt32] {
    var starts: [UInt32] = []
    var place = 0
    for rank in 0...words.count {
      starts.append(UInt32(place))
      while place < pairs.count, pairs[place].last == rank { place += 1 }
    }
    return starts + [UInt32(pairs.count)]
  }

  private func entry(_ rank: Int, _ logProbability: Float) -> UInt32 {
    UInt32(rank) | Quantity.bits(conditional: logProbability) << 17
  }
}
