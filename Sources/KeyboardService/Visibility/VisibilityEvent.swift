import TextTraits
import Typing

/// What bears on whether the keyboard is shown.
nonisolated enum VisibilityEvent: Hashable, Sendable {
  /// A field got the focus, or the focused one asks anew. `providesOwnKeyboard` is the trait: the
  /// field brings its own keys and wants none of ours.
  case fieldActivated(providesOwnKeyboard: Bool)
  /// The focused field says something else than before.
  case fieldChanged(providesOwnKeyboard: Bool)
  /// The focused field told its state again although nobody changed its text: in GTK and Firefox a
  /// tap on the field that has the focus already.
  case fieldStateAgain
  /// No field has the focus any more, or the next one has not got it yet.
  case fieldDeactivated
  /// Another application is in front, for which the person wants this; nil as long as it will be
  /// told but is not yet. Where there are no rules, or nobody tells, it is `automatic`.
  case application(AppRule.Visibility?)
  /// A hardware keyboard is there, or none any more.
  case hardwareKeyboard(isAttached: Bool)
  /// The person, or a program in their name, calls the keyboard: a button, a command, D-Bus.
  case call
  /// The person, or a program in their name, closes it: its own key, a command, D-Bus.
  case close
  /// This process is the seat's input method, or is not: then no field ever asks.
  case inputMethod(isAvailable: Bool)
  /// There is an output to be shown on, or none.
  case output(isThere: Bool)
  /// The person wants it otherwise from now on.
  case settings(VisibilitySettings)
  /// The moment of ``Visibility/nextWake`` has come.
  case wake
}
