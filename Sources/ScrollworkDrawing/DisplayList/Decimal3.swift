/// Spells numbers with at most three decimals, no trailing zeros and no negative zero, whatever the
/// locale.
package enum Decimal3 {
  /// The number, rounded to thousandths.
  package static func spell(_ value: some BinaryFloatingPoint) -> String {
    let value = Double(value)
    guard value.isFinite, abs(value) < 9e15 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let magnitude = thousandths.magnitude
    var text = "\(magnitude / 1000)"
    var fraction = magnitude % 1000
    if fraction > 0 {
      var digits = 3
      while fraction % 10 == 0 {
        fraction /= 10
        digits -= 1
      }
      let spelled = "\(fraction)"
      text += "." + String(repeating: "0", count: digits - spelled.count) + spelled
    }
    return thousandths < 0 ? "-" + text : text
  }
}
