extension Icon {
  /// The picture for a name of the freedesktop icon naming specification, with or without
  /// `-symbolic`; nil for one the keyboard does not draw.
  public init?(themeName: String) {
    let suffix = "-symbolic"
    let name = themeName.hasSuffix(suffix) ? String(themeName.dropLast(suffix.count)) : themeName
    guard let icon = Self.themeNames[name] else { return nil }
    self = icon
  }

  private static let themeNames: [String: Icon] = [
    "go-up": .chevronUp, "go-down": .chevronDown, "go-previous": .chevronLeft,
    "go-next": .chevronRight, "object-select": .checkmark, "emblem-ok": .checkmark,
    "list-add": .plus, "window-close": .cross, "edit-undo": .undo, "edit-redo": .redo,
    "edit-find": .search, "system-search": .search, "mail-send": .send, "document-send": .send,
    "edit-clear": .delete, "input-keyboard": .keyboard, "view-grid": .grid,
    "audio-input-microphone": .microphone, "face-smile": .emoji,
  ]
}
