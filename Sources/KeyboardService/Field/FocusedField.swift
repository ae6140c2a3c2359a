import Layouts
import TextTraits
import Typing

/// The field that has the focus, with all that is known of it.
nonisolated struct FocusedField: Hashable, Sendable {
  /// What it asks for, and who said so.
  var resolved: ResolvedTraits
  /// The app it is in, empty where nobody said.
  var appID: String
  /// What the session can do for it.
  var capabilities: Capabilities
  /// Which keys the person wants in it.
  var keyboardChoice: KeyboardChoice
  /// What its application puts above the keys.
  var accessoryItems: [AccessoryItem] = []
  /// The bus name of the application that speaks for it; empty where none does.
  var client = ""
  /// Its application's own keys, in place of the keyboard.
  var inputView: InputView?

  /// What it asks for.
  var traits: TextInputTraits { resolved.traits }

  /// What it is, in a line for the log: nothing of what is in it.
  var summary: String {
    "\(traits.keyboardType.rawValue), return key \(traits.returnKeyType.rawValue)"
      + (traits.isSecret ? ", secret" : "") + (appID.isEmpty ? "" : ", of \(appID)")
  }
}
