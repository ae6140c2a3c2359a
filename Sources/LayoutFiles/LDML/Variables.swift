/// The variables of a keyboard. Strings may stand in what keys type and show; sets are for
/// transforms, which are not read, so of them only the references are checked.
///
/// The standard lets a variable refer to earlier ones only; here later ones will do, and circles are
/// errors.
struct Variables: Sendable {
  /// The most UTF-8 bytes a text may have with its variables filled in, and the most references it
  /// may take to fill them in: empty variables multiply without growing.
  static let maximumLength = 256
  /// Variables within variables.
  static let maximumDepth = 32

  private struct Variable {
    var parts: [VariableReference.Part]
    var isString: Bool
    var place: FilePlace
  }

  /// A text being filled in.
  private struct Expansion {
    var text = ""
    var references = 0
  }

  private var variables: [String: Variable] = [:]

  /// No variables.
  init() {}

  /// Adds the variable that `element`, a string, set or uset, defines. A later one of the same id
  /// replaces it.
  mutating func add(_ element: XMLElement) {
    variables[element.attributes["id"] ?? ""] = Variable(
      parts: VariableReference.parts(of: element.attributes["value"] ?? ""),
      isString: element.name == "string", place: element.place)
  }

  /// `value` with its variables filled in and its escapes decoded.
  func text(_ value: String, at place: FilePlace) throws(LDMLError) -> String {
    var result = Expansion()
    try expand(VariableReference.parts(of: value), at: place, path: [], into: &result)
    return try EscapedText.decode(result.text, at: place)
  }

  private func expand(
    _ parts: [VariableReference.Part], at place: FilePlace, path: [String],
    into result: inout Expansion
  ) throws(LDMLError) {
    for part in parts {
      switch part {
      case .text(let text): result.text += text
      case .reference(let reference):
        guard reference.isString else {
          throw LDMLError(
            .unknownVariable, at: place, "$[\(reference.id)] is a set and nothing a key can type")
        }
        let variable = try variable(reference, at: place, path: path)
        result.references += 1
        try expand(
          variable.parts, at: variable.place, path: path + [reference.id], into: &result)
      }
      guard max(result.text.utf8.count, result.references) <= Self.maximumLength else {
        throw LDMLError(
          .tooLong, at: place, "a text of more than \(Self.maximumLength) bytes")
      }
    }
  }

  private func variable(
    _ reference: VariableReference, at place: FilePlace, path: [String]
  ) throws(LDMLError) -> Variable {
    guard let variable = variables[reference.id], variable.isString == reference.isString else {
      let kind = reference.isString ? "string" : "set"
      throw LDMLError(
        .unknownVariable, at: place, "there is no \(kind) variable \(quoted(reference.id))")
    }
    guard !path.contains(reference.id) else {
      let cycle = path.drop { $0 != reference.id } + [reference.id]
      throw LDMLError(
        .variableCycle, at: variable.place,
        "variables in a circle: \(cycle.joined(separator: " → "))")
    }
    guard path.count < Self.maximumDepth else {
      throw LDMLError(
        .tooDeep, at: variable.place,
        "more than \(Self.maximumDepth) variables within one another")
    }
    return variable
  }

  /// Throws where a variable, used or not, refers to one that is not there or to itself.
  func check() throws(LDMLError) {
    var checked: Set<String> = []
    for id in variables.keys.sorted() { try check(id, path: [], checked: &checked) }
  }

  private func check(
    _ id: String, path: [String], checked: inout Set<String>
  ) throws(LDMLError) {
    guard !checked.contains(id), let variable = variables[id] else { return }
    let path = path + [id]
    for case .reference(let reference) in variable.parts {
      _ = try self.variable(reference, at: variable.place, path: path)
      try check(reference.id, path: path, checked: &checked)
    }
    checked.insert(id)
  }
}
