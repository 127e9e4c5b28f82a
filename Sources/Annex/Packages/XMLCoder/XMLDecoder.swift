@_exported public import ScrollworkFoundation
import ScrollworkMarkup

/// A reader of values from XML: elements and attributes by their names.
open class XMLDecoder {
  /// How dates are written.
  public enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((_ decoder: any Decoder) throws -> Date)
  }

  /// How names of elements become those of keys.
  public enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
    case convertFromKebabCase
    case convertFromCapitalized
    case convertFromUppercase
    case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
  }

  /// The places of values in nodes.
  public enum NodeDecoding: Sendable {
    case attribute, element, elementOrAttribute
  }

  /// How dates are written.
  open var dateDecodingStrategy = DateDecodingStrategy.secondsSince1970
  /// How names of elements become those of keys.
  open var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  /// Whether names are without their namespaces.
  open var shouldProcessNamespaces = false
  /// Whether texts are without the white space around them.
  open var trimValueWhitespaces = true
  /// Whether empty elements are none.
  open var removeWhitespaceElements = false
  /// Values for the coding of types.
  open var userInfo: [CodingUserInfoKey: Any] = [:]

  /// Creates an XML decoder.
  public init() {}

  /// Reads a value from the root of a text.
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    guard let document = try? MarkupDocument(xml: String(decoding: data, as: UTF8.self)),
      let root = document.root.elements.first
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The given data could not be parsed into XML."))
    }
    return try Value(from: MarkupDecoder(nodes: [root], path: [], reader: self))
  }

  func name(_ name: String) -> String {
    var name = name
    if shouldProcessNamespaces, let colon = name.lastIndex(of: ":") {
      name = String(name[colon...].dropFirst())
    }
    switch keyDecodingStrategy {
    case .convertFromSnakeCase: return camelCased(name, "_")
    case .convertFromKebabCase: return camelCased(name, "-")
    case .convertFromCapitalized: return name.prefix(1).lowercased() + name.dropFirst()
    case .convertFromUppercase: return name.lowercased()
    default: return name
    }
  }

  private func camelCased(_ name: String, _ separator: Character) -> String {
    let parts = name.split(separator: separator)
    guard let first = parts.first else { return name }
    return String(first)
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}

/// A writer of values, of which only the places are told; texts are not written.
public enum XMLEncoder {
  /// The places of values in nodes.
  public enum NodeEncoding: Sendable {
    case attribute, element, both
  }
}

/// A type that says where its values are.
public protocol DynamicNodeDecoding: Decodable {
  /// Where the value of a key is.
  static func nodeDecoding(for key: any CodingKey) -> XMLDecoder.NodeDecoding
}

/// A type that says where its values are written.
public protocol DynamicNodeEncoding: Encodable {
  /// Where the value of a key is written.
  static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding
}
