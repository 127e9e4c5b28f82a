/// The secret of one server, which its pages know from their address: 128 random bits.
package struct PreviewToken: Sendable {
  /// The 32 hexadecimal digits.
  package let digits: String

  /// A new token.
  package init() {
    var generator = SystemRandomNumberGenerator()
    self.init(generator.next(), generator.next())
  }

  /// The token of two halves.
  init(_ high: UInt64, _ low: UInt64) {
    digits = [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether a text is this token.
  ///
  /// The time depends on the length of the text alone, so it tells no digit.
  func matches(_ text: String) -> Bool {
    let (expected, found) = (Array(digits.utf8), Array(text.utf8))
    guard found.count == expected.count else { return false }
    return zip(expected, found).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
