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

  /// Whether nothing of this paint can be seen.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity == 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity == 0 }
    }
  }
}
