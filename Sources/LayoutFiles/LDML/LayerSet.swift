/// A `layers` element: the layers for one form of keyboard.
struct LayerSet: Sendable {
  /// The form: `touch`, or a kind of hardware.
  var form: String
  /// The narrowest screen it is for, in millimetres.
  var minimumWidth: Int?
  /// Its layers, in order.
  var layers: [LayerDefinition] = []
  /// Where it is defined.
  var place: FilePlace

  /// Adds a layer; one of the same id and modifiers is replaced.
  mutating func add(_ layer: LayerDefinition) {
    let index = layers.firstIndex { $0.id == layer.id && $0.modifiers == layer.modifiers }
    if let index {
      layers[index] = layer
    } else {
      layers.append(layer)
    }
  }

  /// The layer of this id, else the one shown by this modifier alone.
  func layer(id: String, modifier: String) -> LayerDefinition? {
    layers.first { $0.id == id } ?? layers.first { $0.modifiers.contains([modifier]) }
  }
}
