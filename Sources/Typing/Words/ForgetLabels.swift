import TextTraits

/// What the bar says in a language when it offers to forget a learned word.
struct ForgetLabels: Hashable, Sendable {
  /// Stands before the word.
  let forget: String
  /// The word stays learned.
  let keep: String

  /// The labels of a language, BCP 47; English where it has none.
  init(language: String) {
    (forget, keep) = Self.table.best(forLanguage: language) ?? ("Forget", "Keep")
  }

  private static let table = [
    "ar": ("حذف", "إبقاء"), "da": ("Glem", "Behold"), "de": ("Vergessen:", "Behalten"),
    "el": ("Διαγραφή", "Διατήρηση"), "es": ("Olvidar", "Conservar"), "fa": ("حذف", "نگه‌داشتن"),
    "fi": ("Unohda", "Säilytä"),
    "fr": ("Oublier", "Garder"), "he": ("מחיקת", "שמירה"), "hi": ("भूलें:", "रखें"),
    "it": ("Dimentica", "Mantieni"),
    "ja": ("削除:", "残す"), "ko": ("삭제:", "유지"), "nb": ("Glem", "Behold"),
    "nl": ("Vergeet", "Bewaar"), "pl": ("Zapomnij", "Zachowaj"), "pt": ("Esquecer", "Manter"),
    "ru": ("Забыть", "Оставить"), "sv": ("Glöm", "Behåll"), "tr": ("Unut:", "Tut"),
    "uk": ("Забути", "Залишити"), "zh": ("忘记", "保留"),
  ]
}
