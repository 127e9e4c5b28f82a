public import Foundation
public import ScrollworkGeometry

extension GestureScript {
  /// The direction of a flick.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Upward: later content of a vertical scroll view becomes visible.
    case up
    /// Downward.
    case down
    /// To the left.
    case left
    /// To the right.
    case right

    /// The unit vector, in points.
    package var unit: CGVector {
      switch self {
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      }
    }
  }

  /// A place on the canvas.
  public enum Place: Hashable, Sendable {
    /// A point of the canvas, in points.
    case point(CGPoint)
    /// The center of the view with an id or an accessibility identifier.
    case view(String)
    /// A point in fractions of the canvas.
    case unit(UnitPoint)
  }

  /// The destination of a programmatic scroll.
  public enum Destination: Hashable, Sendable {
    /// The offset that shows the view with an id; with an anchor, the one that aligns that point of the
    /// view with the same point of the container.
    case view(String, anchor: UnitPoint? = nil)
    /// A content offset.
    case offset(CGPoint)
    /// An edge of the content.
    case edge(Edge)
  }
}
