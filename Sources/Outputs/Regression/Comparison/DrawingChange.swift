/// What differs between the lines of two drawings.
struct DrawingChange {
  /// The first differing word of the old drawing, such as a color.
  private(set) var old = ""
  /// Its counterpart.
  private(set) var new = ""
  /// Whether only colors differ.
  private(set) var isColor = false
  /// Whether only the size, weight or family of a text differs, and with it the text's size.
  private(set) var isFont = false
  /// Whether only lengths and outlines differ, as in another size.
  private(set) var isGeometry = false
  /// The differing lines, the old ones marked with `-` and the new ones with `+`.
  private(set) var details: [String] = []

  /// The most lines of ``details``.
  ///
  /// - Source: chosen.
  private static let most = 24

  init(_ old: [String], _ new: [String]) {
    let difference = new.difference(from: old)
    let removed = difference.removals.map(Self.line)
    let inserted = difference.insertions.map(Self.line)
    details = Array((removed.map { "- " + $0 } + inserted.map { "+ " + $0 }).prefix(Self.most))
    guard removed.count == inserted.count else { return }
    var words: [(old: Substring, new: Substring)] = []
    for (before, after) in zip(removed, inserted) {
      let (first, second) = (before.split(separator: " "), after.split(separator: " "))
      guard first.count == second.count else { return }
      words += zip(first, second).filter { $0 != $1 }.map { ($0, $1) }
    }
    guard var shown = words.first else { return }
    if removed.allSatisfy({ $0.hasPrefix("text ") }),
      let face = words.first(where: { pair in
        Self.isFace(pair.old) && Self.isFace(pair.new)
      })
    {
      isFont = words.allSatisfy { $0 == face || Self.isLength($0.old) && Self.isLength($0.new) }
      if isFont { shown = face }
    }
    isColor = words.allSatisfy { $0.old.hasPrefix("#") && $0.new.hasPrefix("#") }
    isGeometry = words.allSatisfy { Self.isLength($0.old) && Self.isLength($0.new) }
    (self.old, self.new) = (String(shown.old), String(shown.new))
    if isColor { dropEqualStops() }
  }

  /// Leaves out the locations of gradient stops where only their colors differ.
  private mutating func dropEqualStops() {
    let (first, second) = (old.split(separator: "@"), new.split(separator: "@"))
    guard first.count == 2, second.count == 2, first[1] == second[1] else { return }
    (old, new) = (String(first[0]), String(second[0]))
  }

  private static func line(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }

  /// Whether a word of a drawing is the size and the weight of a font, such as `17/400`.
  private static func isFace(_ word: Substring) -> Bool {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && Double(parts[0]) != nil && parts[1].first?.isNumber == true
  }

  /// Whether a word of a drawing is a length, a point, a size or an outline.
  private static func isLength(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isNumber || "-.,x".contains($0) } || word.contains("(")
  }
}
