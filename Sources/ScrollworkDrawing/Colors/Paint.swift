public import Foundation

/// What an area is filled with, in the coordinates of the layer it stands in.
public enum Paint: Hashable, Sendable {
  /// One color and its place along a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color, not premultiplied.
    public var color: Color.Resolved
    /// The place, 0…1.
    public var location: Double

    /// A color at a place.
    public init(color: Color.Resolved, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// One color everywhere.
  case color(Color.Resolved)
  /// A blend along the line from `start` to `end`, in points; beyond its ends the last colors go on.
  case linearGradient([Stop], start: CGPoint, end: CGPoint)

  /// A blend from one circle about `center` to a larger one, in points; inside the first and outside
  /// the last, the end colors go on.
  case radialGradient([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)

  /// A blend around `center`, clockwise from one angle to another, in radians from the direction of x.
  ///
  /// Of more than one turn the last one counts; what is left of one has the last color and then, from
  /// its middle on, the first.
  case angularGradient([Stop], center: CGPoint, startAngle: Double, endAngle: Double)

  /// A blend from an ellipse about `center` to a larger one, whose radii are given, in points; the
  /// smaller one is `start` times as large. Inside it and outside the other, the end colors go on.
  case ellipticalGradient([Stop], center: CGPoint, radii: CGSize, start: CGFloat)

  /// Whether nothing of this paint can be seen.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity == 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity == 0 }
    }
  }

  /// The paint with all its colors changed.
  package func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> Paint {
    func map(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
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
    }
  }

  /// The paint with its opacity multiplied.
  package func opacity(_ factor: Double) -> Paint { mapColors { $0.opacity(factor) } }
}
