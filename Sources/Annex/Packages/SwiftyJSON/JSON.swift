// The module behind `import SwiftyJSON` in a Swift file: values of JSON by their keys.

@_exported public import ScrollworkFoundation

/// The type of a JSON value.
public enum Type: Int, Sendable {
  /// A number of any type.
  case number
  /// A string of text.
  case string
  /// A Boolean value, true or false.
  case bool
  /// An array of values.
  case array
  /// A dictionary of values.
  case dictionary
  /// The null value.
  case null
  /// No value of JSON.
  case unknown
}

/// An error in reading JSON.
public enum SwiftyJSONError: Int, Error, Sendable {
  /// The type is not one of JSON.
  case unsupportedType = 999
  /// The number is not in the list.
  case indexOutOfBounds = 900
  /// The value has another type.
  case wrongType = 901
  /// The key does not exist.
  case notExist = 500
  /// The text is no JSON.
  case invalidJSON = 490
}

/// A value of JSON.
public struct JSON: @unchecked Sendable {
  private enum Content {
    case number(NSNumber)
    case string(String)
    case bool(Bool)
    case array([Any])
    case dictionary([String: Any])
    case null
  }

  private var value = Content.null
  /// The error of the last step.
  public private(set) var error: SwiftyJSONError?

  /// The null value.
  public static var null: JSON { JSON(NSNull()) }

  /// The value of some data, a value of Foundation, or a value of this type.
  public init(_ object: Any) {
    if let data = object as? Data {
      self = (try? JSON(data: data)) ?? .null
    } else {
      self.object = object
    }
  }

  /// The value of some data.
  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
    guard
      let object = try? JSONSerialization.jsonObject(
        with: data, options: options.union(.fragmentsAllowed))
    else { throw SwiftyJSONError.invalidJSON }
    self.object = object
  }

  /// The value of a text.
  public init(parseJSON jsonString: String) {
    self = (try? JSON(data: Data(jsonString.utf8))) ?? .null
  }

  private init(error: SwiftyJSONError) { self.error = error }

  /// The value as one of Foundation.
  public var object: Any {
    get {
      switch value {
      case .number(let number): number
      case .string(let text): text
      case .bool(let truth): truth
      case .array(let list): list
      case .dictionary(let table): table
      case .null: NSNull()
      }
    }
    set {
      error = nil
      switch newValue {
      case let json as JSON: (value, error) = (json.value, json.error)
      case let list as [JSON]: value = .array(list.map(\.object))
      case let table as [String: JSON]: value = .dictionary(table.mapValues(\.object))
      case let text as String: value = .string(text)
      case let number as NSNumber:
        value = Self.isTruth(newValue) ? .bool(number.boolValue) : .number(number)
      case let truth as Bool: value = .bool(truth)
      case let number as Int: value = .number(NSNumber(value: number))
      case let number as Double: value = .number(NSNumber(value: number))
      case let list as [Any]: value = .array(list)
      case let table as [String: Any]: value = .dictionary(table)
      default:
        value = .null
        if !(newValue is NSNull) { error = .unsupportedType }
      }
    }
  }

  /// Whether a value is one of truth, which bridging makes a number.
  private static func isTruth(_ value: Any) -> Bool {
    if value is Bool, !(value is NSNumber) { return true }
    return (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  /// The type of the value.
  public var type: Type {
    switch value {
    case .number: .number
    case .string: .string
    case .bool: .bool
    case .array: .array
    case .dictionary: .dictionary
    case .null: .null
    }
  }

  /// The value of a key.
  public subscript(key: String) -> JSON {
    get {
      guard case .dictionary(let table) = value else { return JSON(error: error ?? .wrongType) }
      return table[key].map { JSON($0) } ?? JSON(error: .notExist)
    }
    set {
      guard case .dictionary(var table) = value else { return }
      table[key] = newValue.object
      value = .dictionary(table)
    }
  }

  /// The value of a number.
  public subscript(index: Int) -> JSON {
    get {
      guard case .array(let list) = value else { return JSON(error: error ?? .wrongType) }
      return list.indices.contains(index) ? JSON(list[index]) : JSON(error: .indexOutOfBounds)
    }
    set {
      guard case .array(var list) = value, list.indices.contains(index) else { return }
      list[index] = newValue.object
      value = .array(list)
    }
  }

  /// The value at the end of a path of keys and numbers.
  public subscript(path: any JSONSubscriptType...) -> JSON { self[path] }

  /// The value at the end of a path of keys and positions.
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    path.reduce(self) { json, step in
      switch step {
      case let key as String: json[key]
      case let index as Int: json[index]
      default: JSON(error: .unsupportedType)
      }
    }
  }

  /// Whether the value exists.
  public func exists() -> Bool { error == nil }

  /// The data of the value.
  public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    guard JSONSerialization.isValidJSONObject(object) else { throw SwiftyJSONError.invalidJSON }
    return try JSONSerialization.data(withJSONObject: object, options: options)
  }

  /// The text of the value.
  public func rawString(
    _ encoding: String.Encoding = .utf8,
    options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
  ) -> String? {
    switch value {
    case .string(let text): text
    case .number(let number): number.stringValue
    case .bool(let truth): "\(truth)"
    case .null: "null"
    case .array, .dictionary:
      (try? rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }
    }
  }

  /// Takes over the values of another table, or adds those of another list.
  public mutating func merge(with other: JSON) throws {
    switch (value, other.value) {
    case (.dictionary(let own), .dictionary(let others)):
      value = .dictionary(own.merging(others) { $1 })
    case (.array(let own), .array(let others)): value = .array(own + others)
    default: self = other
    }
  }
}

/// A step of a path: a key or a number.
public protocol JSONSubscriptType {}

extension String: JSONSubscriptType {}
extension Int: JSONSubscriptType {}
