/// Parses JSON, in UTF-8 as RFC 8259 has it.
///
/// An object with a name twice is refused, and so is one nested deeper than ``deepest``.
struct JSONParser {
  /// The place and the kind of a mistake.
  struct Failure: Error, Hashable {
    /// The number of bytes before it.
    let offset: Int
    /// What stands there.
    let found: String
    /// What may stand there.
    let expected: String
  }

  /// The most containers around a value.
  ///
  /// - Source: chosen; an inspection has two for each view around a view.
  static let deepest = 512

  let bytes: [UInt8]
  /// The number of bytes that were read.
  var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that the bytes spell.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.place == bytes.count else { throw parser.failure(expected: "the end") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .truth(true))
    case UInt8(ascii: "f"): return try word("false", .truth(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(Failure) -> JSONValue {
    let letters = word.description.utf8
    guard bytes[place...].starts(with: letters) else { throw failure(expected: "a value") }
    place += letters.count
    return value
  }

  private mutating func list() throws(Failure) -> JSONValue {
    var values: [JSONValue] = []
    try enter()
    if !take("]") {
      repeat { values.append(try value()) } while take(",")
      guard take("]") else { throw failure(expected: "\",\" or \"]\"") }
    }
    depth -= 1
    return .list(values)
  }

  private mutating func object() throws(Failure) -> JSONValue {
    var entries: [String: JSONValue] = [:]
    try enter()
    if !take("}") {
      repeat {
        skipSpace()
        let start = place
        guard peek == UInt8(ascii: "\"") else { throw failure(expected: "a name in quotes") }
        let name = try text()
        guard take(":") else { throw failure(expected: "\":\"") }
        guard entries.updateValue(try value(), forKey: name) == nil else {
          throw Failure(offset: start, found: "\"\(name)\" again", expected: "another name")
        }
      } while take(",")
      guard take("}") else { throw failure(expected: "\",\" or \"}\"") }
    }
    depth -= 1
    return .object(entries)
  }

  private mutating func enter() throws(Failure) {
    guard depth < Self.deepest else {
      throw failure(expected: "at most \(Self.deepest) nested values")
    }
    depth += 1
    place += 1
  }

  // MARK: Bytes

  /// The next byte; nil at the end.
  var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  func failure(expected: String) -> Failure {
    let found =
      switch peek {
      case nil: "the end"
      case let byte? where (0x21..<0x7F).contains(byte): "\"\(Unicode.Scalar(byte))\""
      case let byte?: "the byte \(byte)"
      }
    return Failure(offset: place, found: found, expected: expected)
  }
}
