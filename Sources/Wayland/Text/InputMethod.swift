/// The way text takes into a field, whichever protocol carries it.
public protocol InputMethod: AnyObject {
  /// Called with what happens.
  var onEvent: ((InputMethodEvent) -> Void)? { get set }
  /// Whether a field wants text now.
  var isActive: Bool { get }
  /// Sends an edit as one transaction. Without an active field nothing is sent.
  func apply(_ edit: TextEdit)
}

/// Decides whether the text around the caret may be read in a field of this content type. Where it
/// may not, it is wiped unread.
public typealias ReadingPermission = (ContentType) -> Bool
