package import Foundation
package import ScrollworkGeometry

/// The grids that numbers of a display list are rounded to.
///
/// The last digits of `sin` or `exp`, which may differ between machines, never reach a hash.
///
/// - Source: chosen. Lengths and places lie on 1/1024 of a point, far below a pixel; the linear
///   part of a transform lies on 2⁻²⁰, because it is multiplied by lengths of hundreds of points;
///   projections lie on 2⁻³⁶, because what they make is divided by depths of a thousandth.
package enum Grid {
  /// Grid steps per point, for lengths.
  package static let length: Double = 1024
  /// Grid steps per unit, for factors.
  package static let factor: Double = 1_048_576
  /// Grid steps per unit, for projections.
  package static let depth: Double = 68_719_476_736

  /// Grid steps of the locations of stops between two points of a linear gradient.
  ///
  /// - Source: chosen: a step is at most one point, also along a gradient of 10⁸ points.
  package static func locations(from start: CGPoint, to end: CGPoint) -> Double {
    max(abs(end.x - start.x), abs(end.y - start.y)) <= length ? length : depth
  }
}

extension Double {
  /// The nearest multiple of 1/`steps`; zero is never negative.
  package func onGrid(_ steps: Double = Grid.length) -> Double {
    (self * steps).rounded() / steps + 0
  }
}

extension CGFloat {
  /// The nearest multiple of 1/`steps`; zero is never negative.
  package func onGrid(_ steps: Double = Grid.length) -> CGFloat {
    CGFloat(Double(self).onGrid(steps))
  }
}

extension CGPoint {
  /// The nearest point on the grid.
  package var onGrid: CGPoint { CGPoint(x: x.onGrid(), y: y.onGrid()) }
}

extension CGRect {
  /// The rectangle with its edges rounded to the grid.
  package var onGrid: CGRect {
    guard !isNull else { return self }
    let (x, y) = (minX.onGrid(), minY.onGrid())
    return CGRect(x: x, y: y, width: maxX.onGrid() - x, height: maxY.onGrid() - y)
  }
}

extension CGAffineTransform {
  /// The transform rounded to the grid.
  package var onGrid: CGAffineTransform {
    CGAffineTransform(
      a: a.onGrid(Grid.factor), b: b.onGrid(Grid.factor), c: c.onGrid(Grid.factor),
      d: d.onGrid(Grid.factor), tx: tx.onGrid(), ty: ty.onGrid())
  }
}

extension ProjectionTransform {
  /// The transform rounded to the grid.
  package var onGrid: ProjectionTransform {
    ProjectionTransform(rows: rows.map { $0.map { $0.onGrid(Grid.depth) } })
  }
}

extension Path {
  /// The path with all its points rounded to the grid.
  package var onGrid: Path { Path(elements: elements.map { $0.mapPoints(\.onGrid) }) }
}

extension Paint {
  /// The paint with all its numbers rounded to the grid.
  package var onGrid: Paint {
    switch self {
    case .color(let color): .color(color.onGrid)
    case .linearGradient(let stops, let start, let end):
      .linearGradient(
        stops.map {
          Stop(
            color: $0.color.onGrid,
            location: $0.location.onGrid(Grid.locations(from: start.onGrid, to: end.onGrid)))
        }, start: start.onGrid, end: end.onGrid)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops.map { Stop(color: $0.color.onGrid, location: $0.location.onGrid()) },
        center: center.onGrid, startRadius: startRadius.onGrid(), endRadius: endRadius.onGrid())
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      .angularGradient(
        stops.map { Stop(color: $0.color.onGrid, location: $0.location.onGrid()) },
        center: center.onGrid, startAngle: startAngle.onGrid(Grid.factor),
        endAngle: endAngle.onGrid(Grid.factor))
    case .ellipticalGradient(let stops, let center, let radii, let start):
      .ellipticalGradient(
        stops.map { Stop(color: $0.color.onGrid, location: $0.location.onGrid()) },
        center: center.onGrid,
        radii: CGSize(width: radii.width.onGrid(), height: radii.height.onGrid()),
        start: start.onGrid(Grid.factor))
    case .mesh(let mesh): .mesh(mesh.map(points: \.onGrid, colors: \.onGrid))
    case .shader(let shader, let opacity): .shader(shader, opacity: opacity.onGrid())
    }
  }
}

extension Color.Resolved {
  /// The color with all its components rounded to the grid.
  package var onGrid: Color.Resolved {
    Color.Resolved(
      red: red.onGrid(), green: green.onGrid(), blue: blue.onGrid(), opacity: opacity.onGrid())
  }
}

extension StrokeStyle {
  /// The style with all its lengths rounded to the grid.
  package var onGrid: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth.onGrid(), lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: miterLimit.onGrid(), dash: dash.map { $0.onGrid() },
      dashPhase: dashPhase.onGrid())
  }
}

extension TextRun {
  /// The run with all its lengths rounded to the grid.
  ///
  /// A width is rounded up, so that no measured line breaks again.
  package var onGrid: TextRun {
    var copy = self
    copy.face = face.onGrid
    copy.tracking = tracking.onGrid()
    copy.lineSpacing = lineSpacing.onGrid()
    copy.width = width.map { ($0 * Grid.length).rounded(.up) / Grid.length }
    copy.spans = spans.map(\.onGrid)
    return copy
  }
}

extension FontFace {
  /// The face with its lengths rounded to the grid.
  fileprivate var onGrid: FontFace {
    var copy = self
    (copy.size, copy.leading) = (size.onGrid(), leading.onGrid())
    return copy
  }
}

extension TextRun.Span {
  /// The span with all its lengths rounded to the grid.
  package var onGrid: TextRun.Span {
    var copy = self
    copy.face = face.onGrid
    copy.tracking = tracking.onGrid()
    copy.baselineOffset = baselineOffset.onGrid()
    copy.gap = gap.map {
      TextRun.Gap(
        size: CGSize(width: $0.size.width.onGrid(), height: $0.size.height.onGrid()),
        descent: $0.descent.onGrid())
    }
    return copy
  }
}

extension Layer.Filter {
  /// The filter with all its numbers rounded to the grid.
  package var onGrid: Layer.Filter {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(
        color: color.onGrid, radius: radius.onGrid(),
        offset: CGSize(width: offset.width.onGrid(), height: offset.height.onGrid()))
    case .blur(let radius, let isOpaque): .blur(radius: radius.onGrid(), isOpaque: isOpaque)
    case .colors, .luminanceToAlpha, .shader: self
    case .alphaThreshold(let range, let color):
      .alphaThreshold(range.lowerBound.onGrid()...range.upperBound.onGrid(), color: color.onGrid)
    }
  }
}
