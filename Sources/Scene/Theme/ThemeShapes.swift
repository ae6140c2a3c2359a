/// The sizes and edges of a theme in logical pixels (reference 6.4). What a file leaves out is as
/// on the iPhone.
public struct ThemeShapes: Hashable, Sendable {
  /// The rounding of a key's corners.
  public var keyCornerRadius: Double
  /// How far the hard edge shows below a cap; 0 for none.
  public var keyShadow: Double
  /// The width of the line around a cap; 0 for none.
  public var keyBorder: Double
  /// The rounding of balloon and callout.
  public var popupCornerRadius: Double
  /// How far the soft edge of balloon and callout reaches; 0 for none.
  public var popupShadow: Double
  /// The width of the line around balloon and callout; 0 for none.
  public var popupBorder: Double
  /// The rounding of the correction's pill.
  public var pillCornerRadius: Double

  /// The iPhone's shapes.
  public static let standard = ThemeShapes(
    keyCornerRadius: 5, keyShadow: 1, keyBorder: 0, popupCornerRadius: 10, popupShadow: 5,
    popupBorder: 0, pillCornerRadius: 6)
}

extension ThemeShapes: Codable {
  /// Reads what the file gives and takes the rest from ``standard``. A length outside 0 to 40 is
  /// an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let standard = Self.standard
    func length(_ key: CodingKeys, _ fallback: Double) throws -> Double {
      guard let value = try container.decodeIfPresent(Double.self, forKey: key) else {
        return fallback
      }
      guard (0...40).contains(value) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(value) is out of range; write a length from 0 to 40")
      }
      return value
    }
    self.init(
      keyCornerRadius: try length(.keyCornerRadius, standard.keyCornerRadius),
      keyShadow: try length(.keyShadow, standard.keyShadow),
      keyBorder: try length(.keyBorder, standard.keyBorder),
      popupCornerRadius: try length(.popupCornerRadius, standard.popupCornerRadius),
      popupShadow: try length(.popupShadow, standard.popupShadow),
      popupBorder: try length(.popupBorder, standard.popupBorder),
      pillCornerRadius: try length(.pillCornerRadius, standard.pillCornerRadius))
  }
}
