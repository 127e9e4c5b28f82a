import ScrollworkDrawing

/// Numbers as charts show them: with a minus sign, and commas between groups of three digits.
enum ChartNumber {
  /// The number, rounded to `places` decimals.
  static func spell(_ value: Double, places: Int) -> String {
    var text = DecimalText.spell(value, places: places)[...]
    let isNegative = text.hasPrefix("-")
    if isNegative { text = text.dropFirst() }
    let parts = text.split(separator: ".")
    let whole = Array(parts.first ?? "0")
    var grouped = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return (isNegative ? "\u{2212}" : "") + grouped + (parts.count > 1 ? ".\(parts[1])" : "")
  }

  /// The number with three significant digits or more, and a unit after it: `−75.3 pt`.
  static func reading(_ value: Double, _ unit: String) -> String {
    let size = abs(value)
    let places = size >= 99.95 ? 0 : size >= 9.995 ? 1 : unit.isEmpty ? 3 : 2
    let text = spell(value, places: places)
    return unit.isEmpty ? text : unit == "°" ? text + unit : "\(text) \(unit)"
  }
}
