extension PartialTraits: Codable {
  /// Reads an object of traits by name, as `{"keyboardType": "URL"}`.
  ///
  /// A wrong value throws with its key path. A name that is no trait is passed over; who reads a
  /// person's file finds it by comparing with ``Trait/all``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Trait.Key.self)
    var values = TextInputTraits()
    for trait in Trait.all where try trait.decode(container, &values) {
      say(trait, as: values)
    }
  }

  /// Writes an object that holds only what is said.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Trait.Key.self)
    for trait in said {
      try trait.encode(completed, &container)
    }
  }
}
