import ScrollworkFoundation

extension Firestore {
  /// An encoder of values as fields of documents.
  public final class Encoder: @unchecked Sendable {
    /// Values for the code that encodes.
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    /// Creates an encoder with default values.
    public init() {}

    /// The fields of a value.
    public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
      guard let fields = try FieldEncoder.field(value, [], userInfo) as? [String: Any] else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: [], debugDescription: "Top-level \(T.self) is not allowed."))
      }
      return fields
    }
  }
}

/// An encoder of one value, whose field it finds in the end.
private final class FieldEncoder: Encoder {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]
  /// The encoded value of a field, or the encoders of its parts.
  enum Form {
    case nothing
    case value(Any)
    case fields([(String, FieldEncoder)])
    case list([FieldEncoder])
  }
  var form = Form.nothing

  init(_ path: [any CodingKey], _ userInfo: [CodingUserInfoKey: Any]) {
    (codingPath, self.userInfo) = (path, userInfo)
  }

  /// The field of a value; nil for one that is no field.
  static func field(
    _ value: any Encodable, _ path: [any CodingKey], _ userInfo: [CodingUserInfoKey: Any]
  ) throws -> Any? {
    switch value {
    case is any Unfielded: return nil
    case let change as CodedFieldValue: return change.value
    case let url as URL: return url.absoluteString
    case is Date, is Data, is Timestamp, is GeoPoint, is DocumentReference, is String, is Bool,
      is any BinaryInteger, is any BinaryFloatingPoint:
      return value
    default:
      let encoder = FieldEncoder(path, userInfo)
      try value.encode(to: encoder)
      return encoder.result
    }
  }

  var result: Any {
    switch form {
    case .nothing: [String: Any]()
    case .value(let value): value
    case .fields(let fields):
      Dictionary(fields.map { ($0.0, $0.1.result) }, uniquingKeysWith: { _, last in last })
    case .list(let list): list.map(\.result)
    }
  }

  func encode(_ value: any Encodable) throws {
    if let field = try Self.field(value, codingPath, userInfo) { form = .value(field) }
  }

  func addField(_ key: any CodingKey) -> FieldEncoder {
    let inner = FieldEncoder(codingPath + [key], userInfo)
    if case .fields(let fields) = form {
      form = .fields(fields + [(key.stringValue, inner)])
    } else {
      form = .fields([(key.stringValue, inner)])
    }
    return inner
  }

  func addElement() -> FieldEncoder {
    let inner = FieldEncoder(codingPath, userInfo)
    if case .list(let list) = form { form = .list(list + [inner]) } else { form = .list([inner]) }
    return inner
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .nothing = form { form = .fields([]) }
    return KeyedEncodingContainer(Keyed<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .nothing = form { form = .list([]) }
    return Unkeyed(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }
}

private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: FieldEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) throws { encoder.addField(key).form = .value(NSNull()) }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    if value is any Unfielded { return }
    try encoder.addField(key).encode(value)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy keyType: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    encoder.addField(key).container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.addField(key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.addField(key) }
}

private struct Unkeyed: UnkeyedEncodingContainer {
  let encoder: FieldEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { if case .list(let list) = encoder.form { list.count } else { 0 } }

  mutating func encodeNil() throws { encoder.addElement().form = .value(NSNull()) }
  mutating func encode<T: Encodable>(_ value: T) throws { try encoder.addElement().encode(value) }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy keyType: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    encoder.addElement().container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.addElement().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder.addElement() }
}

private struct Single: SingleValueEncodingContainer {
  let encoder: FieldEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() throws { encoder.form = .value(NSNull()) }
  mutating func encode<T: Encodable>(_ value: T) throws { try encoder.encode(value) }
}
