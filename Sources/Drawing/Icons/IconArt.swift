import Scene

/// The drawing of an icon.
struct IconArt {
  /// Lines.
  var strokes: [IconPath] = []
  /// Surfaces.
  var fills: [IconPath] = []
  /// Lines in the colour of what lies behind, over the surfaces.
  var cuts: [IconPath] = []
  /// The width of its lines.
  var lineWidth = 1.5

  /// The drawing of `icon`. A pressed delete key shows a filled shape.
  init(_ icon: Icon, isPressed: Bool = false) {
    switch icon {
    case .shift: self = .shift
    case .shiftFilled: self = .shiftFilled
    case .capsLock: self = .capsLock
    case .delete: self = isPressed ? .deleteFilled : .delete
    case .globe: self = .globe
    case .emoji: self = .emoji
    case .microphone: self = .microphone
    case .return: self = .return
    case .dismiss: self = .dismiss
    case .arrowUp: self = .arrow { x, y in (y, -x) }
    case .arrowDown: self = .arrow { x, y in (y, x) }
    case .arrowLeft: self = .arrow { x, y in (-x, y) }
    case .arrowRight: self = .arrow { x, y in (x, y) }
    case .tab: self = .tab
    case .keyboard: self = .keyboard
    case .grid: self = .grid
    case .chevronUp: self = .chevron { x, y in (y, -x) }
    case .chevronDown: self = .chevron { x, y in (y, x) }
    case .chevronLeft: self = .chevron { x, y in (-x, y) }
    case .chevronRight: self = .chevron { x, y in (x, y) }
    case .checkmark: self = .checkmark
    case .plus: self = .plus
    case .cross: self = .cross
    case .undo: self = .turn(1)
    case .redo: self = .turn(-1)
    case .search: self = .search
    case .send: self = .send
    case .handle: self = .handle
    case .keyboardDocked: self = .keyboardDocked
    case .keyboardLeft: self = .keyboardLeft
    case .keyboardRight: self = .keyboardRight
    case .keyboardSplit: self = .keyboardSplit
    case .keyboardFloating: self = .keyboardFloating
    case .privateMode: self = .privateMode
    }
  }

  init(
    strokes: [IconPath] = [], fills: [IconPath] = [], cuts: [IconPath] = [],
    lineWidth: Double = 1.5
  ) {
    self.strokes = strokes
    self.fills = fills
    self.cuts = cuts
    self.lineWidth = lineWidth
  }
}
