import Bus
import Layouts
import TextTraits

/// What fields say, as D-Bus has it.
extension BusValue {
  /// A trait: a boolean, or the word for its value. Nothing is the empty string, which takes back
  /// what was said before.
  init(trait: Trait, in traits: TextInputTraits) {
    let value = trait.value(traits)
    if let truth = value as? Bool {
      self = .boolean(truth)
    } else if let type = value as? TextContentType {
      self = .string(type.name)
    } else if let text = value as? String {
      self = .string(text)
    } else if let word = value as? any RawRepresentable, let text = word.rawValue as? String {
      self = .string(text)
    } else {
      self = .string("")
    }
  }

  /// An accessory bar, `aa{sv}`.
  static func accessoryItems(_ items: [AccessoryItem]) -> BusValue {
    .array(of: "a{sv}", items.map { .named($0.values) })
  }

  /// An input view, `aaa{sv}`; empty for none.
  static func inputView(_ view: InputView?) -> BusValue {
    .array(
      of: "aa{sv}",
      (view?.rows ?? []).map { row in .array(of: "a{sv}", row.map { .named($0.values) }) })
  }
}

extension AccessoryItem {
  fileprivate var values: [String: BusValue] {
    var values: [String: BusValue] = [
      "kind": .string(kind.rawValue), "id": .string(id), "label": .string(label),
      "enabled": .boolean(isEnabled), "prominent": .boolean(isProminent),
    ]
    if !segments.isEmpty { values["segments"] = .strings(segments) }
    switch icon {
    case .named(let text), .path(let text): values["icon"] = .string(text)
    case nil: break
    }
    switch value {
    case .none: break
    case .isOn(let isOn): values["value"] = .boolean(isOn)
    case .index(let index): values["value"] = .int32(Int32(clamping: index))
    case .text(let text): values["value"] = .string(text)
    }
    return values
  }
}

extension KeyDescription {
  fileprivate var values: [String: BusValue] {
    var values: [String: BusValue] = [
      "id": .string(id), "label": .string(label), "action": .string(action),
      "enabled": .boolean(enabled), "prominent": .boolean(prominent),
    ]
    values["output"] = output.map(BusValue.string)
    values["width"] = width.map(BusValue.double)
    if !variants.isEmpty { values["variants"] = .strings(variants) }
    return values
  }
}
