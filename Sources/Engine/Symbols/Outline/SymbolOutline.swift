package import Foundation
package import ScrollworkGeometry

/// The outlines of a symbol at a line width, in the order in which they are drawn.
package struct SymbolOutline: Hashable, Sendable {
  /// Ink of one color.
  package struct Layer: Hashable, Sendable {
    /// The outline, to be filled by the even-odd rule, or stroked.
    package var path: Path
    /// The line width; nil for a filled outline.
    package var width: CGFloat?
    /// The level in the hierarchy.
    package var level: Int
    /// The color in multicolor rendering.
    package var tint: SymbolTint?
    /// The position among the parts that show a variable value.
    package var step: Int?
  }

  /// What is drawn, from back to front.
  package private(set) var layers: [Layer] = []
  /// The box of the ink.
  package private(set) var bounds = CGRect.null

  /// Creates the outlines of parts.
  ///
  /// - Parameters:
  ///   - parts: The parts, from back to front.
  ///   - thickness: The width of lines.
  ///   - isLayered: Whether parts of other levels have outlines of their own.
  ///   - isFlat: Whether lines become areas and overlapping ink is united, as translucent and
  ///     distorted symbols need it.
  package init(
    _ parts: [SymbolPart], thickness: CGFloat, isLayered: Bool = false, isFlat: Bool = false
  ) {
    let pen = SymbolPen(width: thickness)
    bounds = Self.bounds(of: parts, thickness)
    let needsCuts = parts.contains { $0.gap > 0 || $0.role != .draw }
    if needsCuts || isFlat {
      layers = Self.cut(parts, pen, isLayered)
    } else {
      layers = parts.map {
        Layer(
          path: $0.path, width: $0.isLine ? thickness * $0.width : nil, level: $0.level,
          tint: $0.tint,
          step: $0.step)
      }
    }
  }

  /// The box of the ink of parts.
  package static func bounds(of parts: [SymbolPart], _ thickness: CGFloat) -> CGRect {
    var bounds = CGRect.null
    for part in parts where part.role == .draw {
      let reach = part.isLine ? thickness * part.width / 2 : 0
      for line in SymbolPen.lines(of: part.path) {
        for point in line.points {
          bounds = bounds.union(
            CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
        }
      }
    }
    return bounds
  }

  // MARK: Cutting

  private static func cut(_ parts: [SymbolPart], _ pen: SymbolPen, _ isLayered: Bool) -> [Layer] {
    var shapes: [PlanarArrangement.Shape] = []
    // The shapes of a part, and those of the gap around it.
    var inks: [Range<Int>] = []
    var gaps: [Range<Int>] = []
    for part in parts {
      let first = shapes.count
      if part.isLine {
        let own = SymbolPen(width: pen.width * part.width)
        shapes.append(.init(polygons: own.outlines(of: part.path), isEvenOdd: false))
      } else {
        shapes.append(
          .init(polygons: SymbolPen.lines(of: part.path).map(\.points), isEvenOdd: true))
      }
      inks.append(first..<shapes.count)
      guard part.gap > 0 else {
        gaps.append(first..<first)
        continue
      }
      let wide = SymbolPen(width: (part.isLine ? pen.width * part.width : 0) + 2 * part.gap)
      shapes.append(.init(polygons: wide.outlines(of: part.path), isEvenOdd: false))
      gaps.append(first..<shapes.count)
    }
    let keys = isLayered ? parts.map(Key.init) : parts.map { _ in Key() }
    let layers = keys.reduce(into: [Key]()) { if !$0.contains($1) { $0.append($1) } }
    let regions = PlanarArrangement(shapes).outlines(layers.count) { covering in
      var found: UInt = 0
      for (index, part) in parts.enumerated() {
        if gaps[index].contains(where: { covering[$0] }) { found = 0 }
        guard inks[index].contains(where: { covering[$0] }) else { continue }
        let own = UInt(1) << UInt(layers.firstIndex(of: keys[index]) ?? 0)
        let isDrawn = part.role == .draw || (part.role == .stamp && isLayered)
        // Parts in front hide those behind them, so that no ink lies over other ink.
        found = isDrawn ? own : 0
      }
      return found
    }
    return zip(layers, regions).filter { !$1.isEmpty }.map { key, path in
      Layer(path: path, width: nil, level: key.level, tint: key.tint, step: key.step)
    }
  }

  /// What parts of one layer have in common.
  private struct Key: Hashable {
    var level = 1
    var tint: SymbolTint?
    var step: Int?

    init() {}

    init(_ part: SymbolPart) { (level, tint, step) = (part.level, part.tint, part.step) }
  }
}
