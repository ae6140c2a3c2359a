/// The three sounds of keys.
public nonisolated enum KeySound: String, CaseIterable, Sendable {
  /// A key that types.
  case character
  /// Delete.
  case delete
  /// Space, return, shift, layers and the others.
  case modifier

  /// The sound as it is heard.
  var click: Click {
    switch self {
    case .character: Click(tone: 2_000, duration: .milliseconds(5), seed: 1)
    case .delete: Click(tone: 1_500, duration: .milliseconds(6), seed: 2)
    case .modifier: Click(tone: 1_100, duration: .milliseconds(8), seed: 3)
    }
  }
}
