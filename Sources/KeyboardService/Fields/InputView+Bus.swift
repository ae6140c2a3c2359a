import Bus
import Layouts

nonisolated extension InputView {
  /// The input view of an `aaa{sv}`, which errors call `name`.
  init(_ value: BusValue, _ name: String) throws(BusError) {
    guard value.signature == "aaa{sv}", let rows = value.elements else {
      throw .invalid("\(name): must be 'aaa{sv}', not '\(value.signature)'")
    }
    let lists = rows.map { $0.elements ?? [] }
    guard lists.count <= Self.maximumRows,
      lists.allSatisfy({ $0.count <= Self.maximumKeysInRow })
    else {
      throw .invalid(
        "\(name): has more than \(Self.maximumRows) rows of \(Self.maximumKeysInRow) keys")
    }
    var keys: [[KeyDescription]] = []
    for (row, list) in lists.enumerated() {
      var line: [KeyDescription] = []
      for (column, key) in list.enumerated() {
        line.append(try KeyDescription(NamedValues(key, "\(name)[\(row)][\(column)]")))
      }
      keys.append(line)
    }
    self.init(rows: keys)
    if let problem { throw .invalid("\(name): \(problem)") }
  }
}

nonisolated extension KeyDescription {
  fileprivate init(_ values: NamedValues) throws(BusError) {
    let action = try values.line("action")
    let output = try values.text("output")
    self.init(
      id: try values.line("id"), label: try values.line("label"),
      action: action.isEmpty ? "character" : action, output: output.isEmpty ? nil : output,
      width: try values.number("width"), variants: try values.lines("variants"),
      enabled: try values.truth("enabled", default: true),
      prominent: try values.truth("prominent", default: false))
  }
}
