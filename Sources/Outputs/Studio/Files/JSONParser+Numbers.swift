extension JSONParser {
  /// A number, to the nearest that there is.
  mutating func number() throws(Failure) -> Double {
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
}
