/// What an application may ask of the bar, so that none can make it unusable.
extension AccessoryItem {
  /// The most items on a bar.
  public static let maximumCount = 16
  /// The most segments of an item.
  public static let maximumSegments = 6
  /// The longest id, label, segment or text, in UTF-8 bytes.
  public static let maximumTextLength = 256
  /// The longest icon, in UTF-8 bytes.
  public static let maximumIconLength = 4096

  /// What keeps these items from being a bar, as one line; nil where nothing does.
  public static func problem(of items: [AccessoryItem]) -> String? {
    if items.count > maximumCount { return "an accessory bar has at most \(maximumCount) items" }
    var ids: Set<String> = []
    for item in items {
      if let problem = item.problem { return problem }
      if item.kind.isUsable, !ids.insert(item.id).inserted {
        return "each item of an accessory bar needs an id of its own"
      }
    }
    return nil
  }

  private var problem: String? {
    let limit = Self.maximumTextLength
    if [id, label].contains(where: { $0.utf8.count > limit })
      || segments.contains(where: { $0.utf8.count > limit })
    {
      return "a text of an accessory item has at most \(limit) bytes"
    }
    if kind.isUsable, id.isEmpty { return "an accessory item that can be used needs an id" }
    if kind == .segments, !(1...Self.maximumSegments).contains(segments.count) {
      return "an accessory item has 1 to \(Self.maximumSegments) segments"
    }
    if case .text(let text) = value, text.utf8.count > limit {
      return "the value of an accessory item has at most \(limit) bytes"
    }
    switch icon {
    case .named(let text), .path(let text):
      return text.utf8.count > Self.maximumIconLength
        ? "an icon has at most \(Self.maximumIconLength) bytes" : nil
    case nil: return nil
    }
  }
}
