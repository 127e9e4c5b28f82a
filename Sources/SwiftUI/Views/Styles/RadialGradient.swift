public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

/// A gradient whose colors change with the distance from a center; as a view, it fills the proposed
/// size.
public struct RadialGradient: PaintingStyle {
  let stops: [Gradient.Stop]
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a radial gradient about a unit point; radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      stops: gradient.stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a radial gradient of evenly spaced colors about a unit point; radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of color stops about a unit point; radii are in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.stops = stops
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .radialGradient(
      stops.interpolated(in: environment), center: center.point(in: rect), startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient about a unit point; radii are in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient of evenly spaced colors about a unit point; radii are in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient of color stops about a unit point; radii are in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
