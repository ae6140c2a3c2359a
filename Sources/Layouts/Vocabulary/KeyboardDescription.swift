/// A whole keyboard as `keys` prints it.
public struct KeyboardDescription: Hashable, Codable, Sendable {
  /// The keyboard type by its UIKit name.
  public var type: String
  /// The return key type by its UIKit name.
  public var `return`: String
  /// The language of the letters, BCP 47.
  public var language: String
  /// The form by name.
  public var form: String
  /// How it stands on its screen; left out where it is docked.
  public var shape: String?
  /// The size in logical pixels.
  public var width, height: Double
  /// The application's bar above everything; left out where there is none.
  public var accessory: [AccessoryDescription]?
  /// Where the suggestion bar is; left out where there is none.
  public var bar: Rect?
  /// Where the keyboard is on its output, without overhang; of the running keyboard only.
  public var frame: Rect?
  /// Whether it is shown; of the running keyboard only.
  public var visible: Bool?
  /// The layer that is shown; of the running keyboard only.
  public var layer: String?
  /// The state of shift; of the running keyboard only.
  public var shift: String?
  /// Every layer, beginning with the one the keyboard opens on.
  public var layers: [LayerDescription]
  /// The keys below or beside the layers.
  public var strip: [KeyDescription]
  /// What the globe's menu offers; of the running keyboard only, while the menu is open.
  public var menu: [MenuEntry]?
  /// What the bar offers; of the running keyboard only, and only in a test.
  public var suggestions: [String]?

  /// Something that can be chosen in the globe's menu.
  public struct MenuEntry: Hashable, Codable, Sendable {
    /// What it says; a shape has its name here.
    public var label: String
    /// Whether it is what is shown now.
    public var current: Bool
    /// Where it is, from the keyboard's top left corner.
    public var x, y, width, height: Double

    /// An entry at `frame`.
    public init(label: String, current: Bool, frame: Rect) {
      self.label = label
      self.current = current
      (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    }
  }

  /// One layer.
  public struct LayerDescription: Hashable, Codable, Sendable {
    /// Its name.
    public var id: String
    /// Its keys, row by row.
    public var rows: [[KeyDescription]]
  }

  /// The description of a placed keyboard, its keys in a state of shift.
  public init(_ placed: PlacedKeyboard, shift: ShiftState = .off) {
    let keyboard = placed.keyboard
    type = keyboard.type.rawValue
    self.return = keyboard.returnKeyType.rawValue
    language = keyboard.language
    form = keyboard.form.rawValue
    shape = placed.metrics.shape == .docked ? nil : placed.metrics.shape.rawValue
    (width, height) = (placed.size.width, placed.size.height)
    accessory = placed.accessoryBar?.items.map(AccessoryDescription.init)
    bar = placed.bar
    layers = keyboard.layers.map { layer in
      var keys = (placed.layers[layer.id] ?? []).map { KeyDescription($0, shift: shift) }[...]
      let rows = layer.rows.map { row in
        let count = row.keys.count
        defer { keys = keys.dropFirst(count) }
        return Array(keys.prefix(count))
      }
      return LayerDescription(id: layer.id.rawValue, rows: rows)
    }
    strip = placed.strip.map { KeyDescription($0, shift: shift) }
  }
}
