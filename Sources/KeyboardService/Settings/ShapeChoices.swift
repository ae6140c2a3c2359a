import FoundationEssentials
import Layouts

/// Which shape the person gave the keyboard on which output, and where it floats.
nonisolated struct ShapeChoices: Hashable, Sendable {
  /// How many outputs are remembered; then those whose names come first are forgotten.
  static let limit = 32
  /// How many bytes the name of an output may have: no honest one has more.
  static let nameLimit = 64

  /// What was chosen on one output.
  struct Choice: Hashable, Codable, Sendable {
    /// The shape.
    var shape = KeyboardShape.docked
    /// The top left corner of the floating keyboard, in logical pixels; nil where nobody moved it.
    var position: Point?
  }

  private var choices: [String: Choice] = [:]

  /// Nothing chosen yet.
  init() {}

  /// What was chosen on the output of this name; nil for nothing.
  subscript(output: String) -> Choice? {
    get { choices[output] }
    set {
      guard output.utf8.count <= Self.nameLimit else { return }
      choices[output] = newValue
      let others = choices.keys.filter { $0 != output }.sorted()
      for name in others.prefix(max(choices.count - Self.limit, 0)) { choices[name] = nil }
    }
  }
}

nonisolated extension ShapeChoices: Codable {
  /// Reads an object with one choice for each output's name.
  init(from decoder: any Decoder) throws {
    for (output, choice) in try [String: Choice](from: decoder).sorted(by: { $0.key < $1.key }) {
      var choice = choice
      if choice.position?.isFinite == false { choice.position = nil }
      self[output] = choice
    }
  }

  /// Writes an object with one choice for each output's name.
  func encode(to encoder: any Encoder) throws {
    try choices.encode(to: encoder)
  }
}

nonisolated extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
