import ScrollworkFoundation

/// A type that the identifier of a document can be read as.
public protocol DocumentIDWrappable {
  /// The value for a document.
  static func wrap(_ documentReference: DocumentReference) throws -> Self
}

extension String: DocumentIDWrappable {
  /// The identifier of a document.
  public static func wrap(_ documentReference: DocumentReference) throws -> String {
    documentReference.documentID
  }
}

extension DocumentReference: DocumentIDWrappable, Encodable {
  /// The reference of the document, wrapped.
  public static func wrap(_ documentReference: DocumentReference) throws -> Self {
    guard let own = documentReference as? Self else { throw FirestoreDecodingError.invalidType }
    return own
  }

  /// Writes nothing: only documents have documents.
  public func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported("")
  }
}

/// A property that is the identifier of its document, and no field of it.
@propertyWrapper public struct DocumentID<Value: DocumentIDWrappable & Codable>: Codable {
  /// The identifier; nil before the value is read from a document.
  public var wrappedValue: Value?

  /// A property with a value that is not written.
  public init(wrappedValue value: Value?) { wrappedValue = value }

  /// Reads the identifier of the document that is decoded.
  public init(from decoder: any Decoder) throws {
    guard let reference = decoder.userInfo[.documentReference] as? DocumentReference else {
      throw FirestoreDecodingError.decodingIsNotSupported(
        "DocumentID values can only be decoded with Firestore.Decoder")
    }
    wrappedValue = try Value.wrap(reference)
  }

  /// Writes nothing: only documents have identifiers.
  public func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported(
      "DocumentID values can only be encoded with Firestore.Encoder")
  }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

extension CodingUserInfoKey {
  static let documentReference: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "DocumentRefUserInfoKey") else {
      fatalError("Every text is a key.")
    }
    return key
  }()
}

/// A property that is not a field of the document.
protocol Unfielded {
  init(from decoder: any Decoder) throws
}

extension DocumentID: Unfielded {}

/// An error in reading values from documents.
public enum FirestoreDecodingError: Error {
  case decodingIsNotSupported(String)
  case fieldNameConflict(String)
  case invalidType
}

/// An error in writing values to documents.
public enum FirestoreEncodingError: Error {
  case encodingIsNotSupported(String)
}
