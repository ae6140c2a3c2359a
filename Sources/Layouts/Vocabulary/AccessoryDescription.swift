/// An item of the accessory bar as `keys` prints it.
public struct AccessoryDescription: Hashable, Codable, Sendable {
  /// The application's name for it.
  public var id: String
  /// What it is.
  public var kind: String
  /// What it says.
  public var label: String
  /// What can be chosen; of segments only.
  public var segments: [String]?
  /// Whether a toggle is on.
  public var on: Bool?
  /// Which segment is chosen, counted from 0.
  public var selected: Int?
  /// The box, in logical pixels from the keyboard's top left corner.
  public var x, y, width, height: Double
  /// Whether it can be used.
  public var enabled: Bool
  /// Whether it is blue.
  public var prominent: Bool

  /// The description of a placed item.
  init(_ placed: PlacedAccessoryBar.PlacedItem) {
    let item = placed.item
    id = item.id
    kind = item.kind.rawValue
    label = item.label
    if item.kind == .segments { segments = item.segments }
    if item.kind == .toggle { on = item.value == .isOn(true) }
    if case .index(let index) = item.value { selected = index }
    (x, y) = (placed.frame.x, placed.frame.y)
    (width, height) = (placed.frame.width, placed.frame.height)
    enabled = item.isEnabled
    prominent = item.isProminent
  }
}
