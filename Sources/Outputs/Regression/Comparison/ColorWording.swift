/// How sentences tell changes of colors.
enum ColorWording {
  /// The change of one color, or what several changes have in common.
  static func sentence(_ changes: [(old: String, new: String)]) -> String {
    let first = changes[0]
    let spelled = "\(first.old) → \(first.new)"
    guard Set(changes.map { "\($0.old) \($0.new)" }).count > 1 else { return "Color \(spelled)" }
    let opacities = changes.map { opacity($0.old, $0.new) }
    if let known = opacities[0], opacities.allSatisfy({ $0.map { $0 == known } ?? false }) {
      return "Color opacity \(known.old) → \(known.new) (\(spelled))"
    }
    let turns = changes.map { turn($0.old, $0.new) }
    // Colors are rounded to a level of 255.
    if let known = turns[0], abs(known) >= 0.5,
      turns.allSatisfy({ $0.map { abs($0 - known) < 1.5 } ?? false })
    {
      let degrees = turns.compactMap(\.self).reduce(0, +) / Double(turns.count)
      let sign = degrees > 0 ? "+" : "−"
      return "Hue \(sign)\(Int(abs(degrees).rounded()))° (\(spelled))"
    }
    return "Color \(spelled) and \(changes.count - 1) more"
  }

  /// The opacities of two colors that are the same otherwise; nil for others.
  private static func opacity(_ old: String, _ new: String) -> (old: String, new: String)? {
    let (first, second) = (old.split(separator: "/"), new.split(separator: "/"))
    guard first[0] == second[0], first != second else { return nil }
    return (first.count > 1 ? String(first[1]) : "1", second.count > 1 ? String(second[1]) : "1")
  }

  /// The degrees by which the hue turns; nil for colors of other lightness, and for grays.
  private static func turn(_ old: String, _ new: String) -> Double? {
    guard let first = components(old), let second = components(new) else { return nil }
    let (low, high) = (first.min() ?? 0, first.max() ?? 0)
    guard high - low > 0.1, abs(low - (second.min() ?? 0)) < 0.02,
      abs(high - (second.max() ?? 0)) < 0.02
    else { return nil }
    let turn = hue(second) - hue(first)
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }

  private static func hue(_ color: [Double]) -> Double {
    let (low, high) = (color.min() ?? 0, color.max() ?? 0)
    let range = high - low
    let hue =
      high == color[0]
      ? (color[1] - color[2]) / range
      : high == color[1] ? 2 + (color[2] - color[0]) / range : 4 + (color[0] - color[1]) / range
    return (hue < 0 ? hue + 6 : hue) * 60
  }

  private static func components(_ color: String) -> [Double]? {
    let digits = color.drop { $0 == "#" }.prefix(6)
    guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
    return [value >> 16, value >> 8 & 255, value & 255].map { Double($0) / 255 }
  }
}
