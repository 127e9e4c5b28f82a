import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment

/// A gradient of a grid of colored points, smooth between them; as a view, it fills the proposed
/// size.
public struct MeshGradient: PaintingStyle {
  /// The points of a mesh.
  public enum Locations: Hashable, Sendable {
    /// Points row by row, in fractions of the area.
    case points([SIMD2<Float>])
    /// Points with the control points of the curves through them.
    ///
    /// Only the points count: the curves are smooth through them.
    case bezierPoints([BezierPoint])
  }

  /// The colors of a mesh.
  public enum Colors: Hashable, Sendable {
    /// Colors of the environment.
    case colors([Color])
    /// Resolved colors.
    case resolvedColors([Color.Resolved])
  }

  /// A point with four control points.
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point at the leading side.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point at the trailing side.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The count of points in a row.
  public var width: Int
  /// The count of rows.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colors.
  public var colors: Colors
  /// The color outside of the mesh.
  public var background: Color
  /// Whether colors change smoothly across the points.
  public var smoothsColors: Bool
  /// The space in which colors are interpolated; without effect.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height) = (width, height)
    (self.locations, self.colors, self.background) = (locations, colors, background)
    (self.smoothsColors, self.colorSpace) = (smoothsColors, colorSpace)
  }

  /// Creates a mesh of points, in fractions of the area, and colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points, in fractions of the area, and resolved colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let places =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let resolved =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    return .mesh(
      ColorMesh(
        width: width, height: height,
        points: places.map {
          CGPoint(
            x: rect.minX + CGFloat($0.x) * rect.width, y: rect.minY + CGFloat($0.y) * rect.height)
        }, colors: resolved, background: background.resolve(in: environment),
        smoothsColors: smoothsColors))
  }
}
