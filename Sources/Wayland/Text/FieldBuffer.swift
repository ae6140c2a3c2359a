import Glibc

/// The double-buffered state of a field: what was told is pending until the compositor says that it
/// is whole.
nonisolated struct FieldBuffer {
  /// Whether a field wants text, as told and made whole.
  private(set) var isActive = false
  /// Whether something was told since it was last made whole.
  private(set) var isPending = false

  private let dialect: ContentType.Dialect
  private var willBeActive = false
  private var wasActivated = false
  private var state: FieldState
  private var surrounding: (bytes: [UInt8], cursor: UInt32, anchor: UInt32)?

  init(_ dialect: ContentType.Dialect) {
    self.dialect = dialect
    state = FieldState(contentType: ContentType(dialect: dialect))
  }

  /// A new field: nothing of the old one holds.
  mutating func activate() {
    wipe()
    state = FieldState(contentType: ContentType(dialect: dialect))
    (willBeActive, wasActivated, isPending) = (true, true, true)
  }

  mutating func deactivate() {
    wipe()
    (willBeActive, wasActivated, isPending) = (false, false, true)
  }

  mutating func setSurroundingText(
    _ text: UnsafePointer<CChar>?, cursor: UInt32, anchor: UInt32
  ) {
    wipe()
    guard let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
    surrounding = (Array(bytes), cursor, anchor)
    isPending = true
  }

  mutating func setContentType(purpose: UInt32, hints: UInt32) {
    state.contentType = ContentType(dialect: dialect, purpose: purpose, hints: hints)
    isPending = true
  }

  mutating func setChangeCause(_ cause: FieldState.ChangeCause) {
    state.changeCause = cause
    isPending = true
  }

  mutating func setPreferredLanguage(_ language: String) {
    state.preferredLanguage = language.isEmpty ? nil : language
    isPending = true
  }

  /// Makes the pending state whole, and answers what happened. The text around the caret is read
  /// only with permission, which is asked when the content type is known; else it is wiped.
  mutating func apply(_ mayRead: ReadingPermission) -> [InputMethodEvent] {
    isPending = false
    guard willBeActive else {
      defer { isActive = false }
      return isActive ? [.deactivated] : []
    }
    if !mayRead(state.contentType) { wipe() }
    state.surroundingText = surrounding.flatMap {
      SurroundingText(bytes: $0.bytes, cursor: $0.cursor, anchor: $0.anchor)
    }
    defer {
      (isActive, wasActivated) = (true, false)
    }
    return wasActivated ? [.activated, .state(state)] : [.state(state)]
  }

  /// Overwrites the text before its memory is given back.
  private mutating func wipe() {
    surrounding?.bytes.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    }
    surrounding = nil
    state.surroundingText = nil
  }
}
