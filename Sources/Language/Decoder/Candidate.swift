/// A word that may be meant.
struct Candidate {
  /// As it would be put into the text.
  var text: String
  /// In nats: of what was typed and this word together.
  var score: Float
  /// What of the score is sure enough to correct by: less where only the person's own few uses
  /// speak for the word.
  var sureScore: Float
  /// Whether more is still to be typed of it.
  var isCompletion: Bool

  /// A word with its score, and how much of that is doubtful, in nats.
  init(text: String, score: Float, doubt: Float = 0, isCompletion: Bool = false) {
    self.text = text
    self.score = score
    sureScore = score - doubt
    self.isCompletion = isCompletion
  }
}

extension [Candidate] {
  /// The same text once, best first.
  func merged() -> [Candidate] {
    var places: [String: Int] = [:]
    var result: [Candidate] = []
    for candidate in self {
      if let place = places[candidate.text] {
        let other = result[place]
        result[place].score = Elementary.logSum(other.score, candidate.score)
        result[place].sureScore = Elementary.logSum(other.sureScore, candidate.sureScore)
        result[place].isCompletion = other.isCompletion && candidate.isCompletion
      } else {
        places[candidate.text] = result.count
        result.append(candidate)
      }
    }
    return result.sorted { $0.score > $1.score }
  }
}
