import ScrollworkDrawing

/// How sentences spell values.
enum ValueWording {
  /// An old and a new value with as many digits as tell them apart.
  static func pair(_ old: Double, _ new: Double, unit: ViewProperty.Unit) -> (String, String) {
    let least = unit == .fraction ? 2 : 0
    for digits in least...4 {
      let spelled = (fixed(old, digits), fixed(new, digits))
      let step = power(digits)
      if spelled.0 != spelled.1, abs(new - old) * step >= 0.95 || digits == 4 {
        return (spelled.0 + suffix(unit), spelled.1 + suffix(unit))
      }
    }
    return (fixed(old, 4) + suffix(unit), fixed(new, 4) + suffix(unit))
  }

  /// A length in points, with up to two decimals.
  static func points(_ value: Double) -> String {
    Decimal3.spell((abs(value) < 10 ? (value * 100).rounded() / 100 : (value * 10).rounded() / 10))
      + " pt"
  }

  /// Seconds, with up to two decimals.
  static func seconds(_ value: Double) -> String {
    Decimal3.spell((value * 100).rounded() / 100) + " s"
  }

  /// A still, or a range of them.
  static func stills(_ from: Int, _ to: Int) -> String {
    from == to ? "in still \(from)" : "in stills \(from) to \(to)"
  }

  /// A count with its noun.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func suffix(_ unit: ViewProperty.Unit) -> String {
    switch unit {
    case .points: " pt"
    case .degrees: "°"
    case .fraction, .thousandths: ""
    }
  }

  private static func power(_ digits: Int) -> Double {
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }

  /// A number with a fixed count of decimals.
  private static func fixed(_ value: Double, _ digits: Int) -> String {
    guard digits > 0, abs(value) < 1e12 else { return Decimal3.spell(value.rounded()) }
    let steps = Int((abs(value) * power(digits)).rounded())
    let whole = Int(power(digits))
    let fraction = "\(steps % whole)"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return (value < 0 && steps > 0 ? "-" : "") + "\(steps / whole).\(zeros)\(fraction)"
  }
}
