public import Foundation
import ScrollworkGeometry

/// A grid of colored points: the control net of a mesh gradient.
public struct ColorMesh: Hashable, Sendable {
  /// The count of points in a row.
  public var width: Int
  /// The count of rows.
  public var height: Int
  /// The points row by row, in the coordinates of the layer.
  public var points: [CGPoint]
  /// The colors of the points.
  public var colors: [Color.Resolved]
  /// The color outside of the grid.
  public var background: Color.Resolved
  /// Whether colors change smoothly across the points, instead of with a crease.
  public var smoothsColors: Bool

  /// A mesh; one whose counts do not fit draws its background alone.
  public init(
    width: Int, height: Int, points: [CGPoint], colors: [Color.Resolved],
    background: Color.Resolved, smoothsColors: Bool = true
  ) {
    (self.width, self.height) = (width, height)
    (self.points, self.colors) = (points, colors)
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// Whether the counts fit the grid.
  package var isComplete: Bool {
    width > 1 && height > 1 && points.count == width * height && colors.count == points.count
  }

  package func map(
    points point: (CGPoint) -> CGPoint = { $0 },
    colors color: (Color.Resolved) -> Color.Resolved = { $0 }
  ) -> ColorMesh {
    var copy = self
    copy.points = points.map(point)
    copy.colors = colors.map(color)
    copy.background = color(background)
    return copy
  }
}

extension ColorMesh {
  /// A quadrilateral of a tessellated mesh: its corners, clockwise from the top left, and their
  /// colors.
  package struct Facet {
    package var corners: [CGPoint]
    package var colors: [Color.Resolved]
  }

  /// The mesh as facets, each patch divided `count` times along both axes.
  ///
  /// Points and, where they are smooth, colors follow Catmull-Rom splines through the net.
  ///
  /// - Source: chosen; SwiftUI's own patches are bicubic, and their tangents unpublished.
  package func facets(dividing count: Int) -> [Facet] {
    guard isComplete else { return [] }
    let (columns, rows) = ((width - 1) * count + 1, (height - 1) * count + 1)
    var corners: [(CGPoint, Color.Resolved)] = []
    corners.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        corners.append(
          sample(x: Double(column) / Double(count), y: Double(row) / Double(count)))
      }
    }
    var facets: [Facet] = []
    for row in 0..<(rows - 1) {
      for column in 0..<(columns - 1) {
        let first = row * columns + column
        let four = [first, first + 1, first + columns + 1, first + columns].map { corners[$0] }
        facets.append(Facet(corners: four.map(\.0), colors: four.map(\.1)))
      }
    }
    return facets
  }

  /// The point and the color at a place of the net, in units of its cells.
  private func sample(x: Double, y: Double) -> (CGPoint, Color.Resolved) {
    let (spanX, spanY) = (Self.span(x, width), Self.span(y, height))
    let (smoothX, smoothY) = (Self.smoothWeights(spanX.part), Self.smoothWeights(spanY.part))
    let (colorX, colorY) =
      smoothsColors
      ? (smoothX, smoothY)
      : ([0, 1 - spanX.part, spanX.part, 0], [0, 1 - spanY.part, spanY.part, 0])
    var point = CGPoint.zero
    var sums = [0.0, 0, 0, 0]
    for j in 0..<4 {
      for i in 0..<4 {
        let (column, row) = (spanX.first + i - 1, spanY.first + j - 1)
        let weight = CGFloat(smoothX[i] * smoothY[j])
        let place = extended(column, row)
        point.x += place.x * weight
        point.y += place.y * weight
        let (inX, inY) = (min(max(column, 0), width - 1), min(max(row, 0), height - 1))
        let color = colors[inY * width + inX]
        let part = colorX[i] * colorY[j]
        for (index, value) in [color.red, color.green, color.blue].enumerated() {
          sums[index] += value * color.opacity * part
        }
        sums[3] += color.opacity * part
      }
    }
    guard sums[3] > 0 else { return (point, .init(red: 0, green: 0, blue: 0, opacity: 0)) }
    return (
      point,
      Color.Resolved(
        red: sums[0] / sums[3], green: sums[1] / sums[3], blue: sums[2] / sums[3],
        opacity: sums[3])
    )
  }

  /// A point of the net, continued straight beyond its edges.
  private func extended(_ column: Int, _ row: Int) -> CGPoint {
    func at(_ column: Int, _ row: Int) -> CGPoint { points[row * width + column] }
    func mirrored(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: 2 * a.x - b.x, y: 2 * a.y - b.y)
    }
    if column < 0 { return mirrored(extended(0, row), extended(1, row)) }
    if column >= width { return mirrored(extended(width - 1, row), extended(width - 2, row)) }
    if row < 0 { return mirrored(at(column, 0), at(column, 1)) }
    if row >= height { return mirrored(at(column, height - 1), at(column, height - 2)) }
    return at(column, row)
  }

  /// The cell of a coordinate, and the place in it, 0…1.
  private static func span(_ value: Double, _ count: Int) -> (first: Int, part: Double) {
    let first = min(max(Int(clampingNumber: value), 0), count - 2)
    return (first, value - Double(first))
  }

  /// The weights of four neighbors in a Catmull-Rom spline.
  private static func smoothWeights(_ t: Double) -> [Double] {
    let (t2, t3) = (t * t, t * t * t)
    return [
      (-t + 2 * t2 - t3) / 2, (2 - 5 * t2 + 3 * t3) / 2, (t + 4 * t2 - 3 * t3) / 2,
      (t3 - t2) / 2,
    ]
  }
}
