import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

/// Colors blended around a place, clockwise from one angle to another; by itself, a view that takes
/// all the room it is offered.
///
/// Angles count from the direction of x. What is left of a turn has the last color and then, from its
/// middle on, the first.
public struct AngularGradient: PaintingStyle, Hashable {
  let stops: [Gradient.Stop]
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// A gradient around a place of the area it fills, between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      stops: gradient.stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colors at even distances around a place of the area, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colors at given distances around a place of the area, between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    (self.stops, self.center) = (stops, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }

  /// A gradient once around a place of the area it fills, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(stops: gradient.stops, center: center, angle: angle)
  }

  /// Colors at even distances once around a place of the area, from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colors at given distances once around a place of the area, from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      stops: stops, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .angularGradient(
      stops.resolved(in: environment), center: center.point(in: rect),
      startAngle: startAngle.radians, endAngle: endAngle.radians)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a place of the area it fills, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colors at even distances around a place of the area, between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colors at given distances around a place of the area, between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around a place of the area it fills, from an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colors at even distances once around a place of the area, from an angle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colors at given distances once around a place of the area, from an angle.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
