/// Checks one file's elements against the rules of UTS #35: names, attributes, values, identities.
/// References to other elements are checked later, when imports have been resolved.
enum ElementChecker {
  /// Throws the first mistake in `element` or below it.
  static func check(_ element: XMLElement) throws(LDMLError) {
    guard let rule = ElementRule.all[element.name] else {
      throw LDMLError(
        .element, at: element.place, "<\(element.name)> is not an element Toccata reads")
    }
    try checkAttributes(of: element, rule)
    try checkChildren(of: element, rule)
  }

  private static func checkAttributes(
    of element: XMLElement, _ rule: ElementRule
  ) throws(LDMLError) {
    for name in rule.required where element.attributes[name] == nil {
      throw LDMLError(
        .missingAttribute, at: element.place, "<\(element.name)> has no attribute '\(name)'")
    }
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      guard rule.required.contains(name) || rule.optional.contains(name) else {
        throw LDMLError(
          .attribute, at: element.place,
          "<\(element.name)> has no attribute \(quoted(name)); "
            + "there is \(alternatives(rule.required + rule.optional))")
      }
      if let form = AttributeRule.all["\(element.name).\(name)"], !form.accepts(value) {
        throw LDMLError(
          .value, at: element.place,
          "\(name) of <\(element.name)> is \(quoted(value)) and must be \(form.form)")
      }
    }
    try checkChoices(of: element)
  }

  /// Attributes of which at least one must be there.
  private static let choices: [String: [String]] = [
    "key": ["output", "gap", "layerId"],
    "display": ["output", "keyId"],
    "layer": ["id", "modifiers"],
  ]

  private static func checkChoices(of element: XMLElement) throws(LDMLError) {
    guard let choice = choices[element.name],
      !choice.contains(where: { element.attributes[$0] != nil })
    else { return }
    throw LDMLError(
      .missingAttribute, at: element.place, "<\(element.name)> needs \(alternatives(choice))")
  }

  private static func checkChildren(
    of element: XMLElement, _ rule: ElementRule
  ) throws(LDMLError) {
    var identities: Set<[String]> = []
    var singles: Set<String> = []
    for child in element.children {
      guard rule.children.contains(child.name) else { throw misplaced(child, in: element) }
      try check(child)
      guard let childRule = ElementRule.all[child.name] else { continue }
      if childRule.isSingle, !singles.insert(child.name).inserted {
        throw LDMLError(.repeatedElement, at: child.place, "a second <\(child.name)>")
      }
      if let identity = identity(of: child, childRule), !identities.insert(identity).inserted {
        let name = identity.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")
        throw LDMLError(
          .duplicate, at: child.place, "a second <\(child.name)> \(quoted(name))")
      }
    }
    if let needed = rule.neededChild, !element.children.contains(where: { $0.name == needed }) {
      throw LDMLError(.missingElement, at: element.place, "<\(element.name)> has no <\(needed)>")
    }
  }

  private static func misplaced(_ child: XMLElement, in parent: XMLElement) -> LDMLError {
    let message =
      ElementRule.all[child.name] == nil
      ? "<\(child.name)> is not an element Toccata reads"
      : "<\(child.name)> does not belong in <\(parent.name)>"
    return LDMLError(.element, at: child.place, message)
  }

  private static func identity(of element: XMLElement, _ rule: ElementRule) -> [String]? {
    guard !rule.identity.isEmpty else { return nil }
    return [rule.namespace ?? element.name]
      + rule.identity.map { element.attributes[$0] ?? "" }
  }
}
