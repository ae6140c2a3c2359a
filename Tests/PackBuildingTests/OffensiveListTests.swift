import Testing

@testable import PackBuilding

/// Which words our own lists hold back, by a person's sense: insults and strong profanity, and none
/// that people need for what they live through or that only looks alike.
@Suite struct OffensiveListTests {
  private static let offered = [
    "ar": "حب انتحار اغتصاب",
    "de": "Brust Hölle Mist Mongolei Nazis Schlamperei Schwanz schwul Spastik Vergewaltigung",
    "en": """
    breast orgasm sex sexy gay lesbian queer drunk kill murder gun drugs weed hell damn crap \
    pissed suicide raped rapist rapeseed nazi Milford assume classic cockpit cocktail Scunthorpe \
    analysis pedometer therapist grape class title
    """,
    "es": "culo fuego gay hostia pinche suicidio Vergara violación violar",
    "fa": "کسی کنون خودکشی",
    "fr": "bordel chatter Biterrois gay salopette saloperie sein suicide violence violer",
    "he": "כוס כוסית מזין",
    "hi": "साला छक्का सेक्स आत्महत्या बलात्कार",
    "it": "cazzotto gay negroni porcospino puttanesca seno seghe stronzio stupro suicidio zoccoli",
    "pl": "ciotka gej gwałtowny pedał ruchach ruchami samobójstwo szmatka",
    "pt": "estupro gay peitos pica porrada suicídio vadiar veado",
    "ru": "гей мандарин педикюр самоубийство изнасилование",
    "sv": "bröst bög fan helvete mongoliet självmord skit våldtäkt",
    "tr": "eşcinsel intihar meme sikke tecavüz",
  ]
  private static let heldBack = [
    "ar": "شرموطة قحبة",
    "de": "Arschloch ficken Fotze Hurensohn Neger Schwuchtel verpisst",
    "en": """
    fuck fucking motherfucker shit cunt asshole bitches whore sluts nigger faggots kike retard \
    tranny wanker pornhub kkk rape
    """,
    "es": "gilipollas joder maricón mierda puta sudaca",
    "fa": "جنده کونی",
    "fr": "connard enculé nègre pédé putain salope",
    "he": "זונה שרמוטה",
    "hi": "चूतिया मादरचोद रंडी",
    "it": "cazzo frocio negro puttana stronzo troia vaffanculo",
    "pl": "chuj ciota kurwa pierdolić ruchać",
    "pt": "caralho cuzão foda puta viado",
    "ru": "блядь ебать педик пидор хуй",
    "sv": "fitta hora kuk neger",
    "tr": "amk orospu siktir",
  ]

  private func lookUp(_ words: String, _ language: String) -> [(word: String, isOn: Bool)] {
    let list = OffensiveWords(OwnLists.offensive(language))
    let letterCase = LetterCase(language: language)
    return words.split(separator: " ").map {
      (String($0), list.contains(letterCase.lowercased(String($0))))
    }
  }

  @Test(arguments: offered) func isOffered(language: String, words: String) {
    for (word, isOn) in lookUp(words, language) { #expect(!isOn, "\(word)") }
  }

  @Test(arguments: heldBack) func isHeldBack(language: String, words: String) {
    for (word, isOn) in lookUp(words, language) { #expect(isOn, "\(word)") }
  }
}
