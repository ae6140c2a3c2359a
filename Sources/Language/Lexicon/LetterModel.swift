/// How likely a row of letters is to be a word that nobody knows (a name, a new word): each letter
/// after the two before it, read in place.
struct LetterModel {
  private let bytes: ByteView
  private let classes: [Unicode.Scalar: Int]
  private let classCount: Int

  static let version: UInt32 = 1
  /// The classes: 0 is the edge of a word, 1 any letter that is rare.
  static let edge = 0
  static let rare = 1
  static let maximumClasses = 48
  /// In nats, for each step of a byte.
  static let step: Float = 0.05

  /// The model over its section: version; number of letters with a class of their own, from 2 on;
  /// these letters; one byte for each three classes.
  init?(_ bytes: ByteView) {
    guard bytes.load(0) == Self.version else { return nil }
    let count = Int(bytes.load(4, as: UInt32.self))
    classCount = count + 2
    guard classCount <= Self.maximumClasses,
      8 + count * 4 + classCount * classCount * classCount <= bytes.count
    else { return nil }
    classes = Dictionary(
      (0..<count).compactMap { index in
        Unicode.Scalar(bytes.load(8 + index * 4, as: UInt32.self)).map { ($0, index + 2) }
      }, uniquingKeysWith: { first, _ in first })
    self.bytes = bytes.slice(8 + count * 4, bytes.count)
  }

  /// The probability of a word's letters and of its end, in nats.
  func logProbability(_ folded: some Sequence<Unicode.Scalar>) -> Float {
    var (first, second) = (Self.edge, Self.edge)
    var sum: Float = 0
    func add(_ third: Int) {
      let place = (first * classCount + second) * classCount + third
      sum -= Float(bytes.load(place, as: UInt8.self)) * Self.step
      (first, second) = (second, third)
    }
    for scalar in folded { add(classes[scalar] ?? Self.rare) }
    add(Self.edge)
    return sum
  }
}
