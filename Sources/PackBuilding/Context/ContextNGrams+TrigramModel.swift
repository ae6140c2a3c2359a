import Language
import PackSources

extension ContextNGrams {
  /// The n-grams of a trigram model, whose words are in small letters, over words that `indices`
  /// numbers; what it does not know is left out.
  init(_ model: TrigramModel, indices: [String: Int32], keys: [String]) {
    let numbers = model.words.map { word -> Int32? in
      switch word {
      case "<s>": SourceNGram.sentenceStart
      case "</s>", "<UNK>", "<unk>": nil
      default: indices[word]
      }
    }
    unigramBackoffs = keys.map { model.unigram($0)?.backoff ?? 0 }
    sentenceStartBackoff = model.unigram("<s>")?.backoff ?? 0
    for (number, second) in numbers.enumerated() {
      guard let second, second != SourceNGram.sentenceStart else { continue }
      model.forEachBigram(endingWith: number) { bigram in
        guard let first = numbers[bigram.first] else { return }
        bigrams.append(
          SourceNGram(
            words: [first, second], logProbability: bigram.logProbability,
            backoff: bigram.backoff))
        for (before, logProbability) in bigram.trigrams {
          guard let before = numbers[before], first != SourceNGram.sentenceStart else { continue }
          trigrams.append(
            SourceNGram(words: [before, first, second], logProbability: logProbability))
        }
      }
    }
  }
}
