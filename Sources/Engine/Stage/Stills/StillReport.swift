package import Foundation
package import ScrollworkViews

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
  /// What has happened beside the screen up to the still, in order.
  package let events: [SceneEvent]

  init(
    time: Double, scrollViews: [ScrollReport], children: [ChildReport], canvas: CGRect? = nil,
    events: [SceneEvent] = []
  ) {
    self.time = time
    self.scrollViews = scrollViews
    self.children = children
    self.canvas = canvas
    self.events = events
  }

  /// What happens beside the screen after `start` and up to the still.
  package func events(after start: Double) -> ArraySlice<SceneEvent> {
    events.drop { $0.time <= start + 1e-9 }
  }
}
