import Layouts

/// An open menu of keyboards.
struct MenuState: Hashable, Sendable {
  /// The key it was opened by.
  let key: PlacedKey
  let layout: MenuLayout
  /// The entry that lifting the finger would choose.
  var selected: Int?
}
