/// The shortest decimal text that parses to the same number.
///
/// Without an exponent, and without a sign for zero. `places` moves the decimal point to the right:
/// 2 for percent.
package func shortestDecimalText(_ number: Double, movingPointBy places: Int = 0) -> String {
  guard number.isFinite else { return "\(number)" }
  let parts = "\(abs(number))".split(separator: "e")
  let sides = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  var digits = Array(sides[0]) + (sides.count > 1 ? Array(sides[1]) : [])
  var point = sides[0].count + places + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  if point < 1 {
    digits.insert(contentsOf: repeatElement("0", count: 1 - point), at: 0)
    point = 1
  }
  if point > digits.count { digits += repeatElement("0", count: point - digits.count) }
  var (whole, fraction) = (digits[..<point], digits[point...])
  while whole.count > 1, whole.first == "0" { whole.removeFirst() }
  while fraction.last == "0" { fraction.removeLast() }
  let sign = number < 0 ? "-" : ""
  return sign + String(whole) + (fraction.isEmpty ? "" : "." + String(fraction))
}
