import Testing

@testable import TextTraits

/// A row of reference 3.1.
struct ContentTypeRow: CustomTestStringConvertible, Sendable {
  let name: String
  let token: String
  let keyboardType: KeyboardType
  let capitals: AutocapitalizationType
  let words: TriState

  init(
    _ name: String, _ token: String, _ keyboardType: KeyboardType,
    _ capitals: AutocapitalizationType, _ words: TriState
  ) {
    self.name = name
    self.token = token
    self.keyboardType = keyboardType
    self.capitals = capitals
    self.words = words
  }

  var testDescription: String { name }

  static let all = [
    ContentTypeRow("name", "name", .default, .words, .no),
    ContentTypeRow("namePrefix", "honorific-prefix", .default, .words, .no),
    ContentTypeRow("givenName", "given-name", .default, .words, .no),
    ContentTypeRow("middleName", "additional-name", .default, .words, .no),
    ContentTypeRow("familyName", "family-name", .default, .words, .no),
    ContentTypeRow("nameSuffix", "honorific-suffix", .default, .words, .no),
    ContentTypeRow("nickname", "nickname", .default, .words, .no),
    ContentTypeRow("jobTitle", "organization-title", .default, .words, .yes),
    ContentTypeRow("organizationName", "organization", .default, .words, .no),
    ContentTypeRow("location", "location", .default, .words, .yes),
    ContentTypeRow("fullStreetAddress", "street-address", .default, .words, .no),
    ContentTypeRow("streetAddressLine1", "address-line1", .default, .words, .no),
    ContentTypeRow("streetAddressLine2", "address-line2", .default, .words, .no),
    ContentTypeRow("addressCity", "address-level2", .default, .words, .yes),
    ContentTypeRow("addressState", "address-level1", .default, .words, .yes),
    ContentTypeRow("addressCityAndState", "address-level1+2", .default, .words, .yes),
    ContentTypeRow("sublocality", "address-level3", .default, .words, .yes),
    ContentTypeRow("countryName", "country-name", .default, .words, .yes),
    ContentTypeRow("postalCode", "postal-code", .numbersAndPunctuation, .allCharacters, .no),
    ContentTypeRow("telephoneNumber", "tel", .phonePad, .none, .no),
    ContentTypeRow("emailAddress", "email", .emailAddress, .none, .no),
    ContentTypeRow("URL", "url", .url, .none, .no),
    ContentTypeRow("creditCardNumber", "cc-number", .numberPad, .none, .no),
    ContentTypeRow("username", "username", .emailAddress, .none, .no),
    ContentTypeRow("password", "password", .asciiCapable, .none, .no),
    ContentTypeRow("newPassword", "new-password", .asciiCapable, .none, .no),
    ContentTypeRow("oneTimeCode", "one-time-code", .numberPad, .none, .no),
    ContentTypeRow(
      "shipmentTrackingNumber", "shipment-tracking-number", .asciiCapable, .allCharacters, .no),
    ContentTypeRow("flightNumber", "flight-number", .asciiCapable, .allCharacters, .no),
    ContentTypeRow("dateTime", "date-time", .numbersAndPunctuation, .sentences, .no),
    ContentTypeRow("birthdate", "bday", .numbersAndPunctuation, .none, .no),
    ContentTypeRow("birthdateDay", "bday-day", .numberPad, .none, .no),
    ContentTypeRow("birthdateMonth", "bday-month", .numberPad, .none, .no),
    ContentTypeRow("birthdateYear", "bday-year", .numberPad, .none, .no),
    ContentTypeRow("creditCardSecurityCode", "cc-csc", .numberPad, .none, .no),
    ContentTypeRow("creditCardName", "cc-name", .default, .words, .no),
    ContentTypeRow("creditCardGivenName", "cc-given-name", .default, .words, .no),
    ContentTypeRow("creditCardMiddleName", "cc-additional-name", .default, .words, .no),
    ContentTypeRow("creditCardFamilyName", "cc-family-name", .default, .words, .no),
    ContentTypeRow("creditCardExpiration", "cc-exp", .numbersAndPunctuation, .none, .no),
    ContentTypeRow("creditCardExpirationMonth", "cc-exp-month", .numberPad, .none, .no),
    ContentTypeRow("creditCardExpirationYear", "cc-exp-year", .numberPad, .none, .no),
    ContentTypeRow("creditCardType", "cc-type", .default, .words, .no),
    ContentTypeRow("cellularEID", "esim-eid", .numberPad, .none, .no),
    ContentTypeRow("cellularIMEI", "esim-imei", .numberPad, .none, .no),
    ContentTypeRow("cellularIMEI1", "esim-imei1", .numberPad, .none, .no),
    ContentTypeRow("cellularIMEI2", "esim-imei2", .numberPad, .none, .no),
    ContentTypeRow("cellularNAL", "esim-nal", .asciiCapable, .none, .no),
  ]
}

@Suite("Text content types")
struct TextContentTypeTests {
  @Test("There is a case for each row and no other")
  func cases() {
    #expect(
      TextContentType.allCases.map(\.name).sorted() == ContentTypeRow.all.map(\.name).sorted())
  }

  @Test("Each value is found by name and by token", arguments: ContentTypeRow.all)
  func lookUp(row: ContentTypeRow) throws {
    let type = try #require(TextContentType(name: row.name))
    #expect(type.rawValue == row.token)
    #expect(TextContentType(token: row.token.uppercased()) == type)
  }

  @Test("Each value refines a field that says nothing", arguments: ContentTypeRow.all)
  func refinement(row: ContentTypeRow) throws {
    let refined = try #require(TextContentType(name: row.name)).refine(TextInputTraits())
    #expect(refined.keyboardType == row.keyboardType)
    #expect(refined.autocapitalizationType == row.capitals)
    #expect(refined.autocorrectionType == row.words)
    #expect(refined.suggestionType == row.words)
  }

  @Test("Each value leaves alone what the field says", arguments: TextContentType.allCases)
  func clientWins(type: TextContentType) {
    var field = TextInputTraits()
    field.keyboardType = .twitter
    field.autocapitalizationType = .words
    field.autocorrectionType = .yes
    field.suggestionType = .no
    let refined = type.refine(field)
    #expect(refined.keyboardType == .twitter)
    #expect(refined.autocapitalizationType == .words)
    #expect(refined.autocorrectionType == .yes)
    #expect(refined.suggestionType == .no)
  }

  @Test(
    "Other tokens that HTML knows",
    arguments: [
      ("current-password", TextContentType.password), ("webauthn", .username),
      ("Cc-Csc", .creditCardSecurityCode),
    ])
  func synonyms(token: String, type: TextContentType) {
    #expect(TextContentType(token: token) == type)
  }

  @Test(
    "HTML tokens without a text content type",
    arguments: [
      "address-line3", "address-level4", "country", "transaction-currency", "transaction-amount",
      "language", "sex", "photo", "impp", "tel-country-code", "tel-national", "tel-area-code",
      "tel-local", "tel-local-prefix", "tel-local-suffix", "tel-extension", "", "nonsense",
    ])
  func unknown(token: String) {
    #expect(TextContentType(token: token) == nil)
    #expect(TextContentType(name: token) == nil)
  }

  @Test("Passwords, and nothing else, are secure")
  func secure() {
    let secure = TextContentType.allCases.filter { $0.refine(TextInputTraits()).isSecureTextEntry }
    #expect(Set(secure) == [.password, .newPassword])
  }

  @Test("Cards and one-time codes, and nothing else, are private")
  func neverLearned() {
    let never = TextContentType.allCases.filter { $0.refine(TextInputTraits()).isPrivate }
    #expect(
      Set(never) == [
        .creditCardNumber, .creditCardSecurityCode, .creditCardName, .creditCardGivenName,
        .creditCardMiddleName, .creditCardFamilyName, .creditCardExpiration,
        .creditCardExpirationMonth, .creditCardExpirationYear, .creditCardType, .oneTimeCode,
      ])
  }
}
