/// What keys show in place of what they type.
struct Displays: Sendable {
  /// What combining marks stand on where a key shows one: ◌.
  static let dottedCircle = "\u{25CC}"

  private var byKey: [String: XMLElement] = [:]
  private var byOutput: [(output: String, element: XMLElement)] = []
  private var baseCharacter: XMLElement?

  /// No displays.
  init() {}

  /// Adds a `display` or `displayOptions` element; later ones win.
  mutating func add(_ element: XMLElement) {
    if element.name == "displayOptions" {
      baseCharacter = element
    } else if let key = element.attributes["keyId"] {
      byKey[key] = element
    } else {
      byOutput.append((element.attributes["output"] ?? "", element))
    }
  }

  /// What the key `id`, which types `output`, shows. A combining mark without a display of its own
  /// is shown on the base character.
  func label(
    key id: String, output: String, variables: Variables
  ) throws(LDMLError) -> String {
    if let element = byKey[id] { return try text("display", of: element, variables) }
    for (value, element) in byOutput.reversed()
    where try variables.text(value, at: element.place) == output {
      return try text("display", of: element, variables)
    }
    guard output.unicodeScalars.first?.properties.isCombiningMark == true else { return output }
    guard let baseCharacter else { return Self.dottedCircle + output }
    return try text("baseCharacter", of: baseCharacter, variables) + output
  }

  /// Throws where a display, used or not, has a mistake in its texts.
  func check(_ variables: Variables) throws(LDMLError) {
    let elements = byOutput.map(\.element) + byKey.values + [baseCharacter].compactMap { $0 }
    for element in elements {
      for attribute in ["output", "display", "baseCharacter"] {
        _ = try text(attribute, of: element, variables)
      }
    }
  }

  private func text(
    _ attribute: String, of element: XMLElement, _ variables: Variables
  ) throws(LDMLError) -> String {
    try variables.text(element.attributes[attribute] ?? "", at: element.place)
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar is a mark, which needs something to stand on.
  var isCombiningMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
