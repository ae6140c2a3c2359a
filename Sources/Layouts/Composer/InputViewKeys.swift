/// Makes the keys of an application's input view.
struct InputViewKeys {
  let inputView: InputView
  /// The field's return key, which says what the field wants it to.
  let returnKey: Key

  /// The actions that an input view's key may name: `character` types the key's output, `report`
  /// tells the application its id, and so does a character without output.
  static let actions = Set(["character", "report"] + system.map(\.name))

  private static let system: [KeyAction] =
    [.space, .delete, .return, .tab, .escape, .dismiss]
    + KeyAction.Direction.allCases.map(KeyAction.arrow)

  /// The layer of the keys.
  func layer() -> Layer {
    Layer(id: .inputView, rows: inputView.rows.map { Row($0.map(key)) })
  }

  private func key(_ description: KeyDescription) -> Key {
    let action = action(of: description)
    var key = Key(
      id: description.id, action: action,
      face: KeyFace(
        label: label(of: description, action), output: description.output,
        variants: description.variants),
      width: .letters(description.width ?? 1), style: style(of: description, action),
      isEnabled: description.enabled)
    if action == .return {
      key.isEnabled = key.isEnabled && returnKey.isEnabled
      if returnKey.style == .prominent { key.style = .prominent }
      key.prefersIcon = description.label.isEmpty && returnKey.prefersIcon
    }
    return key
  }

  private func action(of description: KeyDescription) -> KeyAction {
    if let system = Self.system.first(where: { $0.name == description.action }) { return system }
    let types = description.action == "character" && description.output?.isEmpty == false
    return types ? .character : .report
  }

  private func label(of description: KeyDescription, _ action: KeyAction) -> String {
    guard description.label.isEmpty else { return description.label }
    return switch action {
    case .return: returnKey.face.label
    case .character: description.output ?? ""
    case .space: ""
    default: action == .report ? description.id : action.name
    }
  }

  private func style(of description: KeyDescription, _ action: KeyAction) -> KeyStyle {
    if description.prominent { return .prominent }
    return action == .character || action == .space ? .character : .system
  }
}
