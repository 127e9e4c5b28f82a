public import ScrollworkFoundation

/// A type that a server timestamp can be read as.
public protocol ServerTimestampWrappable {
  /// The value of a moment.
  static func wrap(_ timestamp: Timestamp) throws -> Self
  /// The moment of a value.
  static func unwrap(_ value: Self) throws -> Timestamp
}

extension Date: ServerTimestampWrappable {
  /// The date of a moment.
  public static func wrap(_ timestamp: Timestamp) throws -> Date { timestamp.dateValue() }
  /// The moment of a date.
  public static func unwrap(_ value: Date) throws -> Timestamp { Timestamp(date: value) }
}

extension Timestamp: ServerTimestampWrappable {
  /// The timestamp, wrapped in the type.
  public static func wrap(_ timestamp: Timestamp) throws -> Self {
    guard let own = timestamp as? Self else { throw FirestoreDecodingError.invalidType }
    return own
  }

  /// The timestamp, as it is stored.
  public static func unwrap(_ value: Timestamp) throws -> Timestamp { value }
}

/// A property that the server sets to the time of writing, where it is nil.
@propertyWrapper public struct ServerTimestamp<Value: ServerTimestampWrappable & Codable>: Codable {
  /// The time; nil until the server has set it.
  public var wrappedValue: Value?

  /// A property with a time.
  public init(wrappedValue value: Value?) { wrappedValue = value }

  /// Reads a moment, or nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue =
      container.decodeNil() ? nil : try Value.wrap(try container.decode(Timestamp.self))
  }

  /// Writes a moment; without one, that the server sets it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(try Value.unwrap(wrappedValue))
    } else {
      try container.encode(CodedFieldValue(value: .serverTimestamp()))
    }
  }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}

/// A property that is written as null where it is nil.
@propertyWrapper public struct ExplicitNull<Value: Codable>: Codable {
  /// The wrapped value; nil is written as null.
  public var wrappedValue: Value?

  /// A property with a value.
  public init(wrappedValue value: Value?) { wrappedValue = value }

  /// Reads a value, or null.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  /// Writes a value, or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension ExplicitNull: Equatable where Value: Equatable {}
extension ExplicitNull: Hashable where Value: Hashable {}

/// A change of a field as a value that encoders pass on.
struct CodedFieldValue: Encodable {
  let value: FieldValue

  func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported(
      "FieldValue can only be encoded with Firestore.Encoder")
  }
}
