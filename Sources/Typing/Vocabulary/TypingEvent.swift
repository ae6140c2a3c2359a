import Layouts

/// What happens to the keyboard.
public enum TypingEvent: Hashable, Sendable {
  /// A finger.
  case touch(TouchEvent)
  /// A key pressed without a finger: by a remote, a gamepad, a switch. The id is the key's in the
  /// layer that is shown, or in the strip.
  case selectKey(String)
  /// A place of the suggestion bar.
  case selectSuggestion(Int)
  /// Text that somebody else wants typed, exactly as it is.
  case insert(String)
  /// A field got the focus, or nil where none has it.
  case focus(Field?)
  /// The focused field says more about itself than it did.
  case fieldChanged(Field)
  /// The field reported its text.
  case report(EditorReport)
  /// The keyboard that is shown, with the places of its keys.
  case keyboard(PlacedKeyboard)
  /// What holding the globe offers from now on.
  case menu(KeyboardMenu?)
  /// The person's settings.
  case settings(TypingSettings)
  /// Whether things move by themselves from now on, as an application's bar that was thrown does.
  case animates(Bool)
  /// A conversion engine answered.
  case composition(CompositionAnswer, revision: Int)
  /// Where words come from knows other words than before.
  case wordsChanged
  /// A strong password is to be offered in the field, or none.
  case offerPassword(String?)
  /// The time that ``TypingState/nextWake`` named has come.
  case wake
}
