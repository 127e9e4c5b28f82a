/// The kind of automatic capitalization of a text field.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No capitalization.
  case none
  /// The first letter of every word.
  case words
  /// The first letter of every sentence.
  case sentences
  /// Every letter.
  case allCharacters
}

/// The meaning of the text of a field, by the names of web forms.
///
/// - Source: documented, the headers of UIKit.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a meaning by its name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Text of the kind “name”.
  public static let name = UITextContentType("name")
  /// Text of the kind “name prefix”.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// Text of the kind “given name”.
  public static let givenName = UITextContentType("given-name")
  /// Text of the kind “middle name”.
  public static let middleName = UITextContentType("additional-name")
  /// Text of the kind “family name”.
  public static let familyName = UITextContentType("family-name")
  /// Text of the kind “name suffix”.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// Text of the kind “nickname”.
  public static let nickname = UITextContentType("nickname")
  /// Text of the kind “job title”.
  public static let jobTitle = UITextContentType("organization-title")
  /// Text of the kind “organization name”.
  public static let organizationName = UITextContentType("organization")
  /// Text of the kind “location”.
  public static let location = UITextContentType("location")
  /// Text of the kind “full street address”.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// Text of the kind “street address line1”.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// Text of the kind “street address line2”.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// Text of the kind “address city”.
  public static let addressCity = UITextContentType("address-level2")
  /// Text of the kind “address state”.
  public static let addressState = UITextContentType("address-level1")
  /// Text of the kind “address city and state”.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// Text of the kind “sublocality”.
  public static let sublocality = UITextContentType("address-level3")
  /// Text of the kind “country name”.
  public static let countryName = UITextContentType("country-name")
  /// Text of the kind “postal code”.
  public static let postalCode = UITextContentType("postal-code")
  /// Text of the kind “telephone number”.
  public static let telephoneNumber = UITextContentType("tel")
  /// Text of the kind “email address”.
  public static let emailAddress = UITextContentType("email")
  /// Text of the kind “URL”.
  public static let URL = UITextContentType("url")
  /// Text of the kind “credit card number”.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// Text of the kind “username”.
  public static let username = UITextContentType("username")
  /// Text of the kind “password”.
  public static let password = UITextContentType("password")
  /// Text of the kind “new password”.
  public static let newPassword = UITextContentType("new-password")
  /// Text of the kind “one time code”.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// Text of the kind “birthdate”.
  public static let birthdate = UITextContentType("bday")
  /// Text of the kind “date time”.
  public static let dateTime = UITextContentType("date-time")
}
