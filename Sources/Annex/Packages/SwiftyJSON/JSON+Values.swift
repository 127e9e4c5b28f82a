extension JSON {
  /// The value as an array; nil for other types.
  public var array: [JSON]? { (object as? [Any])?.map { JSON($0) } }
  /// The list; empty if it is none.
  public var arrayValue: [JSON] { array ?? [] }
  /// The list as values of Foundation.
  public var arrayObject: [Any]? { object as? [Any] }
  /// The value as a dictionary; nil for other types.
  public var dictionary: [String: JSON]? { (object as? [String: Any])?.mapValues { JSON($0) } }
  /// The table; empty if it is none.
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
  /// The table as values of Foundation.
  public var dictionaryObject: [String: Any]? { object as? [String: Any] }
  /// The value as a string; nil for other types.
  public var string: String? { type == .string ? object as? String : nil }
  /// The text; also of a number, and empty if it is none.
  public var stringValue: String {
    switch type {
    case .string, .number, .bool: rawString() ?? ""
    default: ""
    }
  }
  /// The value as a Boolean; nil for other types.
  public var bool: Bool? { type == .bool ? object as? Bool : nil }
  /// The truth value; also of a number or a text, and false if it is none.
  public var boolValue: Bool {
    switch type {
    case .bool: bool ?? false
    case .number: numberValue.boolValue
    case .string: ["true", "y", "t", "yes", "1"].contains(stringValue.lowercased())
    default: false
    }
  }
  /// The value as a number; nil for other types.
  public var number: NSNumber? {
    switch type {
    case .number: object as? NSNumber
    case .bool: bool.map { NSNumber(value: $0 ? 1 : 0) }
    default: nil
    }
  }
  /// The number; also of a text, and zero if it is none.
  public var numberValue: NSNumber {
    number ?? string.flatMap(Double.init).map { NSNumber(value: $0) } ?? NSNumber(value: 0)
  }
  /// The value as an `Int`; nil for other types.
  public var int: Int? { number?.intValue }
  /// The number; zero if it is none.
  public var intValue: Int { numberValue.intValue }
  /// The value as an `Int64`; nil for other types.
  public var int64: Int64? { number?.int64Value }
  /// The number; zero if it is none.
  public var int64Value: Int64 { numberValue.int64Value }
  /// The value as a `UInt`; nil for other types.
  public var uInt: UInt? { number?.uintValue }
  /// The number; zero if it is none.
  public var uIntValue: UInt { numberValue.uintValue }
  /// The value as a `Double`; nil for other types.
  public var double: Double? { number?.doubleValue }
  /// The number; zero if it is none.
  public var doubleValue: Double { numberValue.doubleValue }
  /// The value as a `Float`; nil for other types.
  public var float: Float? { number?.floatValue }
  /// The number; zero if it is none.
  public var floatValue: Float { numberValue.floatValue }
  /// The URL of the text.
  public var url: URL? { string.flatMap { URL(string: $0) } }
  /// A null value; nil for other types.
  public var null: NSNull? { type == .null ? NSNull() : nil }

  /// The number of values in the list or the table.
  public var count: Int { (object as? [Any])?.count ?? (object as? [String: Any])?.count ?? 0 }
  /// Whether the array or the dictionary is empty.
  public var isEmpty: Bool { count == 0 }
}

extension JSON: Sequence {
  /// An iterator of the values with their keys or numbers.
  public func makeIterator() -> IndexingIterator<[(String, JSON)]> {
    if let array {
      return array.enumerated().map { ("\($0.offset)", $0.element) }.makeIterator()
    }
    return dictionaryValue.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }.makeIterator()
  }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text of the value.
  public var description: String { rawString() ?? "unknown" }
  /// The text of the value.
  public var debugDescription: String { description }
}

extension JSON: Equatable {
  /// Whether two values are the same.
  public static func == (lhs: JSON, rhs: JSON) -> Bool {
    lhs.type == rhs.type && lhs.rawString() == rhs.rawString()
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  /// Creates a JSON value with a value.
  public init(stringLiteral value: StringLiteralType) { self.init(value) }
  /// Creates a JSON value with a value.
  public init(integerLiteral value: IntegerLiteralType) { self.init(value) }
  /// Creates a JSON value with a value.
  public init(booleanLiteral value: BooleanLiteralType) { self.init(value) }
  /// Creates a JSON value with a value.
  public init(floatLiteral value: FloatLiteralType) { self.init(value) }
  /// Creates a JSON value with elements.
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
  /// Creates a JSON value with elements.
  public init(arrayLiteral elements: Any...) { self.init(elements) }
}

extension JSON: Codable {
  /// Decodes a value of any type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let truth = try? container.decode(Bool.self) {
      self.init(truth)
    } else if let number = try? container.decode(Int.self) {
      self.init(number)
    } else if let number = try? container.decode(Double.self) {
      self.init(number)
    } else if let text = try? container.decode(String.self) {
      self.init(text)
    } else if let list = try? container.decode([JSON].self) {
      self.init(list)
    } else if let table = try? container.decode([String: JSON].self) {
      self.init(table)
    } else {
      self = .null
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch type {
    case .bool: try container.encode(boolValue)
    case .number:
      let number = doubleValue
      if number == number.rounded(), abs(number) < 1e15 {
        try container.encode(int64Value)
      } else {
        try container.encode(number)
      }
    case .string: try container.encode(stringValue)
    case .array: try container.encode(arrayValue)
    case .dictionary: try container.encode(dictionaryValue)
    case .null, .unknown: try container.encodeNil()
    }
  }
}
