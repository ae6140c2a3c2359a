/// A `layer` element.
struct LayerDefinition: Sendable {
  /// Its id; hardware layers may have none.
  var id: String?
  /// The sets of modifiers that show it.
  var modifiers: [[String]]
  /// Its rows, from the top.
  var rows: [Row]
  /// Where it is defined.
  var place: FilePlace

  /// The most rows in a layer.
  static let maximumRows = 16
  /// The most keys in a row.
  static let maximumKeys = 64

  /// A `row` element: the ids of its keys, from the left.
  struct Row: Sendable {
    /// The ids.
    var keys: [String]
    /// Where it is defined.
    var place: FilePlace
  }

  /// The layer a `layer` element defines.
  init(_ element: XMLElement) throws(LDMLError) {
    id = element.attributes["id"]
    modifiers = (element.attributes["modifiers"] ?? "").split(separator: ",").map {
      String($0).words
    }
    place = element.place
    rows = []
    guard element.children.count <= Self.maximumRows else {
      throw LDMLError(.tooMany, at: place, "more than \(Self.maximumRows) rows in a layer")
    }
    for child in element.children { rows.append(try Row(child)) }
  }
}

extension LayerDefinition.Row {
  /// The row a `row` element defines.
  fileprivate init(_ element: XMLElement) throws(LDMLError) {
    keys = element.attributes["keys"]?.words ?? []
    place = element.place
    guard !keys.isEmpty else { throw LDMLError(.emptyRow, at: place, "a <row> without keys") }
    guard keys.count <= LayerDefinition.maximumKeys else {
      throw LDMLError(
        .tooMany, at: place, "more than \(LayerDefinition.maximumKeys) keys in a row")
    }
  }
}
