import ScrollworkGeometry

extension UnitCurve {
  /// The named curves and their spelling in scripts.
  private static let named: [(words: String, curve: UnitCurve)] = [
    ("linear", .linear), ("in", .easeIn), ("out", .easeOut), ("in out", .easeInOut),
    ("circular in", .circularEaseIn), ("circular out", .circularEaseOut),
    ("circular in out", .circularEaseInOut), ("circular out in", .circularEaseInOut.inverse),
  ]

  /// The spellings of all named curves in scripts.
  package static var knownWords: [String] { named.map(\.words) }

  /// The curve's spelling in a script, after "ease".
  package var words: String {
    if let known = Self.named.first(where: { $0.curve == self }) { return known.words }
    guard case .bezier(let curve) = shape else { return "linear" }
    return "bezier (\(shortestDecimalText(curve.x1)), \(shortestDecimalText(curve.y1))) "
      + "(\(shortestDecimalText(curve.x2)), \(shortestDecimalText(curve.y2)))"
  }

  /// The named curve spelled `words`; nil for an unknown name.
  package init?(words: String) {
    guard let known = Self.named.first(where: { $0.words == words }) else { return nil }
    self = known.curve
  }
}
