package import Foundation

/// The numbers behind a still.
public struct StillReport: Hashable, Sendable {
  /// The time of the still, in seconds from the start.
  public let time: Double
  /// The visible scroll views, outermost first.
  public let scrollViews: [ScrollReport]
  /// The visible views with effects that follow scrolling, in view order.
  public let children: [ChildReport]
  /// The canvas in the picture, in points, where it is a part of it; nil where it is all of it.
  package let canvas: CGRect?

  init(
    time: Double, scrollViews: [ScrollReport], children: [ChildReport], canvas: CGRect? = nil
  ) {
    self.time = time
    self.scrollViews = scrollViews
    self.children = children
    self.canvas = canvas
  }
}
