/// The row a terminal has above the others: esc, tab, ctrl, alt and the arrows.
struct TerminalRow {
  let request: KeyboardRequest

  /// The layer with the terminal's row on top.
  func above(_ layer: Layer) -> Layer {
    let system = SystemKeys(request: request)
    let actions: [KeyAction] =
      [.escape, .tab, .modifier(.control), .modifier(.alt)]
      + [.left, .down, .up, .right].map(KeyAction.arrow)
    let labels = ["esc", "tab", "ctrl", "alt", "arrowLeft", "arrowDown", "arrowUp", "arrowRight"]
    let keys = zip(actions, labels).map { action, label in
      var key = system.plain(action, width: .columns(10.0 / 8))
      key.face.label = label
      return key
    }
    return Layer(id: layer.id, rows: [Row(keys)] + layer.rows)
  }
}
