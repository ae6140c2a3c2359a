/// A `keyboard3` document with its imports merged in: later definitions have replaced earlier ones.
struct KeyboardDocument: Sendable {
  /// The language.
  var locale: LanguageTag
  /// The name, of the language in itself.
  var name: String
  /// The keys by id; implied ones are not here.
  var keys: [String: KeyDefinition] = [:]
  /// The key each flick gives, by flick id and directions.
  var flicks: [String: [[String]: String]] = [:]
  /// The layers.
  var layerSets: [LayerSet] = []
  /// Texts to show in place of what keys type.
  var displays = Displays()
  /// The variables.
  var variables = Variables()
  /// Where the document begins.
  var place: FilePlace
  /// The keys flicks give, with the places where they are named.
  private var flickPlaces: [(key: String, place: FilePlace)] = []

  /// The document whose tree, checked and without imports, is `root`.
  init(_ root: XMLElement) throws(LDMLError) {
    place = root.place
    guard root.name == "keyboard3" else {
      throw LDMLError(.element, at: place, "a keyboard begins with <keyboard3>, not <\(root.name)>")
    }
    guard let locale = LanguageTag(root.attributes["locale"] ?? ""),
      let name = root.children.last(where: { $0.name == "info" })?.attributes["name"]
    else { throw LDMLError(.missingElement, at: place, "<keyboard3> has no <info>") }
    self.locale = locale
    self.name = name
    for section in root.children { try add(section) }
    try variables.check()
    try displays.check(variables)
    try checkReferences()
  }

  private mutating func add(_ section: XMLElement) throws(LDMLError) {
    switch section.name {
    case "keys":
      for key in section.children {
        keys[key.attributes["id"] ?? ""] = try KeyDefinition(key)
      }
    case "flicks": for flick in section.children { addFlick(flick) }
    case "layers": try addLayers(section)
    case "displays": for display in section.children { displays.add(display) }
    case "variables": for variable in section.children { variables.add(variable) }
    default: break
    }
  }

  private mutating func addFlick(_ element: XMLElement) {
    var segments: [[String]: String] = [:]
    for segment in element.children {
      guard let key = segment.attributes["keyId"] else { continue }
      segments[segment.attributes["directions"]?.words ?? []] = key
      flickPlaces.append((key, segment.place))
    }
    flicks[element.attributes["id"] ?? ""] = segments
  }

  private mutating func addLayers(_ element: XMLElement) throws(LDMLError) {
    let form = element.attributes["formId"] ?? ""
    let width = element.attributes["minDeviceWidth"].flatMap { Int($0) }
    let existing = layerSets.firstIndex { $0.form == form && $0.minimumWidth == width }
    var set =
      existing.map { layerSets[$0] }
      ?? LayerSet(form: form, minimumWidth: width, place: element.place)
    for layer in element.children { set.add(try LayerDefinition(layer)) }
    if let existing {
      layerSets[existing] = set
    } else {
      layerSets.append(set)
    }
  }
}

// MARK: - References

extension KeyboardDocument {
  /// What the key of this id types, undecoded; nil for gaps and keys that only switch.
  func output(ofKey id: String) -> String? {
    if let key = keys[id] { return key.output }
    return StandardImport.impliedOutput(id)
  }

  private func checkReferences() throws(LDMLError) {
    for (_, key) in keys.sorted(by: { $0.key < $1.key }) {
      _ = try variables.text(key.output ?? "", at: key.place)
      for id in key.longPress + key.multiTap { try checkKey(id, at: key.place) }
      if let flick = key.flick, flicks[flick] == nil {
        throw LDMLError(.reference, at: key.place, "there is no flick \(quoted(flick))")
      }
      if let layer = key.layer, !layerSets.contains(where: { $0.has(layer: layer) }) {
        throw LDMLError(.reference, at: key.place, "there is no layer \(quoted(layer))")
      }
    }
    for (key, place) in flickPlaces { try checkKey(key, at: place) }
    for row in layerSets.lazy.flatMap(\.layers).flatMap(\.rows) {
      for id in row.keys { try checkKey(id, at: row.place) }
    }
  }

  private func checkKey(_ id: String, at place: FilePlace) throws(LDMLError) {
    guard
      keys[id] != nil || id == StandardImport.impliedGap
        || StandardImport.impliedOutput(id) != nil
    else { throw LDMLError(.reference, at: place, "there is no key \(quoted(id))") }
  }
}

extension LayerSet {
  fileprivate func has(layer id: String) -> Bool { layers.contains { $0.id == id } }
}
