public import ScrollworkFoundation

/// The permission to use contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// A kind of entry of contacts.
public enum CNEntityType: Int, Sendable { case contacts }

/// The contacts of the user: none, and permission has not been asked for.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store of contacts.
  public override init() {}
  /// The permission: not asked for.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  /// Asks a question that is not answered.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// Asks a question, which counts as refused to code that waits for the answer.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// Calls a closure with each contact: never.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  /// The contacts that meet a condition: none.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  /// Changes contacts, which is refused.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CocoaError(.featureUnsupported) }
}

/// A question for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// The predicate of the contact fetch request.
  open var predicate: NSPredicate?
  /// The sort order of the contact fetch request.
  open var sortOrder = CNContactSortOrder.none
  /// Asks for some properties.
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A change of contacts.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// Creates an empty save request.
  public override init() {}
  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) {}
  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) {}
}
