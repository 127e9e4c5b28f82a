import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

/// A gradient whose colors change along a line; as a view, it fills the proposed size.
public struct LinearGradient: PaintingStyle {
  let stops: [Gradient.Stop]
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a linear gradient between two unit points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(stops: gradient.stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of evenly spaced colors between two unit points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of color stops between two unit points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .linearGradient(
      stops.interpolated(in: environment), start: startPoint.point(in: rect),
      end: endPoint.point(in: rect))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient between two unit points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of evenly spaced colors between two unit points.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of color stops between two unit points.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
