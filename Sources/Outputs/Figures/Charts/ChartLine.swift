import Foundation
import ScrollworkDrawing

/// A line of a chart: numbers over numbers, with gaps.
struct ChartLine {
  /// The name at the end of the line; empty for none.
  var name: String
  /// The parts of the line, each at least one point: x as on the axis, y as of the panel.
  var runs: [[CGPoint]]
  /// The index of the color and the dash pattern.
  var style: Int

  /// The numbers along the line.
  var values: [Double] { runs.flatMap { $0.map { Double($0.y) } } }

  /// The color: those of the palette in turn.
  func color(_ palette: FigurePalette) -> Color.Resolved {
    palette.series[style % palette.series.count]
  }

  /// The dash patterns, so that lines are told apart without color; the first is none.
  ///
  /// - Source: chosen: long, dotted, dashed with dots; lengths in widths of the line.
  private static let dashes: [[CGFloat]] = [
    [], [4, 2], [1, 1.5], [5, 1.5, 1, 1.5], [8, 2.5], [2, 2],
  ]

  /// The dash pattern, in points.
  func dash(_ theme: FigureTheme) -> [CGFloat] {
    Self.dashes[style % Self.dashes.count].map { $0 * theme.line }
  }

  /// The canonical text of the numbers, for digests.
  var canonical: String {
    name + ":"
      + runs.map { run in
        run.map { "\(Decimal3.spell($0.x)),\(Decimal3.spell($0.y))" }.joined(separator: " ")
      }.joined(separator: ";")
  }
}
