/// Changes to the structure of a keyboard file.
enum KeyboardMutation: CaseIterable {
  case dropElement, doubleElement, moveElement, renameElement, strayText
  case dropAttribute, renameAttribute, swapValues, strangeValue, extraAttribute
  case nest, manyElements, manyWords
  case swapRoot, importAgain, strangeImport, strangeOutput, strangeRow, variableCircle, longVariable

  /// Elements and attributes that exist, so that what is put in a wrong place is often a right name.
  private static let elementNames = [
    "key", "keys", "row", "layer", "import", "display", "flick", "transforms", "special", "info",
  ]
  private static let attributeNames = ["id", "output", "keys", "path", "gap", "layerId", "value"]
  private static let values = [
    "", " ", "true", "e", "a b", "-1", "0", "s", "shift", "none", "nobody", "${str}", "${nobody}",
    "$[all]", "$", "\\", "\\u{41}", "\\u{110000}", "\\u{}", "\\m{x}", "&", "more.xml", "main.xml",
    "gone.xml", "../x", "46/keys-Zyyy-currency.xml", "huge.xml", "\u{301}", "e e e", "touch",
  ]

  func apply(to root: inout FuzzElement, _ random: inout FuzzRandom) {
    switch self {
    case .swapRoot: root.name = random.pick(["keyboard3", "keys", "flicks"])
    case .importAgain: Self.addImport(to: &root, &random)
    case .strangeImport:
      Self.change("path", in: &root, to: ["../x", "/x", "", "46/x.xml"], &random)
    case .strangeOutput:
      Self.change("output", in: &root, to: ["\\", "\\u{}", "${nobody}", "$[all]"], &random)
    case .strangeRow: Self.change("keys", in: &root, to: ["", " ", "k0", "nobody"], &random)
    case .variableCircle: Self.addVariable("${\(random.pick(["v", "w", "str"]))}", to: &root)
    case .longVariable: Self.addVariable(String(repeating: "${str}", count: 200), to: &root)
    default: root.changeOne(&random) { apply(toElement: &$0, &$1) }
    }
  }

  private func apply(toElement element: inout FuzzElement, _ random: inout FuzzRandom) {
    switch self {
    case .renameElement: element.name = random.pick(Self.elementNames)
    case .strayText: element.text = random.pick(["stray", "\n ", "&lt;", "&nobody;"])
    case .nest:
      for _ in 0..<random.pick([1, 3, 40]) {
        element = FuzzElement(random.pick(["keys", element.name]), [:], [element])
      }
    case .manyElements:
      guard let child = element.children.last else { return }
      element.children += Array(repeating: child, count: random.pick([2, 20, 20, 20, 10_001]))
    case .dropElement, .doubleElement, .moveElement: changeChildren(of: &element, &random)
    default: changeAttributes(of: &element, &random)
    }
  }

  private func changeChildren(of element: inout FuzzElement, _ random: inout FuzzRandom) {
    guard !element.children.isEmpty else { return }
    let index = Int.random(in: element.children.indices, using: &random)
    switch self {
    case .dropElement: element.children.remove(at: index)
    case .doubleElement: element.children.insert(element.children[index], at: index)
    default:
      let child = element.children.remove(at: index)
      element.children.append(child)
    }
  }

  private func changeAttributes(of element: inout FuzzElement, _ random: inout FuzzRandom) {
    if self == .extraAttribute {
      element.attributes.append((random.pick(Self.attributeNames), random.pick(Self.values)))
      return
    }
    guard !element.attributes.isEmpty else { return }
    let index = Int.random(in: element.attributes.indices, using: &random)
    switch self {
    case .dropAttribute: element.attributes.remove(at: index)
    case .renameAttribute: element.attributes[index].name = random.pick(Self.attributeNames)
    case .strangeValue: element.attributes[index].value = random.pick(Self.values)
    case .manyWords:
      let words = [element.attributes[index].value, "e"]
      element.attributes[index].value = (0..<70).map { words[$0 % 2] }.joined(separator: " ")
    default:
      let other = Int.random(in: element.attributes.indices, using: &random)
      let value = element.attributes[other].value
      element.attributes[other].value = element.attributes[index].value
      element.attributes[index].value = value
    }
  }

  /// Changes the attribute of one element that has it.
  private static func change(
    _ attribute: String, in element: inout FuzzElement, to values: [String],
    _ random: inout FuzzRandom
  ) {
    if let index = element.attributes.firstIndex(where: { $0.name == attribute }) {
      element.attributes[index].value = random.pick(values)
      return
    }
    let owners = element.children.indices.filter { element.children[$0].has(attribute) }
    guard !owners.isEmpty else { return }
    change(attribute, in: &element.children[random.pick(owners)], to: values, &random)
  }

  private static func addImport(to root: inout FuzzElement, _ random: inout FuzzRandom) {
    let file = random.pick([
      "more.xml", "most.xml", "main.xml", "gone.xml", "huge.xml", "other.xml",
    ])
    let count = random.pick([1, 1, 70])
    let imports = Array(repeating: FuzzElement("import", ["path": file]), count: count)
    if let index = root.children.firstIndex(where: { $0.name == "keys" }) {
      root.children[index].children.insert(contentsOf: imports, at: 0)
    } else {
      root.children.insert(contentsOf: imports, at: 0)
    }
  }

  private static func addVariable(_ value: String, to root: inout FuzzElement) {
    guard let index = root.children.firstIndex(where: { $0.name == "variables" }) else { return }
    root.children[index].children += [
      FuzzElement("string", ["id": "v", "value": value]),
      FuzzElement("string", ["id": "w", "value": "${v}"]),
    ]
    guard let keys = root.children.firstIndex(where: { $0.name == "keys" }) else { return }
    root.children[keys].children.append(FuzzElement("key", ["id": "w", "output": "${w}"]))
  }
}

extension FuzzElement {
  /// Whether the element or one below it has the attribute.
  fileprivate func has(_ attribute: String) -> Bool {
    attributes.contains { $0.name == attribute } || children.contains { $0.has(attribute) }
  }
}
