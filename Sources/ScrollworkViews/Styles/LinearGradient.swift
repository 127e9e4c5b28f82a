import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

/// Colors blended along a line; by itself, a view that takes all the room it is offered.
public struct LinearGradient: PaintingStyle {
  let stops: [Gradient.Stop]
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// A gradient between two places of the area it fills.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(stops: gradient.stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors at even distances between two places of the area.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors at given distances between two places of the area.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .linearGradient(
      stops.resolved(in: environment), start: startPoint.point(in: rect),
      end: endPoint.point(in: rect))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two places of the area it fills.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors at even distances between two places of the area.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors at given distances between two places of the area.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
