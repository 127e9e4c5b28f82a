public import Foundation
public import ScrollworkGeometry

/// Where a scroll would like to end.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show.
  public var rect: CGRect
  /// Which point of the rectangle meets the same point of the container; none for the least move.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    (self.rect, self.anchor) = (rect, anchor)
  }
}
