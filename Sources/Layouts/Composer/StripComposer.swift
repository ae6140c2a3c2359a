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
    var keys: [Key] = []
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
    if request.type == .twitter { keys.append(system.return(width: width)) }
    if request.showsDictation { keys.append(bare(.dictation)) }
    return keys
  }

  private func bare(_ action: KeyAction) -> Key {
    system.plain(action, width: width, style: .bare)
  }
}
