import Layouts

/// Makes a ``LetterLayout`` of a keyboard document: its touch layers `base` and `shift`.
///
/// The frame of the keyboard is the composer's. So keys that type nothing visible are left out
/// (gaps, keys that only switch layers, return), and so is the row with the space bar.
struct LetterLayoutBuilder {
  /// The document.
  let document: KeyboardDocument
  /// The width of the device, in millimetres, by which touch layers are chosen: a phone.
  var deviceWidth = 70

  private struct PlacedLetter {
    var face: KeyFace
    var flickDown: String?
  }

  /// The layout, with the id `id`.
  func layout(id: String) throws(LDMLError) -> LetterLayout {
    let set = try touchLayers()
    guard let base = set.layer(id: "base", modifier: "none") else {
      throw LDMLError(.missingElement, at: set.place, "the touch layers have no layer 'base'")
    }
    let rows = try letters(of: base)
    guard !rows.isEmpty else {
      throw LDMLError(.missingElement, at: base.place, "the layer 'base' has no letters")
    }
    var shifted: [[PlacedLetter]]?
    if let shift = set.layer(id: "shift", modifier: "shift") {
      let shiftRows = try letters(of: shift)
      try checkShape(of: shiftRows, against: rows, at: shift.place)
      shifted = shiftRows
    }
    return LetterLayout(
      id: id, language: document.locale.withoutExtensions.description, name: document.name,
      rows: rows.indices.map { row in
        rows[row].indices.map { column in
          letter(rows[row][column], shifted: shifted?[row][column])
        }
      })
  }

  private func letter(_ base: PlacedLetter, shifted: PlacedLetter?) -> LetterLayout.Letter {
    // Where shift changes nothing, in scripts without case, there is no shifted face.
    let shiftedFace = shifted?.face == base.face ? nil : shifted?.face
    return LetterLayout.Letter(
      face: base.face, shiftedFace: shiftedFace, flickDown: base.flickDown)
  }

  /// UTS #35, `layers`: the widest set the device is wide enough for; on a narrower device than any
  /// is made for, the narrowest.
  private func touchLayers() throws(LDMLError) -> LayerSet {
    let sets = document.layerSets.filter { $0.form == "touch" }
      .sorted { ($0.minimumWidth ?? 0) < ($1.minimumWidth ?? 0) }
    guard let set = sets.last(where: { ($0.minimumWidth ?? 0) <= deviceWidth }) ?? sets.first
    else {
      throw LDMLError(.missingElement, at: document.place, "there are no <layers formId='touch'>")
    }
    return set
  }

  private func checkShape(
    of shift: [[PlacedLetter]], against base: [[PlacedLetter]], at place: FilePlace
  ) throws(LDMLError) {
    guard shift.map(\.count) != base.map(\.count) else { return }
    let counts = [base, shift].map { $0.map { String($0.count) }.joined(separator: " + ") }
    throw LDMLError(
      .unequalLayers, at: place,
      "the layer 'shift' has \(counts[1]) letters in its rows, the layer 'base' \(counts[0])")
  }
}

// MARK: - Rows and letters

extension LetterLayoutBuilder {
  private func letters(of layer: LayerDefinition) throws(LDMLError) -> [[PlacedLetter]] {
    var rows: [[PlacedLetter]] = []
    for row in layer.rows {
      var letters: [PlacedLetter] = []
      var hasSpace = false
      for key in row.keys {
        let output = try typed(by: key, at: row.place)
        hasSpace = hasSpace || output == " "
        guard let output, isVisible(output) else { continue }
        letters.append(try letter(key: key, output: output))
      }
      if !hasSpace, !letters.isEmpty { rows.append(letters) }
    }
    return rows
  }

  private func letter(key id: String, output: String) throws(LDMLError) -> PlacedLetter {
    let key = document.keys[id]
    var variants: [String] = []
    for variant in key?.offeredKeys ?? [] {
      guard let text = try typed(by: variant, at: key?.place ?? document.place),
        isVisible(text), text != output, !variants.contains(text)
      else { continue }
      variants.append(text)
    }
    let label = try document.displays.label(
      key: id, output: output, variables: document.variables)
    return PlacedLetter(
      face: KeyFace(label: label, output: output, variants: variants),
      flickDown: try key.flatMap(flickDown))
  }

  private func flickDown(of key: KeyDefinition) throws(LDMLError) -> String? {
    guard let flick = key.flick, let target = document.flicks[flick]?[["s"]],
      let text = try typed(by: target, at: key.place), isVisible(text)
    else { return nil }
    return text
  }

  /// What the key of this id types.
  private func typed(by id: String, at place: FilePlace) throws(LDMLError) -> String? {
    guard let output = document.output(ofKey: id) else { return nil }
    return try document.variables.text(output, at: document.keys[id]?.place ?? place)
  }

  /// Whether a text is something to see: not white space, return, delete and the like.
  private func isVisible(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      && !text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
