extension TextContentType {
  /// The traits of a field that is known to hold this, with ``refinement`` where they still have
  /// their defaults.
  public func refine(_ traits: TextInputTraits) -> TextInputTraits {
    var refined = PartialTraits(traits)
    refined.refine(by: refinement)
    return refined.completed
  }

  /// What the meaning implies where the field does not say otherwise: the columns of reference 3.1
  /// (a user name may be an e-mail address, and we are never sure), and what is secret or never
  /// learned. Of a payment card no part is learned (rule 10 of the design).
  public var refinement: PartialTraits {
    switch self {
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname,
      .organizationName, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2:
      PartialTraits(.default, capitals: .words, words: .no)
    case .jobTitle, .location, .addressCity, .addressState, .addressCityAndState, .sublocality,
      .countryName:
      PartialTraits(.default, capitals: .words, words: .yes)
    case .postalCode:
      PartialTraits(.numbersAndPunctuation, capitals: .allCharacters, words: .no)
    case .telephoneNumber:
      PartialTraits(.phonePad, capitals: .none, words: .no)
    case .emailAddress, .username:
      PartialTraits(.emailAddress, capitals: .none, words: .no)
    case .url:
      PartialTraits(.url, capitals: .none, words: .no)
    case .password, .newPassword:
      PartialTraits(.asciiCapable, capitals: .none, words: .no).saying(\.isSecureTextEntry, true)
    case .shipmentTrackingNumber, .flightNumber:
      PartialTraits(.asciiCapable, capitals: .allCharacters, words: .no)
    case .dateTime:
      PartialTraits(.numbersAndPunctuation, capitals: .sentences, words: .no)
    case .birthdate:
      PartialTraits(.numbersAndPunctuation, capitals: .none, words: .no)
    case .birthdateDay, .birthdateMonth, .birthdateYear, .cellularEID, .cellularIMEI,
      .cellularIMEI1, .cellularIMEI2:
      PartialTraits(.numberPad, capitals: .none, words: .no)
    case .cellularNAL:
      PartialTraits(.asciiCapable, capitals: .none, words: .no)
    case .creditCardNumber, .creditCardSecurityCode, .creditCardExpirationMonth,
      .creditCardExpirationYear, .oneTimeCode:
      PartialTraits(.numberPad, capitals: .none, words: .no).saying(\.isPrivate, true)
    case .creditCardExpiration:
      PartialTraits(.numbersAndPunctuation, capitals: .none, words: .no).saying(\.isPrivate, true)
    case .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
      .creditCardType:
      PartialTraits(.default, capitals: .words, words: .no).saying(\.isPrivate, true)
    }
  }
}
