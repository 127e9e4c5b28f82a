import Foundation
import ScrollworkGeometry

extension SymbolGrammar {
  /// A symbol with a badge at its lower trailing corner.
  static func badged(_ words: [String]) -> [SymbolPart]? {
    guard let index = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > 0
    else { return nil }
    var stem = Array(words[..<index])
    var mark = Array(words[(index + 1)...])
    if mark.last == "fill" {
      mark.removeLast()
      if stem.last != "fill" { stem.append("fill") }
    }
    guard
      let base = SymbolCatalog.remembered(stem.joined(separator: "."))
        ?? SymbolCatalog.remembered(stem.dropLast().joined(separator: "."))
    else { return nil }
    let name = mark.filter { $0 != "filled" }.joined(separator: ".")
    let box = SymbolOutline.bounds(of: base, 1.65)
    guard let badge = badge(name, isTriangle: words[index] == "trianglebadge", box) else {
      return nil
    }
    return base.map { part in
      var part = part
      part.level = max(part.level, 2)
      return part
    } + badge
  }

  private static func badge(_ name: String, isTriangle: Bool, _ box: CGRect) -> [SymbolPart]? {
    if name.isEmpty {
      // A dot at the upper corner.
      return [dot(CGPoint(x: box.maxX - 3.4, y: box.minY + 3.4), 3.6, .red)]
    }
    let center = CGPoint(x: box.maxX - 2.6, y: box.maxY - 2.8)
    if isTriangle {
      var plate = SymbolPart(
        path: Path { path in
          path.addLines([
            CGPoint(x: center.x, y: center.y - 4.6), CGPoint(x: center.x + 5.2, y: center.y + 4.3),
            CGPoint(x: center.x - 5.2, y: center.y + 4.3),
          ])
          path.closeSubpath()
        }, isLine: false)
      plate.gap = 1.2
      plate.tint = .yellow
      return [plate] + mark(name, CGPoint(x: center.x, y: center.y + 1.2), 5.4)
    }
    if let own = outlinedBadges[name] {
      guard let parts = SymbolCatalog.remembered(own) else { return nil }
      var shade = dot(center, 5.4, nil)
      shade.role = .erase
      shade.gap = 1
      return [shade]
        + fitted(
          parts, CGRect(x: center.x - 5.4, y: center.y - 5.4, width: 10.8, height: 10.8))
    }
    guard SymbolCatalog.has(name) else { return nil }
    let tint: SymbolTint =
      switch name {
      case "plus", "checkmark": .green
      case "minus", "xmark": .red
      default: .blue
      }
    return [dot(center, 5, tint)] + mark(name, center, 5.6)
  }

  /// Badges without a disk of their own.
  private static let outlinedBadges = [
    "clock": "clock", "gearshape": "gearshape.fill", "gear": "gearshape.fill",
    "person.crop": "person.fill", "person": "person.fill", "heart": "heart.fill",
    "star": "star.fill", "shield.checkmark": "checkmark.shield.fill",
    "magnifyingglass": "magnifyingglass",
    "lock": "lock.fill", "key": "key.fill", "bolt": "bolt.fill", "sparkles": "sparkles",
    "eye": "eye.fill", "photo": "photo.fill", "dollarsign": "dollarsign.circle.fill",
  ]

  private static func dot(
    _ center: CGPoint, _ radius: CGFloat, _ tint: SymbolTint?
  ) -> SymbolPart {
    var dot = SymbolPart(
      path: Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
      isLine: false)
    dot.gap = 1.3
    dot.tint = tint
    return dot
  }

  /// A small symbol cut out of a badge.
  private static func mark(_ name: String, _ center: CGPoint, _ side: CGFloat) -> [SymbolPart] {
    let parts = SymbolCatalog.remembered(name + ".fill") ?? SymbolCatalog.remembered(name) ?? []
    return fitted(
      parts, CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    ).map { part in
      var part = part
      part.role = .erase
      return part
    }
  }

  /// A symbol of a person with a mark beside the shoulder: `person.fill.checkmark`.
  static func marked(_ words: [String]) -> [SymbolPart]? {
    guard words.count > 1, words[0].hasPrefix("person") || words[0] == "bookmark",
      let last = words.last, marks.contains(last),
      let base = SymbolCatalog.remembered(words.dropLast().joined(separator: ".")),
      let mark = SymbolCatalog.remembered(last)
    else { return nil }
    let box = SymbolOutline.bounds(of: base, 1.65)
    let room = CGRect(x: box.maxX - 1.2, y: box.midY - 0.5, width: 7, height: 7)
    return base.map { part in
      var part = part
      part.level = max(part.level, 2)
      return part
    }
      + fitted(mark, room).map { part in
        var part = part
        part.gap = 1.5
        return part
      }
  }

  private static let marks: Set<String> = [
    "checkmark", "xmark", "questionmark", "plus", "minus", "exclamationmark",
  ]
}
