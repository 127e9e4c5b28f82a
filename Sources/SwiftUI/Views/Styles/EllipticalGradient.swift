public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

/// A radial gradient stretched to the aspect ratio of the area it fills; as a view, it fills the
/// proposed size.
public struct EllipticalGradient: PaintingStyle, Hashable {
  let stops: [Gradient.Stop]
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates an elliptical gradient about a unit point; radii are fractions of the area's size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      stops: gradient.stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of evenly spaced colors; radii are fractions of the area's
  /// size.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of color stops; radii are fractions of the area's size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.stops, self.center) = (stops, center)
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    var stops = stops.interpolated(in: environment)
    var (start, end) = (max(0, startRadiusFraction), max(0, endRadiusFraction))
    if start > end {
      (start, end) = (end, start)
      stops = stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
    }
    return .ellipticalGradient(
      stops, center: center.point(in: rect),
      radii: CGSize(width: rect.width * end, height: rect.height * end),
      start: end > 0 ? start / end : 0)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient about a unit point; radii are fractions of the area's size.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// An elliptical gradient of evenly spaced colors; radii are fractions of the area's size.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// An elliptical gradient of color stops; radii are fractions of the area's size.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
