/// The words on the return key in one language.
struct ReturnKeyLabels {
  let `return`: String
  let go: String
  let join: String
  let next: String
  let route: String
  let search: String
  let send: String
  let done: String
  let emergencyCall: String
  let `continue`: String
}

extension ReturnKeyLabels {
  /// English, which is also the answer for a language without labels.
  static let english = ReturnKeyLabels(
    return: "return", go: "go", join: "join", next: "next", route: "route", search: "search",
    send: "send", done: "done", emergencyCall: "Emergency Call", continue: "continue")

  private static let simplifiedChinese = ReturnKeyLabels(
    return: "换行", go: "前往", join: "加入", next: "下一项", route: "路线", search: "搜索",
    send: "发送", done: "完成", emergencyCall: "紧急呼叫", continue: "继续")

  private static let traditionalChinese = ReturnKeyLabels(
    return: "換行", go: "前往", join: "加入", next: "下一個", route: "路線", search: "搜尋",
    send: "傳送", done: "完成", emergencyCall: "緊急電話", continue: "繼續")

  /// The other languages. Capitals are as the language's own keyboard has
  /// them.
  static let byLanguage: [String: ReturnKeyLabels] = [
    "ar": ReturnKeyLabels(
      return: "إدخال", go: "اذهب", join: "انضمام", next: "التالي", route: "المسار", search: "بحث",
      send: "إرسال", done: "تم", emergencyCall: "مكالمة طوارئ", continue: "متابعة"),
    "de": ReturnKeyLabels(
      return: "Return", go: "Öffnen", join: "Verbinden", next: "Weiter", route: "Route",
      search: "Suchen", send: "Senden", done: "Fertig", emergencyCall: "Notruf",
      continue: "Fortfahren"),
    "el": ReturnKeyLabels(
      return: "επιστροφή", go: "μετάβαση", join: "σύνδεση", next: "επόμενο", route: "διαδρομή",
      search: "αναζήτηση", send: "αποστολή", done: "τέλος", emergencyCall: "Έκτακτη ανάγκη",
      continue: "συνέχεια"),
    "es": ReturnKeyLabels(
      return: "intro", go: "ir", join: "conectarse", next: "siguiente", route: "ruta",
      search: "buscar", send: "enviar", done: "aceptar", emergencyCall: "Emergencia",
      continue: "continuar"),
    "fa": ReturnKeyLabels(
      return: "ورود", go: "برو", join: "پیوستن", next: "بعدی", route: "مسیر", search: "جستجو",
      send: "ارسال", done: "تمام", emergencyCall: "تماس اضطراری", continue: "ادامه"),
    "fr": ReturnKeyLabels(
      return: "retour", go: "accéder", join: "rejoindre", next: "suivant", route: "itinéraire",
      search: "rechercher", send: "envoyer", done: "terminé", emergencyCall: "Appel d’urgence",
      continue: "continuer"),
    "he": ReturnKeyLabels(
      return: "שורה", go: "מעבר", join: "הצטרפות", next: "הבא", route: "מסלול", search: "חיפוש",
      send: "שליחה", done: "סיום", emergencyCall: "שיחת חירום", continue: "המשך"),
    "hi": ReturnKeyLabels(
      return: "रिटर्न", go: "जाएँ", join: "जुड़ें", next: "अगला", route: "रूट", search: "खोजें",
      send: "भेजें", done: "पूर्ण", emergencyCall: "आपातकालीन कॉल", continue: "जारी रखें"),
    "it": ReturnKeyLabels(
      return: "invio", go: "vai", join: "accedi", next: "avanti", route: "percorso",
      search: "cerca", send: "invia", done: "fine", emergencyCall: "Emergenza",
      continue: "continua"),
    "ja": ReturnKeyLabels(
      return: "改行", go: "開く", join: "接続", next: "次へ", route: "経路", search: "検索",
      send: "送信", done: "完了", emergencyCall: "緊急電話", continue: "続ける"),
    "ko": ReturnKeyLabels(
      return: "줄바꿈", go: "이동", join: "연결", next: "다음", route: "경로", search: "검색",
      send: "보내기", done: "완료", emergencyCall: "긴급 통화", continue: "계속"),
    "nl": ReturnKeyLabels(
      return: "return", go: "ga", join: "verbind", next: "volgende", route: "route",
      search: "zoek", send: "stuur", done: "gereed", emergencyCall: "Noodoproep",
      continue: "ga door"),
    "pl": ReturnKeyLabels(
      return: "return", go: "idź", join: "dołącz", next: "dalej", route: "trasa",
      search: "szukaj", send: "wyślij", done: "gotowe", emergencyCall: "Połączenie alarmowe",
      continue: "kontynuuj"),
    "pt": ReturnKeyLabels(
      return: "retorno", go: "ir", join: "conectar", next: "seguinte", route: "rota",
      search: "buscar", send: "enviar", done: "concluído", emergencyCall: "Emergência",
      continue: "continuar"),
    "ru": ReturnKeyLabels(
      return: "Ввод", go: "Перейти", join: "Подкл.", next: "Далее", route: "Маршрут",
      search: "Найти", send: "Отправить", done: "Готово", emergencyCall: "Экстренный вызов",
      continue: "Продолжить"),
    "sv": ReturnKeyLabels(
      return: "retur", go: "gå", join: "anslut", next: "nästa", route: "färdväg", search: "sök",
      send: "skicka", done: "klar", emergencyCall: "Nödsamtal", continue: "fortsätt"),
    "tr": ReturnKeyLabels(
      return: "Geç", go: "Git", join: "Katıl", next: "Sonraki", route: "Güzergâh", search: "Ara",
      send: "Gönder", done: "Bitti", emergencyCall: "Acil Arama", continue: "Devam"),
    "zh": simplifiedChinese, "zh-hant": traditionalChinese, "zh-tw": traditionalChinese,
    "zh-hk": traditionalChinese, "zh-mo": traditionalChinese,
  ]
}
