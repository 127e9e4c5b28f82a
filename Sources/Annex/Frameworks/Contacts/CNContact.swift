public import ScrollworkFoundation

/// What of a contact is read.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the name.
public let CNContactIdentifierKey = "identifier"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"

/// A value with a word about it.
public struct CNLabeledValue<ValueType: Sendable>: Sendable {
  /// The label of the labeled value.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// A value with a word.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}

/// A telephone number of a contact.
public struct CNPhoneNumber: Hashable, Sendable {
  /// The string value of the phone number.
  public let stringValue: String
  /// Creates a phone number with a string.
  public init(stringValue string: String) { stringValue = string }
}

/// An entry of the address book.
open class CNContact: NSObject, @unchecked Sendable {
  /// The name of the contact.
  public let identifier = UUID().uuidString
  /// The given name of the contact.
  open internal(set) var givenName = ""
  /// The family name of the contact.
  open internal(set) var familyName = ""
  /// The organization name of the contact.
  open internal(set) var organizationName = ""
  /// The phone numbers of the contact.
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The addresses of mail.
  open internal(set) var emailAddresses: [CNLabeledValue<String>] = []
  /// The birthday of the contact.
  open internal(set) var birthday: DateComponents?
  /// The image data of the contact.
  open internal(set) var imageData: Data?
  /// The thumbnail image data of the contact.
  open var thumbnailImageData: Data? { imageData }
  /// Whether the contact has image data.
  open var imageDataAvailable: Bool { imageData != nil }
  /// A contact without a name.
  public override init() {}
}

/// A contact that changes.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The given name of the mutable contact.
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The family name of the mutable contact.
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// The phone numbers of the mutable contact.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// The addresses of mail.
  open override var emailAddresses: [CNLabeledValue<String>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// The image data of the mutable contact.
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
}

/// The words for contacts.
open class CNContactFormatter: NSObject, @unchecked Sendable {
  /// The kinds of words.
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  /// The words for a contact.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let words = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
  /// The descriptor of the keys that a style of names reads.
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
