public import Foundation
public import ScrollworkGeometry
public import ScrollworkViews

/// A shape that is a symbol of a chart.
public protocol ChartSymbolShape: Shape {
  /// The part of the size that the outline of equal weight takes.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The perceptual unit rectangle of the chart symbol shape.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol of the system's.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Int, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  nonisolated init(_ kind: Kind) { self.kind = kind }

  /// The symbol of the category at an index.
  nonisolated static func standard(_ index: Int) -> Self {
    Self(Kind.allCases[index % Kind.allCases.count])
  }

  /// The outline of the symbol in a square.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(3, in: rect)
    case .diamond: return polygon(4, in: rect)
    case .pentagon: return polygon(5, in: rect)
    case .plus: return spokes(4, turned: 0, in: rect)
    case .cross: return spokes(4, turned: .pi / 4, in: rect)
    case .asterisk: return spokes(6, turned: .pi / 6, in: rect)
    }
  }

  private nonisolated func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<count).map { index in
        let angle = 2 * .pi * Double(index) / Double(count) - .pi / 2
        return CGPoint(
          x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
      })
    path.closeSubpath()
    return path
  }

  private nonisolated func spokes(_ count: Int, turned turn: Double, in rect: CGRect) -> Path {
    var path = Path()
    let half = rect.width * 0.09
    for index in 0..<(count / 2) {
      let angle = turn + Double(index) * 2 * .pi / Double(count)
      let turned = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle)
      path.addPath(
        Path(CGRect(x: -rect.width / 2, y: -half, width: rect.width, height: 2 * half))
          .applying(turned))
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(.circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(.square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init(.triangle) }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { .init(.diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .init(.pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { .init(.plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { .init(.cross) }
  /// A star of six rays.
  public static var asterisk: BasicChartSymbolShape { .init(.asterisk) }
}
extension ChartSymbolShape {
  /// The outline, drawn with a stroke instead of a fill.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> BorderedChartSymbolShape<Self> {
    BorderedChartSymbolShape(shape: self, lineWidth: lineWidth)
  }
}

/// The border of a symbol.
public struct BorderedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let shape: Base
  let lineWidth: CGFloat

  /// The outline of the border.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
      .strokedPath(StrokeStyle(lineWidth: lineWidth))
  }
}
