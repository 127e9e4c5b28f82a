public import Foundation

/// The source of a fill: a color, a gradient or a shader, in the coordinates of its layer.
public enum Paint: Hashable, Sendable {
  /// A color stop of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color, not premultiplied.
    public var color: Color.Resolved
    /// The location, 0…1.
    public var location: Double

    /// A stop of a color at a location.
    public init(color: Color.Resolved, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// A solid color.
  case color(Color.Resolved)
  /// A gradient along the line from `start` to `end`, in points; the end colors extend beyond it.
  case linearGradient([Stop], start: CGPoint, end: CGPoint)

  /// A gradient between two circles around `center`, in points; the end colors extend inside the
  /// first and outside the second.
  case radialGradient([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)

  /// A gradient around `center`, clockwise between two angles, in radians from the x axis.
  ///
  /// Of more than one turn the last one applies. Of the rest of a partial turn, the first half has
  /// the last color and the second half the first.
  case angularGradient([Stop], center: CGPoint, startAngle: Double, endAngle: Double)

  /// A gradient between two ellipses around `center`, the outer with the given radii, in points.
  ///
  /// The inner ellipse is `start` times as large; the end colors extend inside it and outside the
  /// outer.
  case ellipticalGradient([Stop], center: CGPoint, radii: CGSize, start: CGFloat)

  /// A mesh of colors, smooth between its points.
  case mesh(ColorMesh)

  /// The colors that a function in Metal's language makes of positions, times an opacity, 0…1.
  case shader(AppliedShader, opacity: Double)

  /// Whether the paint is fully transparent.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity == 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity == 0 }
    case .mesh(let mesh):
      mesh.background.opacity == 0 && mesh.colors.allSatisfy { $0.opacity == 0 }
    case .shader(_, let opacity): opacity == 0
    }
  }

  /// The paint with its opacity multiplied by `factor`.
  package func opacity(_ factor: Double) -> Paint {
    func map(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(map(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        map(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        map(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient(let stops, let center, let radii, let start):
      return .ellipticalGradient(map(stops), center: center, radii: radii, start: start)
    case .mesh(let mesh): return .mesh(mesh.map(colors: { $0.opacity(factor) }))
    case .shader(let shader, let opacity):
      return .shader(shader, opacity: min(max(opacity * factor, 0), 1))
    }
  }
}
