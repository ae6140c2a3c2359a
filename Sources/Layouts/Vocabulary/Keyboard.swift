import TextTraits

/// Every layer of one keyboard, as the composer made it for a field, without places on the screen.
public struct Keyboard: Hashable, Sendable {
  /// The type it was made for.
  public var type: KeyboardType
  /// What its return key says.
  public var returnKeyType: ReturnKeyType
  /// The language of its letters, BCP 47.
  public var language: String
  /// The device it is shaped for.
  public var form: Form
  /// Its layers, beginning with the one it opens on.
  public var layers: [Layer]
  /// The keys beside or below the layers, from the left edge inwards.
  public var leadingStrip: [Key]
  /// The keys beside or below the layers, from the right edge inwards.
  public var trailingStrip: [Key]
  /// How it stands on its screen; what has no halves is not split.
  public var shape = KeyboardShape.docked
  /// The key beside or between the others of the strip that belongs to the keyboard's shape.
  public var shapeKey: Key? = nil
  /// Whether the suggestion bar stands above the keys (table 1.4).
  public var hasBar: Bool
  /// Whether rows read from right to left in the language's script.
  public var isRightToLeft: Bool
  /// What the application puts above the keys and the suggestion bar.
  public var accessoryItems: [AccessoryItem]

  /// A keyboard of these parts.
  public init(
    type: KeyboardType, returnKeyType: ReturnKeyType, language: String, form: Form,
    layers: [Layer], leadingStrip: [Key], trailingStrip: [Key], hasBar: Bool,
    isRightToLeft: Bool = false, accessoryItems: [AccessoryItem] = []
  ) {
    self.type = type
    self.returnKeyType = returnKeyType
    self.language = language
    self.form = form
    self.layers = layers
    self.leadingStrip = leadingStrip
    self.trailingStrip = trailingStrip
    self.hasBar = hasBar
    self.isRightToLeft = isRightToLeft
    self.accessoryItems = accessoryItems
  }

  /// Whether the keys stand as those of a pad do: few columns with wide gaps, and in the middle
  /// of a wide screen.
  public var isPad: Bool {
    guard let own = layer(.inputView) else { return type.isPad }
    return own.rows.allSatisfy { $0.keys.count <= Self.padColumns }
  }

  /// As many columns of an application's keys still make a pad.
  private static let padColumns = 5

  /// The layer of this name, or nil.
  public func layer(_ id: LayerID) -> Layer? { layers.first { $0.id == id } }

  /// The layer the keyboard opens on.
  public var openingLayer: LayerID { layers.first?.id ?? .letters }

  /// The keys of the strip, from left to right.
  public var strip: [Key] {
    leadingStrip + (shapeKey.map { [$0] } ?? []) + trailingStrip.reversed()
  }
}
