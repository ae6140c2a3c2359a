/// How much a word, or a pair of words, is used: it fades as time goes on.
public struct LearnedUse: Hashable, Sendable {
  /// How often it was kept.
  public var count: Int
  /// How much it is used, as of ``day``.
  public var weight: Double
  /// The day of the last use, counted from 1 January 1970.
  public var day: Int

  /// After so many days without use a weight is half of what it was.
  public static let halfLife = 60.0
  /// No weight grows beyond this, so that new habits show.
  public static let mostWeight = 50.0
  /// What weighs less than this is forgotten.
  public static let leastWeight = 0.2
  /// A word that was kept so often is the person's own.
  public static let usesOfOwn = 2

  /// A use of these parts.
  public init(count: Int = 0, weight: Double = 0, day: Int) {
    self.count = count
    self.weight = weight
    self.day = day
  }

  /// The weight as of a day; a clock that was set back fades nothing.
  public func weight(on today: Int) -> Double {
    let halvings = Double(max(0, today - day)) / Self.halfLife
    return weight * Double(Elementary.exp(-Self.logarithmOfTwo * Float(halvings)))
  }

  private static let logarithmOfTwo: Float = 0.6931471806

  /// Whether it was kept often enough to be the person's own.
  public var isOwn: Bool { count >= Self.usesOfOwn }

  /// It was kept once more, or `times` more.
  mutating func add(_ times: Int = 1, on today: Int) {
    weight = min(Self.mostWeight, max(0, weight(on: today) + Double(times)))
    count = max(0, count + times)
    day = max(day, today)
  }
}
