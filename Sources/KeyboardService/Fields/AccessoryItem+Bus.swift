import Bus
import Layouts

nonisolated extension AccessoryItem {
  /// The items of an `aa{sv}`, which errors call `name`.
  static func items(_ value: BusValue, _ name: String) throws(BusError) -> [AccessoryItem] {
    guard value.signature == "aa{sv}", let elements = value.elements else {
      throw .invalid("\(name): must be 'aa{sv}', not '\(value.signature)'")
    }
    guard elements.count <= maximumCount else {
      throw .invalid("\(name): has more than \(maximumCount) items")
    }
    var items: [AccessoryItem] = []
    for (index, element) in elements.enumerated() {
      items.append(try AccessoryItem(NamedValues(element, "\(name)[\(index)]")))
    }
    if let problem = problem(of: items) { throw .invalid("\(name): \(problem)") }
    return items
  }

  private init(_ values: NamedValues) throws(BusError) {
    let icon = try values.line("icon")
    self.init(
      kind: try values.word("kind", of: Kind.self), id: try values.line("id"),
      label: try values.line("label"), icon: icon.isEmpty ? nil : AccessoryIcon(icon),
      segments: try values.lines("segments"),
      isEnabled: try values.truth("enabled", default: true),
      isProminent: try values.truth("prominent", default: false),
      value: values["value"].map(AccessoryValue.init) ?? .none)
  }
}

nonisolated extension AccessoryValue {
  /// The value that an application wrote; what an item can have no use for is none.
  init(_ value: BusValue) {
    if let isOn = value.boolean {
      self = .isOn(isOn)
    } else if let index = value.integer {
      self = .index(index)
    } else if let text = value.string {
      self = .text(text)
    } else {
      self = .none
    }
  }

  /// The value as D-Bus has it; D-Bus has no nothing, so that is the empty string.
  var busValue: BusValue {
    switch self {
    case .none: .string("")
    case .isOn(let isOn): .boolean(isOn)
    case .index(let index): .int32(Int32(clamping: index))
    case .text(let text): .string(text)
    }
  }
}
