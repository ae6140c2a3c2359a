/// What `toccata keys --live` tells, as far as a finger needs it.
public struct ShownKeyboard: Decodable, Equatable {
  /// The background of the light theme, as pictures have it (reference 6.5: #D5D6DD).
  public static let background = "213,214,221"

  /// The keyboard type by its UIKit name.
  public var type: String
  /// The return key type by its UIKit name.
  public var `return`: String
  /// Whether it is on the screen.
  public var visible: Bool
  /// The layer that is shown.
  public var layer: String
  /// The state of shift.
  public var shift: String
  /// Where it is on the desk.
  public var frame: Rectangle
  /// The keys of each layer.
  public var layers: [Layer]
  /// The keys of the strip.
  public var strip: [Key]
  /// The suggestion bar, from the keyboard's corner.
  public var bar: Rectangle?
  /// What the bar offers.
  public var suggestions: [String]?
  /// The application's bar.
  public var accessory: [Key]?

  /// What the globe's menu offers, while it is open.
  public var menu: [MenuEntry]?

  /// Something that can be chosen in the globe's menu.
  public struct MenuEntry: Decodable, Equatable {
    /// What it says, or the name of a shape.
    public var label: String
    var x, y, width, height: Double
  }

  /// A layer.
  public struct Layer: Decodable, Equatable {
    /// Its name.
    public var id: String
    /// Its keys, row by row.
    public var rows: [[Key]]
  }

  /// A key.
  public struct Key: Decodable, Equatable {
    /// Its name.
    public var id: String
    /// What it means.
    public var action: String?
    /// Whether it can be pressed.
    public var enabled: Bool
    /// The layer it shows.
    public var target: String?
    /// What it types.
    public var output: String?
    /// What it shows.
    public var label: String
    var x, y, width, height: Double
  }

  /// The keys of the layer that is shown.
  public var keys: [Key] { layers.first { $0.id == layer }?.rows.flatMap(\.self) ?? [] }

  /// A place on a key's cap beside what is written on it, on the desk.
  public func corner(of key: Key) -> Point {
    Point(x: frame.x + key.x + 6, y: frame.y + key.y + 5)
  }

  /// The middle of an entry of the menu on the desk.
  public func center(ofEntry label: String) -> Point? {
    menu?.first { $0.label == label }.map {
      Point(x: frame.x + $0.x + $0.width / 2, y: frame.y + $0.y + $0.height / 2)
    }
  }

  /// The middle of a slot of the bar on the desk; the bar is divided equally among what is offered.
  public func center(ofSlot slot: Int) -> Point? {
    guard let bar, let count = suggestions?.count, slot < count else { return nil }
    return Point(
      x: frame.x + bar.x + (Double(slot) + 0.5) * bar.width / Double(count),
      y: frame.y + bar.y + bar.height / 2)
  }

  /// The middle of a key on the desk, wherever it is.
  public func center(ofKey id: String) -> Point? {
    (keys + strip).first { $0.id == id }.map(center)
  }

  /// The middle of a key on the desk.
  func center(of key: Key) -> Point {
    Point(x: frame.x + key.x + key.width / 2, y: frame.y + key.y + key.height / 2)
  }
}
