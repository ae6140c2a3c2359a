/// What one source says of a field, and nothing else: some traits of ``TextInputTraits``.
///
/// Every trait is a property of the same name that is nil where the source is silent:
///
/// ```swift
/// var search = PartialTraits()
/// search.keyboardType = .webSearch
/// search.returnKeyType  // nil: it does not say
/// ```
@dynamicMemberLookup
public struct PartialTraits: Hashable, Sendable {
  /// The traits of a field of which only this is known: what is said, and else the defaults.
  public private(set) var completed = TextInputTraits()
  /// The names of the traits that are said.
  public private(set) var names: Set<String> = []

  /// Says nothing.
  public init() {}

  /// Says everything.
  public init(_ traits: TextInputTraits) {
    completed = traits
    names = Set(Trait.all.map(\.name))
  }

  /// The traits that are said, in the order of ``Trait/all``.
  public var said: [Trait] {
    Trait.all.filter { names.contains($0.name) }
  }

  /// What is said of the trait at `path`; nil where nothing is. Setting nil takes it back.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<TextInputTraits, Value>
  ) -> Value? {
    get {
      guard let trait = Trait.at(path) else { return nil }
      return names.contains(trait.name) ? completed[keyPath: path] : nil
    }
    set {
      guard let trait = Trait.at(path) else { return }
      if let newValue {
        completed[keyPath: path] = newValue
        names.insert(trait.name)
      } else {
        takeBack(trait)
      }
    }
  }
}

extension PartialTraits {
  /// Adds what a weaker source says where this is silent. Secrecy is added in any case.
  ///
  /// - Returns: the names of the traits that came from the weaker source.
  @discardableResult
  public mutating func fill(from weaker: PartialTraits) -> [String] {
    take(from: weaker, overDefaults: false)
  }

  /// Adds what the meaning of the text implies (reference 3.1) where this is silent or says only
  /// the default, as UIKit cannot tell the two apart either. Secrecy is added in any case.
  ///
  /// - Returns: the names of the traits that came from the refinement.
  @discardableResult
  public mutating func refine(by refinement: PartialTraits) -> [String] {
    take(from: refinement, overDefaults: true)
  }

  /// Takes back what is said of `trait`.
  public mutating func takeBack(_ trait: Trait) {
    trait.copy(TextInputTraits(), &completed)
    names.remove(trait.name)
  }

  /// Says what the same source says now; of what it does not say now, what it said before stays.
  public mutating func replace(by newer: PartialTraits) {
    for trait in newer.said { say(trait, as: newer.completed) }
  }

  /// Says of `trait` what `values` hold.
  mutating func say(_ trait: Trait, as values: TextInputTraits) {
    trait.copy(values, &completed)
    names.insert(trait.name)
  }

  private mutating func take(from other: PartialTraits, overDefaults: Bool) -> [String] {
    let defaults = TextInputTraits()
    var taken: [String] = []
    for trait in other.said {
      let isDefault = trait.isEqual(completed, defaults)
      let addsSecrecy = trait.isOnlyAdded && isDefault && !trait.isEqual(other.completed, defaults)
      let isOpen = !names.contains(trait.name) || (overDefaults && isDefault)
      guard isOpen || addsSecrecy else { continue }
      say(trait, as: other.completed)
      taken.append(trait.name)
    }
    return taken
  }
}
