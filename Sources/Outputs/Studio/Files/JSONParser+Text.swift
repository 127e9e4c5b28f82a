extension JSONParser {
  /// A string, from its first quotation mark on.
  mutating func text() throws(Failure) -> String {
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
