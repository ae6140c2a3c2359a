import TextTraits

/// Makes a strong password for a field whose application will remember it. It is kept nowhere: when
/// the field loses the focus the next offer is another one.
final class PasswordController {
  /// Called with the password to offer, or nil where none is to be offered.
  var onOffer: ((String?) -> Void)?

  private var rules: String?

  /// Another field has the focus, or none.
  func focus(_ field: FocusedField?) {
    rules = nil
    change(field)
  }

  /// The focused field says something else than before.
  func change(_ field: FocusedField?) {
    let wanted = field.flatMap { $0.offersPassword ? $0.traits.passwordRules ?? "" : nil }
    guard wanted != rules else { return }
    rules = wanted
    var generator = SystemRandomNumberGenerator()
    onOffer?(
      wanted.flatMap { text in
        // Of rules that nobody understands nothing is known: as if there were none.
        StrongPassword.make(rules: PasswordRules(text) ?? PasswordRules(), using: &generator)
      })
  }
}

nonisolated extension FocusedField {
  /// Whether a strong password is offered: the application itself says that the password is new and
  /// that it will remember it.
  var offersPassword: Bool {
    traits.textContentType == .newPassword && traits.savesPassword
      && ["textContentType", "savesPassword"].allSatisfy {
        resolved.sources[$0] == .registeredField
      }
  }
}
