/// What a field's text means: the thirty values of iOS 10 to 15 and those that came later
/// (reference 3.1).
///
/// The cases bear UIKit's names. The raw value is the HTML autocomplete token where there is one,
/// else the token UIKit uses in its place. Of ``shipmentTrackingNumber``, ``flightNumber``,
/// ``dateTime`` and the last three cellular values no source states the token.
public enum TextContentType: String, CaseIterable, Hashable, Sendable {
  /// A person's whole name.
  case name
  /// What stands before a name, as Dr.
  case namePrefix = "honorific-prefix"
  /// A first name.
  case givenName = "given-name"
  /// A middle name.
  case middleName = "additional-name"
  /// A last name.
  case familyName = "family-name"
  /// What stands after a name, as Jr.
  case nameSuffix = "honorific-suffix"
  /// A name to be called by.
  case nickname
  /// A position in an organisation.
  case jobTitle = "organization-title"
  /// The name of an organisation.
  case organizationName = "organization"
  /// A place, or an address in one piece.
  case location
  /// Street, house and whatever else stands above the town.
  case fullStreetAddress = "street-address"
  /// The first line of a street address.
  case streetAddressLine1 = "address-line1"
  /// The second line of a street address.
  case streetAddressLine2 = "address-line2"
  /// A town.
  case addressCity = "address-level2"
  /// A state or province.
  case addressState = "address-level1"
  /// A town and its state together.
  case addressCityAndState = "address-level1+2"
  /// A part of a town.
  case sublocality = "address-level3"
  /// A country by name.
  case countryName = "country-name"
  /// A postal code, in some countries with letters.
  case postalCode = "postal-code"
  /// A telephone number.
  case telephoneNumber = "tel"
  /// An e-mail address.
  case emailAddress = "email"
  /// A web address.
  case url
  /// The number of a payment card.
  case creditCardNumber = "cc-number"
  /// A name to log in with, often an e-mail address.
  case username
  /// A password that exists.
  case password
  /// A password that is being made.
  case newPassword = "new-password"
  /// A code that is sent for one log-in.
  case oneTimeCode = "one-time-code"
  /// The number of a parcel.
  case shipmentTrackingNumber = "shipment-tracking-number"
  /// The number of a flight.
  case flightNumber = "flight-number"
  /// A date, a time or a duration in free form.
  case dateTime = "date-time"
  /// A date of birth.
  case birthdate = "bday"
  /// The day of a date of birth.
  case birthdateDay = "bday-day"
  /// The month of a date of birth.
  case birthdateMonth = "bday-month"
  /// The year of a date of birth.
  case birthdateYear = "bday-year"
  /// The security code of a payment card.
  case creditCardSecurityCode = "cc-csc"
  /// The name on a payment card.
  case creditCardName = "cc-name"
  /// The first name on a payment card.
  case creditCardGivenName = "cc-given-name"
  /// The middle name on a payment card.
  case creditCardMiddleName = "cc-additional-name"
  /// The last name on a payment card.
  case creditCardFamilyName = "cc-family-name"
  /// The month and year in which a payment card ends.
  case creditCardExpiration = "cc-exp"
  /// The month in which a payment card ends.
  case creditCardExpirationMonth = "cc-exp-month"
  /// The year in which a payment card ends.
  case creditCardExpirationYear = "cc-exp-year"
  /// The kind of a payment card.
  case creditCardType = "cc-type"
  /// The 32 digits that identify an embedded SIM.
  case cellularEID = "esim-eid"
  /// The number of a device in the telephone network.
  case cellularIMEI = "esim-imei"
  /// The number of a device's first SIM.
  case cellularIMEI1 = "esim-imei1"
  /// The number of a device's second SIM.
  case cellularIMEI2 = "esim-imei2"
  /// A carrier's network access letters.
  case cellularNAL = "esim-nal"
}
