/// An XML element that can be changed at random and written down.
struct FuzzElement {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [FuzzElement] = []
  var text = ""

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [FuzzElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.children = children
  }

  /// The element as XML; quotes and such in values are escaped.
  func write(into result: inout String) {
    result += "<\(name)"
    for (name, value) in attributes { result += " \(name)=\"\(Self.escaped(value))\"" }
    if children.isEmpty && text.isEmpty {
      result += "/>"
      return
    }
    result += ">\(text)"
    for child in children { child.write(into: &result) }
    result += "</\(name)>"
  }

  private static func escaped(_ value: String) -> String {
    var result = ""
    for byte in value.utf8 where byte == 0x22 || byte == 0x26 || byte == 0x3C {
      result = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing("\"", with: "&quot;")
      break
    }
    return result.isEmpty ? value : result
  }

  /// Changes one element, anywhere in the tree.
  mutating func changeOne(
    _ random: inout FuzzRandom, _ change: (inout FuzzElement, inout FuzzRandom) -> Void
  ) {
    if children.isEmpty || random.chance(25) {
      change(&self, &random)
    } else {
      children[Int.random(in: children.indices, using: &random)].changeOne(&random, change)
    }
  }
}
