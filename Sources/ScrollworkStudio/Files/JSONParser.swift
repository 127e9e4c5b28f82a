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

  private let bytes: [UInt8]
  private var place = 0
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

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

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

  private func failure(expected: String) -> Failure {
    let found =
      switch peek {
      case nil: "the end"
      case let byte? where (0x21..<0x7F).contains(byte): "\"\(Unicode.Scalar(byte))\""
      case let byte?: "the byte \(byte)"
      }
    return Failure(offset: place, found: found, expected: expected)
  }

  // MARK: Numbers

  private mutating func number() throws(Failure) -> Double {
    let start = place
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative { place += 1 }
    guard let first = peek, UInt8.digits.contains(first) else {
      place = start
      throw failure(expected: "a value")
    }
    var (digits, count, decimals) = (0, 0, 0)
    // A zero stands alone before the point.
    if first == UInt8(ascii: "0") {
      place += 1
    } else {
      while let byte = peek, UInt8.digits.contains(byte) {
        if count < 15 { digits = digits * 10 + Int(byte & 15) }
        count += 1
        place += 1
      }
    }
    if peek == UInt8(ascii: ".") {
      place += 1
      let point = place
      while let byte = peek, UInt8.digits.contains(byte) {
        if count < 15 { digits = digits * 10 + Int(byte & 15) }
        if count > 0 || byte != UInt8(ascii: "0") { count += 1 }
        place += 1
      }
      decimals = place - point
      guard decimals > 0 else { throw failure(expected: "a digit") }
    }
    let hasExponent = peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E")
    if hasExponent {
      place += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { place += 1 }
      guard let byte = peek, UInt8.digits.contains(byte) else { throw failure(expected: "a digit") }
      while let byte = peek, UInt8.digits.contains(byte) { place += 1 }
    }
    // Both are exact, so the quotient is the nearest number.
    if !hasExponent, count <= 15, decimals < Self.powers.count {
      let magnitude = Double(digits) / Self.powers[decimals]
      return isNegative ? -magnitude : magnitude
    }
    return Double(String(decoding: bytes[start..<place], as: UTF8.self)) ?? .nan
  }

  /// The powers of ten that are exact.
  private static let powers = (0...22).map { (0..<$0).reduce(1.0) { power, _ in power * 10 } }

  // MARK: Strings

  private mutating func text() throws(Failure) -> String {
    place += 1
    let start = place
    var copy: [UInt8]?
    while let byte = peek, byte >= 0x20 {
      switch byte {
      case UInt8(ascii: "\""):
        let text = copy ?? Array(bytes[start..<place])
        guard let text = String(validating: text, as: UTF8.self) else {
          throw Failure(offset: start, found: "other bytes", expected: "UTF-8")
        }
        place += 1
        return text
      case UInt8(ascii: "\\"):
        var text = copy ?? Array(bytes[start..<place])
        place += 1
        text += try escaped()
        copy = text
      default:
        copy?.append(byte)
        place += 1
      }
    }
    throw failure(expected: "the end of the string")
  }

  /// The bytes of a character after a backslash.
  private mutating func escaped() throws(Failure) -> [UInt8] {
    guard let byte = peek else { throw failure(expected: "an escaped character") }
    let plain: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D,
      0x74: 0x09,
    ]
    if let character = plain[byte] {
      place += 1
      return [character]
    }
    guard byte == UInt8(ascii: "u") else { throw failure(expected: "an escaped character") }
    let start = place
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[place...].starts(with: "\\u".utf8) {
      place += 1
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw Failure(offset: start, found: "half a character", expected: "a character")
    }
    return Array(text.utf8)
  }

  /// The UTF-16 unit after a `u`.
  private mutating func unit() throws(Failure) -> UInt16 {
    place += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw failure(expected: "four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }
}
