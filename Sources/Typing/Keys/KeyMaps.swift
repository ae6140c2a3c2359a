import Layouts

/// The hit maps of the keyboard that is shown, made once.
struct KeyMaps: Hashable, Sendable {
  private var maps: [LayerID: HitMap] = [:]
  private(set) var grid: LetterGrid?

  init() {}

  init(_ keyboard: PlacedKeyboard) {
    for layer in keyboard.layers.keys { maps[layer] = keyboard.hitMap(layer) }
    grid = LetterGrid(
      letters: keyboard.layers[.letters] ?? [], metrics: keyboard.metrics)
  }

  /// The key at a point of a layer.
  func key(at point: Point, layer: LayerID) -> PlacedKey? { maps[layer]?.key(at: point) }

  /// The key that a finger means which goes down at a point of a layer.
  func key(downAt point: Point, layer: LayerID, regions: HitRegions) -> PlacedKey? {
    guard let map = maps[layer], let nearest = map.key(at: point) else { return nil }
    return regions.key(at: point, nearest: nearest, among: map.keys)
  }

  /// The key of this name in a layer or the strip.
  func key(id: String, layer: LayerID) -> PlacedKey? {
    guard let map = maps[layer] else { return nil }
    return (map.keys + map.strip).first { $0.key.id == id }
  }
}
