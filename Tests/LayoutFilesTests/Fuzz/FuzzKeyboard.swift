/// Keyboards for the fuzz tests: valid ones, each a little different, as files that import one
/// another.
struct FuzzKeyboard {
  /// The files by name; the keyboard is `main`.
  var files: [String: FuzzElement]
  /// What the base layer types.
  var expected: [[String]]

  static let main = "main.xml"

  init(_ random: inout FuzzRandom) {
    let outputs = ["q", "\\u{E4}", "${str}", "x"]
    let texts = ["q", "ä", "é!", "x"]
    let order = [0, 1, 2, 3].shuffled(using: &random)
    let firstRow = order.prefix(2).map { "k\($0)" }.joined(separator: " ")
    let secondRow = order.suffix(2).map { "k\($0)" }.joined(separator: " ")
    let keys = outputs.indices.map { index in
      FuzzElement("key", ["id": "k\(index)", "output": outputs[index]])
    }
    expected = [order.prefix(2).map { texts[$0] }, order.suffix(2).map { texts[$0] }]
    // CLDR's keys are many and take their time, so few of the keyboards have them.
    let signs = random.chance(10)
    files = [
      Self.main: Self.document(keys: keys, rows: [firstRow, secondRow], hasSigns: signs),
      "other.xml": FuzzElement("flicks"),
      "more.xml": FuzzElement(
        "keys", [:],
        [
          FuzzElement("import", ["path": "most.xml"]),
          FuzzElement("key", ["id": "e", "output": "ê", "longPressKeyIds": "E e most"]),
        ]),
      "most.xml": FuzzElement("keys", [:], [FuzzElement("key", ["id": "most", "output": "m"])]),
    ]
  }

  private static func document(
    keys: [FuzzElement], rows: [String], hasSigns: Bool
  ) -> FuzzElement {
    let signs = FuzzElement(
      "import", ["base": "cldr", "path": "46/keys-Zyyy-punctuation.xml"])
    return FuzzElement(
      "keyboard3", ["locale": "en", "conformsTo": "46"],
      [
        FuzzElement("info", ["name": "Fuzz", "author": "nobody"]),
        FuzzElement(
          "displays", [:],
          [
            FuzzElement("display", ["output": "${str}", "display": "\\u{E8}"]),
            FuzzElement("displayOptions", ["baseCharacter": "o"]),
          ]),
        FuzzElement(
          "keys", [:],
          (hasSigns ? [signs] : []) + [FuzzElement("import", ["path": "more.xml"])] + keys + [
            FuzzElement(
              "key",
              [
                "id": "t", "output": "t", "longPressKeyIds": "e k0", "longPressDefaultKeyId": "k0",
                "multiTapKeyIds": "e", "flickId": "f", "width": "1.5",
              ]),
            FuzzElement("key", ["id": "up", "layerId": "shift"]),
          ]),
        FuzzElement(
          "flicks", [:],
          [
            FuzzElement(
              "flick", ["id": "f"],
              [FuzzElement("flickSegment", ["directions": "s", "keyId": "7"])])
          ]),
        layers(rows),
        FuzzElement(
          "variables", [:],
          [
            FuzzElement("string", ["id": "str", "value": "${acute}!"]),
            FuzzElement("string", ["id": "acute", "value": "\\u{E9}"]),
            FuzzElement("set", ["id": "all", "value": "a ${str}"]),
            FuzzElement("uset", ["id": "range", "value": "[a-z]"]),
          ]),
      ])
  }

  private static func layers(_ rows: [String]) -> FuzzElement {
    FuzzElement(
      "layers", ["formId": "touch"],
      [
        FuzzElement("layer", ["id": "base"], rows.map { FuzzElement("row", ["keys": $0]) }),
        FuzzElement(
          "layer", ["id": "shift", "modifiers": "shift"],
          [FuzzElement("row", ["keys": "Q A"]), FuzzElement("row", ["keys": "up E X"])]),
      ])
  }

  /// The files as bytes.
  var bytes: [String: [UInt8]] {
    files.mapValues { root in
      var text = ""
      root.write(into: &text)
      return Array(text.utf8)
    }
  }
}
