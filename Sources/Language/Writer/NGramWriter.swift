/// Makes the section of pairs and triples.
struct NGramWriter {
  /// A pair or triple by nodes; the start of a sentence comes after all nodes.
  private struct Entry {
    var before: UInt32
    var last: UInt32
    var next: UInt32
    var logProbability: Float
    var backoff: Float
  }

  private static let start = UInt32.max
  /// No more triples are kept: they are what makes the section large.
  private static let maximumTriples = 1_250_000
  /// In nats: what a triple is taken to tell where not even its last pair was seen.
  private static let unexpected: Float = 3

  private let source: LanguageSource
  /// For each of the source's words its node, or nil.
  private let nodes: [Int?]

  init(_ source: LanguageSource, nodes: [Int?]) {
    self.source = source
    self.nodes = nodes
  }

  /// The section's bytes, or nil where nothing is known of pairs.
  func bytes() -> [UInt8]? {
    let pairs = entries(source.bigrams, words: 2)
    guard !pairs.isEmpty else { return nil }
    let triples = entries(source.trigrams, words: 3)
    let words = vocabulary(pairs, triples)
    let ranks = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
    func rank(_ node: UInt32) -> Int? { node == Self.start ? words.count : ranks[node] }
    var pairRows: [PairRow] = pairs.compactMap { entry in
      guard let last = rank(entry.last), let next = rank(entry.next) else { return nil }
      return PairRow(
        last: last, next: next, logProbability: entry.logProbability, backoff: entry.backoff)
    }
    pairRows.sort { ($0.last, $0.next, $1.logProbability) < ($1.last, $1.next, $0.logProbability) }
    pairRows = withoutDoubles(pairRows) { $0.last == $1.last && $0.next == $1.next }
    let shares = shares(ranks, count: words.count)
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(pairRows.count)
    for (place, row) in pairRows.enumerated() { places[key(row.last, row.next)] = place }
    var tripleRows: [TripleRow] = triples.compactMap { entry in
      guard let before = rank(entry.before), let last = rank(entry.last),
        let next = rank(entry.next), let pair = places[key(before, last)]
      else { return nil }
      return TripleRow(pair: pair, next: next, logProbability: entry.logProbability)
    }
    tripleRows.sort {
      ($0.pair, $0.next, $1.logProbability) < ($1.pair, $1.next, $0.logProbability)
    }
    tripleRows = withoutDoubles(tripleRows) { $0.pair == $1.pair && $0.next == $1.next }
    tripleRows = worthKeeping(tripleRows) { triple in
      let pair = pairRows[triple.pair]
      let expected =
        places[key(pair.next, triple.next)].map { pair.backoff + pairRows[$0].logProbability }
        ?? triple.logProbability - Self.unexpected
      let joint = shares[pair.last] + pair.logProbability + triple.logProbability
      return joint + Elementary.log(abs(triple.logProbability - expected) + 0.01)
    }
    return NGramSection(
      words: words, wordBackoffs: backoffs(ranks, count: words.count), pairs: pairRows,
      triples: tripleRows
    ).bytes
  }

  /// The rows that tell most: how often they are met, times what they tell beyond their pairs.
  private func worthKeeping(_ rows: [TripleRow], _ worth: (TripleRow) -> Float) -> [TripleRow] {
    guard rows.count > Self.maximumTriples else { return rows }
    let worths = rows.map(worth)
    let least = worths.sorted(by: >)[Self.maximumTriples]
    return zip(rows, worths).filter { $0.1 > least }.map(\.0)
  }

  /// The share of running words of each rank and of the start of a sentence.
  private func shares(_ ranks: [UInt32: Int], count: Int) -> [Float] {
    var result = [Float](repeating: -20, count: count + 1)
    result[count] = -2.5
    for (word, node) in zip(source.words, nodes) {
      if let node, let rank = ranks[UInt32(node)] {
        result[rank] = max(result[rank], word.logProbability)
      }
    }
    return result
  }

  private func key(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  private func withoutDoubles<Row>(_ rows: [Row], _ areSame: (Row, Row) -> Bool) -> [Row] {
    var result: [Row] = []
    result.reserveCapacity(rows.count)
    for row in rows where result.last.map({ !areSame($0, row) }) ?? true { result.append(row) }
    return result
  }

  private func node(_ word: Int32) -> UInt32? {
    if word == SourceNGram.sentenceStart { return Self.start }
    let index = Int(word)
    return nodes.indices.contains(index) ? nodes[index].map { UInt32($0) } : nil
  }

  private func entries(_ ngrams: [SourceNGram], words: Int) -> [Entry] {
    ngrams.compactMap { ngram in
      guard ngram.words.count == words, let next = node(ngram.words[words - 1]),
        let last = node(ngram.words[words - 2]), let before = node(ngram.words[0]),
        next != Self.start
      else { return nil }
      return Entry(
        before: before, last: last, next: next, logProbability: ngram.logProbability,
        backoff: ngram.backoff)
    }
  }

  /// The nodes that occur, ascending: where there is no room for all, those of the most frequent
  /// words.
  private func vocabulary(_ pairs: [Entry], _ triples: [Entry]) -> [UInt32] {
    var seen: Set<UInt32> = []
    for entry in pairs { seen.formUnion([entry.last, entry.next]) }
    for entry in triples { seen.formUnion([entry.before, entry.last, entry.next]) }
    seen.remove(Self.start)
    guard seen.count > NGramLayout.maximumWords else { return seen.sorted() }
    var frequent: [(node: UInt32, share: Float)] = []
    for (word, node) in zip(source.words, nodes) {
      if let node, seen.contains(UInt32(node)) {
        frequent.append((UInt32(node), word.logProbability))
      }
    }
    frequent.sort { $0.share > $1.share }
    var kept: Set<UInt32> = []
    for (node, _) in frequent where kept.count < NGramLayout.maximumWords { kept.insert(node) }
    return kept.sorted()
  }

  private func backoffs(_ ranks: [UInt32: Int], count: Int) -> [Float] {
    var result = [Float](repeating: 0, count: count + 1)
    result[count] = source.sentenceStartBackoff
    for (index, backoff) in source.unigramBackoffs.enumerated() where nodes.indices.contains(index)
    {
      if let node = nodes[index], let rank = ranks[UInt32(node)] {
        // Of several ways to write a word, the one that knows what follows tells.
        result[rank] = min(result[rank], backoff)
      }
    }
    return result
  }
}
