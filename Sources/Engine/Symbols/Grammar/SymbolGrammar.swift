import Foundation
import ScrollworkGeometry

/// Composes symbols from the words of their names.
enum SymbolGrammar {
  /// The parts of a symbol: its own drawing, or one composed of others.
  static func parts(of name: String) -> [SymbolPart]? {
    if let parts = drawn(name) { return parts }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains(""), words.count > 1 || letters(name) != nil else { return nil }
    return filled(words) ?? letters(name) ?? slashed(words) ?? badged(words) ?? enclosed(words)
      ?? turned(words) ?? stacked(words) ?? marked(words)
  }

  /// The drawing of a name in the catalog.
  private static func drawn(_ name: String) -> [SymbolPart]? {
    guard let text = SymbolCatalog.entries[name] else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    // Another name for a drawing, or a drawing seen in a mirror.
    if words.count == 2, words[0] == "as" || words[0] == "mirror" || words[0] == "flip" {
      let middle = SymbolPart.side
      let place: CGAffineTransform =
        switch words[0] {
        case "mirror": CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: middle, ty: 0)
        case "flip": CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: middle)
        default: .identity
        }
      return SymbolCatalog.remembered(String(words[1]))?.map { $0.applying(place) }
    }
    return entry(name)?.parts(filled: false)
  }

  /// The entry of the catalog.
  private static func entry(_ name: String) -> SymbolEntry? {
    guard let text = SymbolCatalog.entries[name] else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.count == 2, words[0] == "as" { return entry(String(words[1])) }
    var notation = SymbolNotation(text) { SymbolCatalog.remembered($0) }
    return notation.read()
  }

  /// The filled variant of a drawing.
  private static func filled(_ words: [String]) -> [SymbolPart]? {
    guard words.last == "fill" else { return nil }
    let stem = words.dropLast().joined(separator: ".")
    let text = SymbolCatalog.entries[stem]?.split(whereSeparator: \.isWhitespace) ?? []
    if text.count == 2, text[0] == "mirror" || text[0] == "flip" {
      let middle = SymbolPart.side
      let place =
        text[0] == "mirror"
        ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: middle, ty: 0)
        : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: middle)
      return SymbolCatalog.remembered(text[1] + ".fill")?.map { $0.applying(place) }
    }
    guard let entry = entry(stem), entry.hasFill else { return nil }
    return entry.parts(filled: true)
  }

  /// A symbol that consists of another and a slash.
  private static func slashed(_ words: [String]) -> [SymbolPart]? {
    guard let index = words.lastIndex(of: "slash"), index > 0 else { return nil }
    var rest = words
    rest.remove(at: index)
    guard index == rest.count || rest.suffix(from: index) == ["fill"],
      let base = SymbolCatalog.remembered(rest.joined(separator: "."))
    else { return nil }
    let box = SymbolOutline.bounds(of: base, 1.65)
    let reach = max(box.height, min(box.width, box.height * 1.5)) / 2 * 0.94
    var line = Path()
    line.move(to: CGPoint(x: box.midX - reach, y: box.midY - reach))
    line.addLine(to: CGPoint(x: box.midX + reach, y: box.midY + reach))
    // The gap lies beneath the bar, as if the bar were seen from the upper right.
    var gap = SymbolPart(path: line.applying(.init(translationX: 1, y: -1)), isLine: true)
    gap.role = .erase
    gap.gap = 0.35
    return base.map { part in
      var part = part
      part.level = max(part.level, 2)
      return part
    } + [gap, SymbolPart(path: line, isLine: true)]
  }

  // MARK: Directions

  private static let turns = [
    "up": 0.0, "right": 90, "down": 180, "left": 270,
  ]

  /// A symbol that is another one turned: arrows are drawn upward, chevrons and others too.
  private static func turned(_ words: [String]) -> [SymbolPart]? {
    guard words.count > 1, turning.contains(words[0]) || turning.contains(words[0] + "." + words[1])
    else { return nil }
    guard let index = words.firstIndex(where: { turns[$0] != nil }),
      var angle = turns[words[index]]
    else { return nil }
    var rest = words
    rest[index] = "up"
    if index + 1 < words.count, let other = turns[words[index + 1]], angle != other,
      angle == 0 || angle == 180, other == 90 || other == 270
    {
      // A diagonal: halfway between the two.
      angle = angle == 0 ? (other == 90 ? 45 : -45) : (other == 90 ? 135 : 225)
      rest.remove(at: index + 1)
    }
    guard angle != 0, let parts = SymbolCatalog.remembered(rest.joined(separator: ".")) else {
      return nil
    }
    let middle = SymbolPart.side / 2
    let turn = CGAffineTransform(translationX: middle, y: middle).rotated(by: angle * .pi / 180)
      .translatedBy(x: -middle, y: -middle)
    return parts.map { $0.applying(turn) }
  }

  /// The names of drawings that may be turned.
  private static let turning: Set<String> = [
    "arrow", "arrowshape", "arrowtriangle", "chevron", "hand.point", "arrowkeys", "triangleshape",
  ]
}
