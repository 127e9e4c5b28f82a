import ScrollworkFoundation

extension Firestore {
  /// A decoder of values from fields of documents.
  public final class Decoder: @unchecked Sendable {
    /// Values for the code that decodes.
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    /// Creates a decoder with default values.
    public init() {}

    /// The value of some fields.
    public func decode<T: Decodable>(
      _ t: T.Type, from data: Any, in reference: DocumentReference? = nil
    ) throws -> T {
      var userInfo = userInfo
      if let reference { userInfo[.documentReference] = reference }
      return try FieldDecoder(FirestoreFields.stored(data) ?? NSNull(), [], userInfo).decode(t)
    }
  }
}

/// A decoder of one field.
private struct FieldDecoder: Decoder {
  let value: Any
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]

  init(_ value: Any, _ path: [any CodingKey], _ userInfo: [CodingUserInfoKey: Any]) {
    (self.value, codingPath, self.userInfo) = (value, path, userInfo)
  }

  func mismatch(_ type: Any.Type) -> any Error {
    let text = "Expected to decode \(type) but found \(Swift.type(of: value)) instead."
    return DecodingError.typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: text))
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let value = value as? T, !(value is NSNumber) || T.self == NSNumber.self { return value }
    switch type {
    case is Date.Type:
      if let date = (value as? Timestamp)?.dateValue() as? T { return date }
    case is URL.Type:
      if let url = (value as? String).flatMap({ URL(string: $0) }) as? T { return url }
    case is Bool.Type:
      if let truth = (value as? NSNumber)?.boolValue as? T { return truth }
    case let whole as any BinaryInteger.Type:
      if let number = Self.whole(value, as: whole) as? T { return number }
    case let real as any BinaryFloatingPoint.Type:
      if let number = number.map({ Self.real($0, as: real) }) as? T { return number }
    case is String.Type, is Data.Type, is Timestamp.Type, is GeoPoint.Type,
      is DocumentReference.Type:
      break
    default: return try T(from: self)
    }
    throw mismatch(type)
  }

  private var number: Double? {
    switch value {
    case is Bool: nil
    case let number as any BinaryInteger: Double(Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func whole<T: BinaryInteger>(_ value: Any, as type: T.Type) -> T? {
    switch value {
    case is Bool: nil
    case let number as any BinaryInteger: T(exactly: Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: T(exactly: Double(number))
    case let number as NSNumber: T(exactly: number.int64Value)
    default: nil
    }
  }

  private static func real<T: BinaryFloatingPoint>(_ value: Double, as type: T.Type) -> T {
    T(value)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let fields = value as? [String: Any] else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(KeyedFields<Key>(decoder: self, fields: fields))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let list = value as? [Any] else { throw mismatch([Any].self) }
    return ListedFields(decoder: self, list: list)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleField(decoder: self)
  }
}

private struct KeyedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: FieldDecoder
  let fields: [String: Any]
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }

  private func inner(_ key: any CodingKey) throws -> FieldDecoder {
    guard let value = fields[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "No value for \"\(key.stringValue)\".")
      )
    }
    return FieldDecoder(value, codingPath + [key], decoder.userInfo)
  }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try inner(key).value is NSNull }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    // The identifier of a document is no field.
    if let special = type as? any Unfielded.Type, let value = try special.init(from: decoder) as? T
    {
      return value
    }
    return try inner(key).decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try inner(key) }
}

private struct ListedFields: UnkeyedDecodingContainer {
  let decoder: FieldDecoder
  let list: [Any]
  var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { list.count }
  var isAtEnd: Bool { currentIndex >= list.count }

  private mutating func next() throws -> FieldDecoder {
    guard !isAtEnd else { throw decoder.mismatch([Any].self) }
    defer { currentIndex += 1 }
    return FieldDecoder(list[currentIndex], codingPath, decoder.userInfo)
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, list[currentIndex] is NSNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}

private struct SingleField: SingleValueDecodingContainer {
  let decoder: FieldDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  func decodeNil() -> Bool { decoder.value is NSNull }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
