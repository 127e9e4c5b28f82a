/// Spells numbers with a limited number of decimals, no trailing zeros and no negative zero,
/// whatever the locale.
package enum DecimalText {
  /// The powers of ten whose logarithm is the index.
  private static let powers: [Int] = (0...9).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

  /// The number, rounded to `places` decimals.
  ///
  /// Numbers of more than 15 digits, which have no such decimals, have Swift's spelling.
  ///
  /// - Precondition: `places` is from 0 to 9.
  package static func spell(_ value: some BinaryFloatingPoint, places: Int) -> String {
    let value = Double(value)
    let unit = powers[places]
    let scaled = (value * Double(unit)).rounded()
    guard abs(scaled) < 9e18 else { return "\(value)" }
    let steps = Int(scaled)
    let (whole, rest) = steps.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    var text = steps < 0 ? "-" : ""
    text += String(whole)
    var fraction = rest
    guard fraction > 0 else { return text }
    var digits = places
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let spelled = String(fraction)
    text += "."
    for _ in spelled.utf8.count..<digits { text += "0" }
    return text + spelled
  }
}
