public import Foundation
public import ScrollworkGeometry

/// The proposed end of a scroll.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle of the content to show.
  public var rect: CGRect
  /// The point of the rectangle that aligns with the same point of the container; nil for the shortest
  /// scroll that shows it.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    (self.rect, self.anchor) = (rect, anchor)
  }
}
