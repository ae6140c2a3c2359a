/// Keys of an application's own, in place of the keyboard (UIKit's input view; reference 7.1).
///
/// A key with an output types it. A key that names a system action (space, delete, return, tab,
/// escape, an arrow, dismiss) does that. Any other tells the application its id.
public struct InputView: Hashable, Sendable {
  /// The keys, row by row from the top; a key's `width` counts in columns, 1 where it is nil.
  public var rows: [[KeyDescription]]

  /// The most rows.
  public static let maximumRows = 6
  /// The most keys in a row.
  public static let maximumKeysInRow = 14
  /// The most variants of a key.
  public static let maximumVariants = 12
  /// The longest id, label, output or variant, in UTF-8 bytes.
  public static let maximumTextLength = 128
  /// The widths a key may have, in columns.
  public static let widths = 0.25...14.0

  /// An input view of these rows.
  public init(rows: [[KeyDescription]]) { self.rows = rows }

  /// What keeps this from being an input view, as one line; nil where nothing does.
  public var problem: String? {
    guard (1...Self.maximumRows).contains(rows.count) else {
      return "an input view has 1 to \(Self.maximumRows) rows"
    }
    guard rows.allSatisfy({ (1...Self.maximumKeysInRow).contains($0.count) }) else {
      return "a row of an input view has 1 to \(Self.maximumKeysInRow) keys"
    }
    let keys = rows.joined()
    guard Set(keys.map(\.id)).count == keys.count, !keys.contains(where: \.id.isEmpty) else {
      return "each key of an input view needs an id of its own"
    }
    return keys.lazy.compactMap(Self.problem).first
  }

  private static func problem(of key: KeyDescription) -> String? {
    let texts = [key.id, key.label, key.output ?? ""] + key.variants
    if key.variants.count > maximumVariants {
      return "a key of an input view has at most \(maximumVariants) variants"
    }
    if texts.contains(where: { $0.utf8.count > maximumTextLength }) {
      return "a text of an input view's key has at most \(maximumTextLength) bytes"
    }
    if let width = key.width, !widths.contains(width) {
      return "a key of an input view is 0.25 to 14 columns wide"
    }
    if !InputViewKeys.actions.contains(key.action) {
      return "'\(key.action.prefix(40))' is no action of an input view's key"
    }
    return nil
  }
}
