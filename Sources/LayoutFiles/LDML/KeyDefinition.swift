/// A `key` element, by itself on no layer yet.
struct KeyDefinition: Sendable {
  /// What it types, escapes and variables not yet decoded; nil for a gap or a key that only switches.
  var output: String?
  /// The keys a long press offers.
  var longPress: [String] = []
  /// The one of them that is offered first.
  var longPressDefault: String?
  /// The keys several taps give.
  var multiTap: [String] = []
  /// The flicks on it.
  var flick: String?
  /// The layer it shows.
  var layer: String?
  /// Where it is defined.
  var place: FilePlace

  /// The most keys a long press may offer.
  static let maximumVariants = 64

  /// The key a `key` element defines.
  init(_ element: XMLElement) throws(LDMLError) {
    let attributes = element.attributes
    output = attributes["gap"] == nil ? attributes["output"] : nil
    longPress = attributes["longPressKeyIds"]?.words ?? []
    longPressDefault = attributes["longPressDefaultKeyId"]
    multiTap = attributes["multiTapKeyIds"]?.words ?? []
    flick = attributes["flickId"]
    layer = attributes["layerId"]
    place = element.place
    guard max(longPress.count, multiTap.count) <= Self.maximumVariants else {
      throw LDMLError(.tooMany, at: place, "more than \(Self.maximumVariants) variants of a key")
    }
    try check(id: attributes["id"] ?? "")
  }

  private func check(id: String) throws(LDMLError) {
    if let longPressDefault, !longPress.contains(longPressDefault) {
      throw LDMLError(
        .reference, at: place,
        "longPressDefaultKeyId \(quoted(longPressDefault)) is not one of longPressKeyIds")
    }
    if multiTap.contains(id) {
      throw LDMLError(.value, at: place, "multiTapKeyIds of \(quoted(id)) has the key itself in it")
    }
  }

  /// The long-press keys as they are offered: the default one first, the others in order.
  var offeredKeys: [String] {
    guard let longPressDefault else { return longPress }
    return [longPressDefault] + longPress.filter { $0 != longPressDefault }
  }
}
