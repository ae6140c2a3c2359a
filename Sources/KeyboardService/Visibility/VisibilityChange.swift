/// The keyboard is to be shown or hidden from now on.
nonisolated struct VisibilityChange: Hashable, Sendable {
  /// How it comes or goes.
  enum Animation: Hashable, Sendable {
    /// It slides.
    case slide
    /// It is there, or gone: the output it was on is gone too, or has just come.
    case none
  }

  /// Whether it is shown.
  var isVisible: Bool
  /// How it comes or goes.
  var animation = Animation.slide
}
