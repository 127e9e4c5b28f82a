import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

/// A gradient whose colors sweep clockwise around a center from one angle to another; as a view, it
/// fills the proposed size.
///
/// Angles are measured from the x axis. The rest of the turn shows the last color in its first half
/// and the first color in its second.
public struct AngularGradient: PaintingStyle, Hashable {
  let stops: [Gradient.Stop]
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates an angular gradient around a unit point, between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      stops: gradient.stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates an angular gradient of evenly spaced colors around a unit point, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient of color stops around a unit point, between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    (self.stops, self.center) = (stops, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }

  /// Creates an angular gradient of one full turn around a unit point, starting at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(stops: gradient.stops, center: center, angle: angle)
  }

  /// Creates an angular gradient of evenly spaced colors over one full turn, starting at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates an angular gradient of color stops over one full turn, starting at an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      stops: stops, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .angularGradient(
      stops.interpolated(in: environment), center: center.point(in: rect),
      startAngle: startAngle.radians, endAngle: endAngle.radians)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient around a unit point, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient of evenly spaced colors around a unit point, between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient of color stops around a unit point, between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient of one full turn around a unit point, starting at an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// An angular gradient of evenly spaced colors over one full turn, starting at an angle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// An angular gradient of color stops over one full turn, starting at an angle.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
