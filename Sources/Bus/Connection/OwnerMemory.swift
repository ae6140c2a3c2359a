/// Remembers who owns a bus name, so that the same is not told twice.
@MainActor
final class OwnerMemory {
  /// Who owns it, as far as is known; nil is nobody.
  var owner: String? { last ?? nil }

  private var last: String??
  private let changed: (String?) -> Void

  init(_ changed: @escaping (String?) -> Void) {
    self.changed = changed
  }

  func set(_ owner: String?) {
    guard last != .some(owner) else { return }
    last = .some(owner)
    changed(owner)
  }
}
