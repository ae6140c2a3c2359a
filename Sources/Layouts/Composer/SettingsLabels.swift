import TextTraits

/// What the way to the keyboard's settings says, by language.
public enum SettingsLabels {
  /// The words in a language; English where there are none.
  public static func label(language: String) -> String {
    table.best(forLanguage: language) ?? "Keyboard Settings…"
  }

  private static let table = [
    "ar": "إعدادات لوحة المفاتيح…", "cs": "Nastavení klávesnice…",
    "da": "Tastaturindstillinger…", "de": "Tastatureinstellungen …",
    "el": "Ρυθμίσεις πληκτρολογίου…", "es": "Ajustes del teclado…",
    "fa": "تنظیمات صفحه‌کلید…", "fi": "Näppäimistöasetukset…", "fr": "Réglages du clavier…",
    "he": "הגדרות מקלדת…", "hi": "कीबोर्ड सेटिंग्ज़…", "it": "Impostazioni tastiera…",
    "ja": "キーボード設定…", "ko": "키보드 설정…", "nb": "Tastaturinnstillinger…",
    "nl": "Toetsenbordinstellingen…", "pl": "Ustawienia klawiatury…",
    "pt": "Ajustes do teclado…", "ru": "Настройки клавиатуры…",
    "sv": "Tangentbordsinställningar…", "tr": "Klavye ayarları…",
    "uk": "Параметри клавіатури…", "zh": "键盘设置…",
  ]
}
