import Layouts
import Scene
import TestSupport
import Typing

/// Scenes that show one kind of thing in all its states.
enum PieceScenes {
  /// Keys pressed, on, disabled, prominent, faded, focused, and a balloon.
  static func states() -> Scene {
    var scene = SampleScene.letters()
      .changing("e", "delete") { $0.isPressed = true }
      .changing("shift") {
        $0.isOn = true
        $0.icon = .shiftFilled
      }
      .changing("return") {
        $0.style = .prominent
        $0.face = KeyFace(label: "go")
      }
      .changing("layer") { $0.isEnabled = false }
      .changing("z", "x") { $0.labelOpacity = 0.5 }
    scene.focus = "g"
    if let key = scene.key("i") { scene.overlays = [SampleScene.balloon(key)] }
    return scene
  }

  /// A tablet's keys, flicked further and further.
  static func flicks() -> Scene {
    var scene = SampleScene.tablet()
    for (index, id) in ["q", "w", "e", "r", "t"].enumerated() {
      scene = scene.changing(id) {
        $0.isPressed = true
        $0.flick = SceneKey.Flick(share: Double(index) / 4, isChosen: index >= 2)
      }
    }
    return scene
  }

  /// Every icon on a key, on the strip, and pressed.
  static func icons() -> Scene {
    var keys: [SceneKey] = []
    var strip: [SceneKey] = []
    for (index, icon) in Icon.allCases.enumerated() {
      let x = 6 + Double(index) * 50
      func key(_ y: Double, style: KeyStyle, isPressed: Bool = false) -> SceneKey {
        SceneKey(
          id: "\(icon)-\(y)", action: .shift, face: KeyFace(label: icon.rawValue), icon: icon,
          frame: Rect(x: x, y: y, width: 44, height: 42), style: style, isPressed: isPressed)
      }
      keys += [key(6, style: .system), key(54, style: .system, isPressed: true)]
      strip.append(key(102, style: .bare))
    }
    return Scene(
      size: Size(width: 12 + Double(Icon.allCases.count) * 50 - 6, height: 150),
      body: .keys(keys), strip: strip)
  }

  /// Balloons at both edges, in the middle and on every row.
  static func balloons() -> Scene {
    var scene = SampleScene.letters()
    scene.bar = nil
    scene.overlays = ["q", "t", "p", "j", "b"].compactMap(scene.key).map(SampleScene.balloon)
    return scene
  }

  /// A long callout and a short one.
  static func callouts() -> Scene {
    var scene = SampleScene.letters()
    if let e = scene.key("e"), let s = scene.key("s") {
      scene.overlays = [
        SampleScene.callout(e, variants: "èéêëěẽē".map(String.init), selected: 2),
        SampleScene.callout(s, variants: ["ß", "ş", "š"], selected: 0),
      ]
    }
    return scene
  }

  /// The menu of the globe, with a finger on its last language and one shape shown.
  static func menu(_ shape: KeyboardShape) -> Scene {
    menu(
      ["English", "Deutsch", "Ελληνικά", "العربية"], current: 1, selected: 3, shape: shape,
      shapes: shape == .floating ? [.docked, .split, .floating] : [.left, .docked, .right],
      in: SampleScene.letters())
  }

  /// A floating keyboard with a balloon.
  static func floating() -> Scene {
    var scene = states()
    scene.floats = true
    return scene
  }

  /// Ten keyboards on the smallest phone.
  static func longMenu() -> Scene {
    var scene = SampleScene.letters()
    scene.size.width = 320
    return menu(
      [
        "English", "Deutsch", "Français", "Español", "Italiano", "Português (Brasil)",
        "Nederlands", "Svenska", "Русский", "हिन्दी",
      ], current: 5, selected: nil, shape: .docked, shapes: [.left, .docked, .right], in: scene)
  }

  private static func menu(
    _ names: [String], current: Int, selected: Int?, shape: KeyboardShape,
    shapes: [KeyboardShape], in scene: Scene
  ) -> Scene {
    let layout = MenuLayout(
      KeyboardMenu(
        keyboards: names, current: current, settings: "Keyboard Settings…", shapes: shapes,
        shape: shape),
      key: Rect(x: 12, y: 267, width: 40, height: 40), keyboard: scene.size)
    var scene = scene
    scene.overlays = [
      .menu(
        Overlay.Menu(
          entries: layout.entries.map { entry in
            let content: Overlay.Menu.Content =
              if case .shape(let shape) = entry.choice { .icon(Icon(shape)) } else {
                .text(entry.label)
              }
            return .init(content, isCurrent: entry.isCurrent, frame: entry.frame)
          }, selected: selected, frame: layout.frame))
    ]
    return scene
  }

  /// A bar alone; a suggestion in capitals is pressed.
  static func bar(_ words: [(String, SuggestionBar.Kind)]) -> Scene {
    var bar = SampleScene.bar(words)
    for index in bar.slots.indices {
      bar.slots[index].isPressed = bar.slots[index].text == "GOING"
    }
    return Scene(
      size: Size(width: bar.frame.width, height: bar.frame.height), bar: bar, body: .keys([]))
  }

  /// Long labels on keys of several widths.
  static func labels() -> Scene {
    let labels = ["return", "Emergency Call", "continue", "Weiterleiten an alle", "123", "#+="]
    let widths = [93.0, 66, 44, 30]
    var keys: [SceneKey] = []
    for (column, label) in labels.enumerated() {
      for (row, width) in widths.enumerated() {
        keys.append(
          SceneKey(
            id: "\(label)-\(width)", action: .return, face: KeyFace(label: label),
            frame: Rect(
              x: 6 + Double(column) * 99, y: 6 + Double(row) * 48, width: width, height: 42),
            style: column == 1 ? .prominent : .system))
      }
    }
    return Scene(size: Size(width: 600, height: 198), body: .keys(keys))
  }

  /// Letters of many scripts.
  static func scripts() -> Scene {
    let texts = [
      "q", "g", "ß", "Å", "й", "Ж", "λ", "א", "ع", "ا", "क", "ग", "ก", "ა", "😀", "👋🏽", "1", "@",
      "•", "€",
    ]
    let keys = texts.enumerated().map { index, text in
      SceneKey(
        id: text, action: .character, face: KeyFace(text),
        frame: Rect(
          x: 6 + Double(index % 10) * 39, y: 6 + Double(index / 10) * 54, width: 33, height: 42))
    }
    return Scene(size: Size(width: 396, height: 108), body: .keys(keys))
  }

  /// A pad as low as in landscape.
  static func lowPad() -> Scene {
    var scene = SampleScene.pad()
    guard case .keys(let keys) = scene.body else { return scene }
    scene.body = .keys(
      keys.map { key in
        var key = key
        key.frame.y = 6 + (key.frame.y - 8) * 38 / 53
        key.frame.height = 32
        return key
      })
    scene.strip = []
    scene.size.height = 156
    return scene
  }
}

extension PieceScenes {
  /// An application's bar with every kind of item in every state, over a row of letters.
  static func accessoryBar(
    _ items: [AccessoryItem], pressed: [PlacedAccessoryBar.Target] = [],
    draggedBy offset: Double = 0
  ) -> Scene {
    var scene = Scene(size: Size(width: 390, height: 44), body: .keys([]))
    scene.accessoryBar = PlacedAccessoryBar(items, width: 390).map {
      AccessoryBar($0.scrolled(to: offset), pressed: Set(pressed))
    }
    return scene
  }

  /// More replies than have room.
  static let manyReplies: [AccessoryItem] =
    ["Yes, of course", "On my way", "Can we talk later?"]
    .map { AccessoryItem(kind: .chip, id: $0, label: $0) }
    + replies.dropFirst(3)

  /// Every kind of item at rest, on, disabled and prominent.
  static let accessories: [AccessoryItem] = [
    AccessoryItem(kind: .button, id: "up", icon: .named("go-up")),
    AccessoryItem(kind: .button, id: "down", icon: .named("go-down"), isEnabled: false),
    AccessoryItem(kind: .toggle, id: "bold", label: "B", value: .isOn(true)),
    AccessoryItem(kind: .toggle, id: "italic", label: "I", value: .isOn(false)),
    AccessoryItem(kind: .spacer),
    AccessoryItem(kind: .segments, id: "unit", segments: ["cm", "in"], value: .index(0)),
    AccessoryItem(kind: .spacer),
    AccessoryItem(kind: .button, id: "done", label: "Done", isProminent: true),
  ]

  /// A label, chips, and icons by path data.
  static let replies: [AccessoryItem] = [
    AccessoryItem(kind: .label, label: "Reply"),
    AccessoryItem(kind: .chip, id: "yes", label: "On my way"),
    AccessoryItem(kind: .chip, id: "no", label: "Later"),
    AccessoryItem(kind: .button, id: "star", icon: .path(star)),
    AccessoryItem(
      kind: .button, id: "disc", icon: .path("M4 12q0-8 8-8q8 0 8 8q0 8-8 8q-8 0-8-8z")),
    // A ring with a hole: two circles of two half arcs each, the inner one the other way round.
    AccessoryItem(
      kind: .button, id: "ring",
      icon: .path("M12 3a9 9 0 110 18 9 9 0 110-18zm0 4a5 5 0 100 10 5 5 0 100-10z")),
    AccessoryItem(kind: .button, id: "undo", icon: .named("edit-undo-symbolic")),
    AccessoryItem(kind: .button, id: "odd", label: "Odd", icon: .named("no-such-icon")),
  ]

  private static let star =
    "M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.600l-6.200 3.600 1.400-7L2 9.400l7-.8z"
}
