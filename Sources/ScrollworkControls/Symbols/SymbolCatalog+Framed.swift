import Foundation
import ScrollworkGeometry
import ScrollworkViews

extension SymbolCatalog {
  /// A symbol in a circle or a square, composed from the plain symbol; nil if the catalog lacks it.
  ///
  /// In a filled frame the symbol is a hole, so its drawing must consist of areas alone.
  static func framed(_ name: String) -> SymbolDrawing? {
    for (suffix, frame) in frames where name.hasSuffix(suffix) {
      let stem = String(name.dropLast(suffix.count))
      guard frame.isFilled else {
        return plain(stem).map { frame.drawing(around: $0) }
      }
      let area = solid(stem) ?? plain(stem + ".fill").flatMap(whole) ?? plain(stem).flatMap(whole)
      return area.map { frame.drawing(around: $0) }
    }
    return nil
  }

  /// The drawing, if it consists of areas alone.
  private static func whole(_ drawing: SymbolDrawing) -> SymbolDrawing? {
    drawing.lines.isEmpty ? drawing : nil
  }

  private struct Frame {
    var outline: SymbolDrawing
    var isFilled: Bool

    /// The scale of a symbol in its frame.
    ///
    /// - Source: chosen, so that it stands clear of the frame.
    private static let part: CGFloat = 0.54

    func drawing(around inner: SymbolDrawing) -> SymbolDrawing {
      let middle = SymbolDrawing.side / 2
      let smaller = CGAffineTransform(
        a: Self.part, b: 0, c: 0, d: Self.part, tx: middle * (1 - Self.part),
        ty: middle * (1 - Self.part))
      var (lines, areas) = (outline.lines, outline.areas)
      lines.addPath(inner.lines.applying(smaller))
      areas.addPath(inner.areas.applying(smaller))
      return SymbolDrawing(lines: lines, areas: areas)
    }
  }

  private static let frames: [(suffix: String, frame: Frame)] = [
    (".circle", Frame(outline: SymbolDrawing(lines: "O 12 12 9.2"), isFilled: false)),
    (".square", Frame(outline: SymbolDrawing(lines: "R 3.5 3.5 17 17 3"), isFilled: false)),
    (".circle.fill", Frame(outline: SymbolDrawing(areas: "O 12 12 10.2"), isFilled: true)),
    (".square.fill", Frame(outline: SymbolDrawing(areas: "R 2.5 2.5 19 19 4"), isFilled: true)),
  ]

  /// The filled version of a symbol drawn with lines.
  private static func solid(_ name: String) -> SymbolDrawing? {
    if let drawing = solids[name] { return drawing }
    guard let dot = name.lastIndex(of: "."), let turns = directions[String(name[dot...])],
      let drawing = solids[name[..<dot] + ".right"]
    else { return nil }
    let middle = SymbolDrawing.side / 2
    let angle = Double(turns) * .pi / 2
    let (c, s) = (CGFloat(cos(angle).rounded()), CGFloat(sin(angle).rounded()))
    let turn = CGAffineTransform(
      a: c, b: s, c: -s, d: c, tx: middle - c * middle + s * middle,
      ty: middle - s * middle - c * middle)
    return SymbolDrawing(lines: Path(), areas: drawing.areas.applying(turn))
  }

  /// The number of clockwise quarter turns from the right.
  private static let directions = [".right": 0, ".down": 1, ".left": 2, ".up": 3]

  private static let solids: [String: SymbolDrawing] = [
    "arrow.right": SymbolDrawing(
      areas:
        "M 2 10.3 L 15 10.3 L 9.8 5 L 12.2 2.6 L 21.6 12 L 12.2 21.4 L 9.8 19 L 15 13.7 L 2 13.7 Z"),
    "chevron.right": SymbolDrawing(
      areas: "M 7 5.2 L 9.6 2.6 L 19 12 L 9.6 21.4 L 7 18.8 L 13.8 12 Z"),
    "minus": SymbolDrawing(areas: "R 2.5 10.3 19 3.4 1.7"),
    "plus": SymbolDrawing(
      areas:
        "M 10.3 2.5 L 13.7 2.5 L 13.7 10.3 L 21.5 10.3 L 21.5 13.7 L 13.7 13.7 L 13.7 21.5 L 10.3 21.5 L 10.3 13.7 "
        + "L 2.5 13.7 L 2.5 10.3 L 10.3 10.3 Z"),
    "xmark": SymbolDrawing(
      areas:
        "M 6.3 3.9 L 12 9.6 L 17.7 3.9 L 20.1 6.3 L 14.4 12 L 20.1 17.7 L 17.7 20.1 L 12 14.4 L 6.3 20.1 L 3.9 17.7 "
        + "L 9.6 12 L 3.9 6.3 Z"),
    "checkmark": SymbolDrawing(
      areas: "M 2.8 13.2 L 5.4 10.9 L 9.6 15.8 L 18.2 4 L 21 6 L 9.8 21.2 Z"),
    "ellipsis": SymbolDrawing(areas: "O 4.2 12 2.6 O 12 12 2.6 O 19.8 12 2.6"),
    "questionmark": SymbolDrawing(
      areas:
        "M 6 8.2 C 6 1.5 18 1.5 18 8.2 C 18 12.5 13.6 12.3 13.6 16 L 10.4 16 C 10.4 11.2 14.8 11.2 14.8 8.4 C 14.8 5.4 "
        + "9.2 5.4 9.2 8.2 Z O 12 20 2"),
  ]
}
