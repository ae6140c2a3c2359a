import LayoutFiles

/// A settings file with every kind of value in it.
struct TestSettings: Codable, Hashable, Sendable {
  var name: String
  var size: UInt8
  var ratio: Double?
  var isLoud: Bool
  var appearance: Appearance
  var colors: [String: String]
  var rows: [Row]

  enum Appearance: String, Codable, CaseIterable { case light, dark }

  struct Row: Codable, Hashable, Sendable {
    var id: String
    var keys: [Int]
  }

  static let example = TestSettings(
    name: "Test", size: 42, ratio: 1.5, isLoud: true, appearance: .dark,
    colors: ["letter": "white"], rows: [Row(id: "first", keys: [1, 2])])

  /// The example as a person writes it.
  static let exampleText = """
    // A comment
    {
      name: 'Test',            /* no quotes, single quotes */
      "size": 0x2A, "ratio": +1.5,
      "isLoud": true, "appearance": "dark",
      "colors": {"letter": "white"},
      "rows": [{"id": "first", "keys": [1, 2,],}],
    }
    """
}
