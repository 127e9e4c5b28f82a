import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry

/// A shader as the fill of shapes, text and symbols: `half4 name(float2 position, …)`.
///
/// Positions are in points of the view, from its top left corner, and `boundingRect` is the view's frame;
/// the function returns a premultiplied sRGB color.
///
/// - Source: documented, SwiftUI's "Shader": the position is in user space.
extension Shader: ShapeStyle, PaintingStyle {
  /// No resolved style; the engine paints shaders directly.
  public typealias Resolved = Never

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    let bounds = CGRect(origin: .zero, size: rect.size)
    return paint(space: place, bounds: bounds, environment: environment)
  }

  /// The paint whose positions are in a coordinate space.
  func paint(
    space: CGAffineTransform, bounds: CGRect, environment: EnvironmentValues
  ) -> Paint {
    applied(as: .fill, space: space, bounds: bounds, at: ShaderFault.Place("a fill"))
      .map { .shader($0, opacity: 1) } ?? .color(Color.clear.resolve(in: environment))
  }
}
