import Layouts

extension Scene {
  /// How far the painting of a key may reach beyond its box: edge below the cap, focus ring,
  /// rounding to device pixels. Less than the gap between two keys.
  public static let keyReach = 3.0
  /// How far the painting of an overlay may reach beyond its box and its key: the soft edge.
  public static let overlayReach = 12.0

  /// The places that must be painted anew when this scene takes the place of `old`, in logical
  /// pixels from the keyboard's top left corner; none where nothing changed. Painting these
  /// places gives the same picture as painting everything.
  public func difference(from old: Scene) -> [Rect] {
    guard size == old.size, floats == old.floats, opening == old.opening else {
      return [extent, old.extent]
    }
    var places = keyPlaces(from: old)
    if bar != old.bar {
      places += Set([bar?.frame, old.bar?.frame].compactMap(\.self))
    }
    places += accessoryPlaces(from: old)
    if overlays != old.overlays {
      let shown = Set(overlays)
      let before = Set(old.overlays)
      places += shown.symmetricDifference(before).map(\.place)
      // The same overlays in another order: each may hide another.
      if shown == before { places += overlays.map(\.place) }
    }
    return places
  }

  /// The items that changed, or the whole bar where they are others.
  private func accessoryPlaces(from old: Scene) -> [Rect] {
    guard accessoryBar != old.accessoryBar else { return [] }
    let (items, before) = (accessoryBar?.items ?? [], old.accessoryBar?.items ?? [])
    guard accessoryBar?.frame == old.accessoryBar?.frame,
      items.map(\.frame) == before.map(\.frame)
    else {
      return Array(Set([accessoryBar?.frame, old.accessoryBar?.frame].compactMap(\.self)))
    }
    return zip(items, before).filter { $0 != $1 }.map(\.0.frame)
  }

  private func keyPlaces(from old: Scene) -> [Rect] {
    if keys.map(\.shared) != old.keys.map(\.shared) {
      return [extent]
    }
    return zip(keys, old.keys).compactMap { key, before in
      let gainedOrLostFocus = (key.id == focus) != (before.id == old.focus)
      guard key != before || gainedOrLostFocus else { return nil }
      return key.frame.insetBy(-Self.keyReach)
    }
  }

  /// The keyboard and what its overlays cover.
  public var extent: Rect {
    let keyboard = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return overlays.reduce(floats ? keyboard.insetBy(-Self.overlayReach) : keyboard) {
      $0.union($1.place)
    }
  }
}

extension SceneKey {
  /// What other keys' pixels depend on, too: where the caps of a row lie, and how large the
  /// letters of all keys can be.
  fileprivate struct Shared: Equatable {
    var frame: Rect
    var hasTelephoneLetters: Bool
    var letter: String?
  }

  fileprivate var shared: Shared {
    Shared(
      frame: frame, hasTelephoneLetters: telephoneLetters != nil,
      letter: action == .character ? face.label : nil)
  }
}

extension Overlay {
  /// Everything the overlay covers, with its soft edge.
  public var place: Rect {
    switch self {
    case .balloon(let balloon):
      balloon.frame.union(balloon.key).insetBy(-Scene.overlayReach)
    case .callout(let callout):
      callout.frame.union(callout.key).insetBy(-Scene.overlayReach)
    case .menu(let menu): menu.frame.insetBy(-Scene.overlayReach)
    }
  }
}
