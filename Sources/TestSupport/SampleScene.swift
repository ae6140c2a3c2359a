import Layouts
import Scene

/// Scenes placed by hand from the measures of the reference (6.1, a screen 390 wide), so that
/// painting can be tried without the composer.
public enum SampleScene {
  /// The keyboard with bar and strip.
  public static let size = Size(width: 390, height: 313)
  private static let rowTops = [53.0, 107, 161, 215]
  private static let keyHeight = 42.0

  /// A keyboard of letters.
  public static func letters(shift: ShiftState = .off) -> Scene {
    let upper = shift != .off
    func texts(_ row: String) -> [String] { (upper ? row.uppercased() : row).map(String.init) }
    var keys = characters(texts("qwertyuiop"), row: 0, x: 3)
    keys += characters(texts("asdfghjkl"), row: 1, x: 22.5)
    let shiftIcons: [ShiftState: Icon] = [.off: .shift, .on: .shiftFilled, .locked: .capsLock]
    keys.append(
      key("shift", .shift, icon: shiftIcons[shift], row: 2, x: 3, width: 44, isOn: upper))
    keys += characters(texts("zxcvbnm"), row: 2, x: 61.5)
    keys.append(key("delete", .delete, icon: .delete, row: 2, x: 343, width: 44))
    keys += bottomRow(layer: "123", target: .numbers)
    return scene(keys)
  }

  /// The layer of numbers.
  public static func numbers() -> Scene {
    var keys = characters("1234567890".map(String.init), row: 0, x: 3)
    keys += characters("-/:;()$&@\"".map(String.init), row: 1, x: 3)
    keys.append(key("symbols", .layer(.symbols), label: "#+=", row: 2, x: 3, width: 44))
    keys += characters([".", ",", "?", "!", "'"], row: 2, x: 59.5, width: 49.4)
    keys.append(key("delete", .delete, icon: .delete, row: 2, x: 343, width: 44))
    keys += bottomRow(layer: "ABC", target: .letters)
    return scene(keys)
  }

  /// A telephone pad.
  public static func pad() -> Scene {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    var keys = letters.enumerated().map { index, letters in
      SceneKey(
        id: "\(index + 1)", action: .character, face: KeyFace("\(index + 1)"),
        telephoneLetters: letters.isEmpty ? nil : letters,
        frame: padFrame(column: index % 3, row: index / 3))
    }
    keys.append(
      SceneKey(
        id: "symbols", action: .layer(.symbols), face: KeyFace(label: "+*#"),
        frame: padFrame(column: 0, row: 3), style: .bare))
    keys.append(
      SceneKey(
        id: "0", action: .character, face: KeyFace("0"), frame: padFrame(column: 1, row: 3)))
    keys.append(
      SceneKey(
        id: "delete", action: .delete, face: KeyFace(label: "delete"), icon: .delete,
        frame: padFrame(column: 2, row: 3), style: .bare))
    let strip = [
      SceneKey(
        id: "letters", action: .layer(.letters), face: KeyFace(label: "ABC"),
        frame: Rect(x: 12, y: 222, width: 40, height: 40), style: .bare),
      SceneKey(
        id: "dismiss", action: .dismiss, face: KeyFace(label: "dismiss"), icon: .dismiss,
        frame: Rect(x: 338, y: 222, width: 40, height: 40), style: .bare),
    ]
    return Scene(size: Size(width: 390, height: 268), body: .keys(keys), strip: strip)
  }

  /// Some keys of a tablet, with flick-down characters.
  public static func tablet() -> Scene {
    let rows = [("qwertyuiop", "1234567890"), ("asdfghjkl", "@#$&*()'\"")]
    var keys: [SceneKey] = []
    for (index, row) in rows.enumerated() {
      for (column, pair) in zip(row.0, row.1).enumerated() {
        let x = 6 + Double(column) * 69 + (index == 1 ? 28 : 0)
        keys.append(
          SceneKey(
            id: String(pair.0), action: .character, face: KeyFace(String(pair.0)),
            secondary: String(pair.1),
            frame: Rect(x: x, y: 8 + Double(index) * 64, width: 57, height: 55)))
      }
    }
    return Scene(size: Size(width: 702, height: 136), body: .keys(keys))
  }

  /// The bar with a correction pending, unless other words are given.
  public static func bar(
    _ words: [(String, SuggestionBar.Kind)] = [
      ("“teh”", .typed), ("the", .correction), ("then", .guess),
    ]
  ) -> SuggestionBar {
    let width = size.width / Double(words.count)
    let slots = words.enumerated().map { index, word in
      SuggestionBar.Slot(
        text: word.0, kind: word.1,
        frame: Rect(x: Double(index) * width, y: 0, width: width, height: 45))
    }
    return SuggestionBar(
      frame: Rect(x: 0, y: 0, width: size.width, height: 45), slots: slots)
  }

  /// The balloon of a key.
  public static func balloon(_ key: SceneKey) -> Overlay {
    let width = key.frame.width + 26
    let x = max(1, min(key.frame.center.x - width / 2, size.width - width - 1))
    return .balloon(
      Overlay.Balloon(
        label: key.face.label, key: key.frame,
        frame: Rect(x: x, y: key.frame.maxY - 108, width: width, height: 53)))
  }

  /// The callout of a key on the left half, with its first cell above the key.
  public static func callout(_ key: SceneKey, variants: [String], selected: Int?) -> Overlay {
    let cell = (width: 36.0, height: 42.0)
    let texts = [key.face.label] + variants
    let head = Rect(
      x: key.frame.x - 7, y: key.frame.maxY - 108, width: cell.width * Double(texts.count) + 10,
      height: 53)
    let cells = texts.enumerated().map { index, text in
      Overlay.Callout.Cell(
        text: text,
        frame: Rect(
          x: head.x + 5 + Double(index) * cell.width, y: head.y + 5.5, width: cell.width,
          height: cell.height))
    }
    return .callout(
      Overlay.Callout(cells: cells, selected: selected, key: key.frame, frame: head))
  }
}

extension SampleScene {
  private static func scene(_ keys: [SceneKey]) -> Scene {
    let strip = [
      SceneKey(
        id: "emoji", action: .emoji, face: KeyFace(label: "emoji"), icon: .emoji,
        frame: Rect(x: 12, y: 267, width: 40, height: 40), style: .bare),
      SceneKey(
        id: "dictation", action: .dictation, face: KeyFace(label: "dictation"),
        icon: .microphone, frame: Rect(x: 338, y: 267, width: 40, height: 40), style: .bare),
    ]
    return Scene(size: size, bar: bar(), body: .keys(keys), strip: strip)
  }

  private static func characters(
    _ texts: [String], row: Int, x: Double, width: Double = 33
  ) -> [SceneKey] {
    texts.enumerated().map { index, text in
      SceneKey(
        id: text.lowercased(), action: .character, face: KeyFace(text),
        frame: Rect(
          x: x + Double(index) * (width + 6), y: rowTops[row], width: width,
          height: keyHeight))
    }
  }

  private static func key(
    _ id: String, _ action: KeyAction, label: String? = nil, icon: Icon? = nil, row: Int,
    x: Double, width: Double, style: KeyStyle = .system, isOn: Bool = false
  ) -> SceneKey {
    SceneKey(
      id: id, action: action, face: KeyFace(label: label ?? id), icon: icon,
      frame: Rect(x: x, y: rowTops[row], width: width, height: keyHeight), style: style,
      isOn: isOn)
  }

  private static func bottomRow(layer: String, target: LayerID) -> [SceneKey] {
    [
      key("layer", .layer(target), label: layer, row: 3, x: 3, width: 87),
      key("space", .space, label: "space", row: 3, x: 96, width: 192, style: .character),
      key("return", .return, label: "return", row: 3, x: 294, width: 93),
    ]
  }

  private static func padFrame(column: Int, row: Int) -> Rect {
    Rect(x: 6 + Double(column) * 128, y: 8 + Double(row) * 53, width: 122, height: 46)
  }
}

extension Scene {
  /// The scene with the keys of these ids changed.
  public func changing(_ ids: String..., change: (inout SceneKey) -> Void) -> Scene {
    var scene = self
    guard case .keys(var keys) = body else { return self }
    for index in keys.indices where ids.contains(keys[index].id) { change(&keys[index]) }
    for index in strip.indices where ids.contains(strip[index].id) {
      change(&scene.strip[index])
    }
    scene.body = .keys(keys)
    return scene
  }

  /// The key with this id.
  public func key(_ id: String) -> SceneKey? { keys.first { $0.id == id } }
}
