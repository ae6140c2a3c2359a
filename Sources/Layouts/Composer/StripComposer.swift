import TextTraits

/// The keys below or beside the layers, which belong to the system and not to a layer: emoji or
/// globe, dictation, the way to letters, the way to close.
struct StripComposer {
  let request: KeyboardRequest
  private let system: SystemKeys

  init(request: KeyboardRequest) {
    self.request = request
    system = SystemKeys(request: request)
  }

  private var width: KeyWidth { .fill }

  /// From the left edge inwards.
  func leading() -> [Key] {
    if request.shownInputView != nil { return [way(to: .keyboard)] }
    var keys: [Key] = []
    if request.inputView != nil { keys.append(way(to: .inputView)) }
    if request.form == .tablet, !request.type.isPad { return keys }
    if request.enabledKeyboards > 1, !request.type.isPad {
      keys.append(bare(.globe))
    } else if request.hasEmoji {
      keys.append(bare(.emoji))
    }
    if request.type.isPad { keys.append(system.letters(width: width, style: .bare)) }
    if request.overridesPad {
      keys.append(system.layer(.digits, label: "123", width: width, style: .bare))
    }
    return keys
  }

  /// From the right edge inwards. Twitter's return key stands here, because its rows have none.
  func trailing() -> [Key] {
    var keys = [bare(.dismiss)]
    if request.shownInputView != nil { return keys }
    if request.form == .tablet, !request.type.isPad { return [] }
    if request.type == .twitter { keys.append(system.return(width: width)) }
    if request.showsDictation { keys.append(bare(.dictation)) }
    return keys
  }

  /// What belongs to the keyboard's shape.
  func shapeKey() -> Key? {
    switch request.shape {
    case .docked, .split: nil
    case .left, .right: bare(.dock)
    case .floating: bare(.handle)
    }
  }

  /// Between an input view and the system's keyboard, at one place in both.
  private func way(to target: LayerID) -> Key {
    system.layer(target, label: target.rawValue, width: width, style: .bare)
  }

  private func bare(_ action: KeyAction) -> Key {
    system.plain(action, width: width, style: .bare)
  }
}
