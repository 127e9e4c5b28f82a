import Foundation

/// Numbers as axes write them.
enum AxisNumber {
  /// A number with the fewest decimals that tell it apart, grouped by thousands.
  static func text(_ value: Double, step: Double = 0) -> String {
    guard value.isFinite else { return "" }
    var decimals = 0
    let reference = step > 0 ? step : value
    var scaled = abs(reference)
    while decimals < 6, abs(scaled - scaled.rounded()) > 1e-6 * max(1, scaled) {
      scaled *= 10
      decimals += 1
    }
    let rounded = abs(value) < pow(10, -Double(decimals)) / 2 ? 0 : value
    let digits = String(format: "%.\(decimals)f", locale: nil, abs(rounded))
    let parts = digits.split(separator: ".")
    var grouped = ""
    for (index, digit) in parts[0].enumerated() {
      if index > 0, (parts[0].count - index).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return (rounded < 0 ? "-" : "") + grouped + (parts.count > 1 ? "." + parts[1] : "")
  }
}
