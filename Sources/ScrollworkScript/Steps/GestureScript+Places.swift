public import Foundation
public import ScrollworkGeometry

extension GestureScript {
  /// Where a finger goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Upward: later content of a vertical scroll view comes into sight.
    case up
    /// Downward.
    case down
    /// To the left.
    case left
    /// To the right.
    case right

    /// One point that way.
    package var unit: CGVector {
      switch self {
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      }
    }
  }

  /// Where a finger comes down.
  public enum Place: Hashable, Sendable {
    /// In points of the canvas.
    case point(CGPoint)
    /// The middle of the view with an id or an accessibility identifier.
    case view(String)
    /// In fractions of the canvas.
    case unit(UnitPoint)
  }

  /// Where a scroll that no finger makes goes.
  public enum Destination: Hashable, Sendable {
    /// Where the view with an id is in sight, or where a point of it meets that of the container.
    case view(String, anchor: UnitPoint? = nil)
    /// A content offset.
    case offset(CGPoint)
    /// One end of the content.
    case edge(Edge)
  }
}
