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
      stops.map {
        Paint.Stop(color: $0.color.resolve(in: environment), location: Double($0.location))
      }, start: startPoint.point(in: rect), end: endPoint.point(in: rect))
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
}

/// The gradient of a single color: a little lighter at the top.
public struct AnyGradient: PaintingStyle {
  let color: Color

  /// How far the top is blended towards white.
  ///
  /// - Source: chosen; the system's own gradient is unpublished and of about this strength.
  private static let lift = 0.18

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let base = color.resolve(in: environment)
    let lifted = Color.Resolved(
      red: base.red + (1 - base.red) * Self.lift, green: base.green + (1 - base.green) * Self.lift,
      blue: base.blue + (1 - base.blue) * Self.lift, opacity: base.opacity)
    return .linearGradient(
      [.init(color: lifted, location: 0), .init(color: base, location: 1)],
      start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY))
  }
}
