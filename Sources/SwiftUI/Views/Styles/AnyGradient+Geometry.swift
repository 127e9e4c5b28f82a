public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

/// A gradient of any kind with a geometry.
struct PlacedGradient: PaintingStyle {
  let gradient: AnyGradient
  let place: @Sendable ([Paint.Stop], CGRect) -> Paint

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    place(gradient.stops(in: environment), rect)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A linear gradient between two unit points.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    PlacedGradient(gradient: gradient) { stops, rect in
      .linearGradient(stops, start: startPoint.point(in: rect), end: endPoint.point(in: rect))
    }
  }

  /// A radial gradient around a unit point; radii are in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    PlacedGradient(gradient: gradient) { stops, rect in
      .radialGradient(
        stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    }
  }

  /// An angular gradient between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    PlacedGradient(gradient: gradient) { stops, rect in
      .angularGradient(
        stops, center: center.point(in: rect), startAngle: startAngle.radians,
        endAngle: endAngle.radians)
    }
  }

  /// An angular gradient over one full turn.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    angularGradient(
      gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  /// A radial gradient stretched to the area; radii are fractions of its size.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    PlacedGradient(gradient: gradient) { stops, rect in
      .ellipticalGradient(
        stops, center: center.point(in: rect),
        radii: CGSize(
          width: rect.width * endRadiusFraction, height: rect.height * endRadiusFraction),
        start: endRadiusFraction > 0 ? startRadiusFraction / endRadiusFraction : 0)
    }
  }
}
