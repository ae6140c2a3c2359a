import TextTraits

/// What stands before a strong password in the bar, so that nobody takes it for a word.
enum PasswordLabel {
  /// The label of a language, BCP 47; English where it has none.
  static func label(language: String) -> String {
    table.best(forLanguage: language) ?? "Strong password:"
  }

  private static let table = [
    "ar": "كلمة سر قوية:", "da": "Stærk adgangskode:", "de": "Sicheres Passwort:",
    "el": "Ισχυρός κωδικός:", "es": "Contraseña segura:", "fa": "گذرواژهٔ قوی:",
    "fi": "Vahva salasana:",
    "fr": "Mot de passe sûr :", "he": "סיסמה חזקה:", "hi": "मज़बूत पासवर्ड:", "it": "Password sicura:",
    "ja": "強力なパスワード:", "ko": "강력한 암호:", "nb": "Sterkt passord:",
    "nl": "Sterk wachtwoord:", "pl": "Silne hasło:", "pt": "Senha forte:",
    "ru": "Надёжный пароль:", "sv": "Starkt lösenord:", "tr": "Güçlü parola:",
    "uk": "Надійний пароль:", "zh": "强密码：",
  ]
}
