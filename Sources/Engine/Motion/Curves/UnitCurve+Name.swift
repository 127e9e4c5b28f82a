extension UnitCurve {
  /// The curve's name in source code, or its control points with three decimals at most.
  package var name: String {
    switch self {
    case .easeIn: return "easeIn"
    case .easeOut: return "easeOut"
    case .easeInOut: return "easeInOut"
    default: break
    }
    return switch shape {
    case .linear: "linear"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .circularEaseOutIn: "circularEaseInOut.inverse"
    case .bezier(let curve):
      "bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(decimalText).joined(separator: ", ")))"
    }
  }
}

/// The number with three decimals at most, without trailing zeros or a sign for zero.
package func decimalText(_ number: Double) -> String {
  guard abs(number) < 1e12 else { return "\(number)" }
  let thousandths = Int((abs(number) * 1000).rounded())
  let sign = number < 0 && thousandths > 0 ? "-" : ""
  var fraction = "\(1000 + thousandths % 1000)".dropFirst()
  while fraction.last == "0" { fraction.removeLast() }
  return sign + "\(thousandths / 1000)" + (fraction.isEmpty ? "" : "." + fraction)
}
