package import Foundation
package import ScrollworkGeometry

/// The part of the canvas from which a finger moves a scroll view along an axis.
package struct ScrollSurface: Hashable, Sendable {
  /// The axis of the motion.
  package let axis: Axis
  /// The part of the canvas, 0…1, where a touch moves this scroll view.
  package let share: Double
  /// A point well inside, away from views with gestures of their own where there is such a place.
  package let place: CGPoint
  /// The length of the visible area along the axis, in points.
  package let window: CGFloat
  /// The content offsets along the axis, in points; insets and margins count.
  package let range: ClosedRange<CGFloat>
  /// The content offset along the axis, in points.
  package let offset: CGFloat
  /// The distance of the places where scrolls end, in points; nil where they end anywhere.
  package let page: CGFloat?
  /// Whether a pull refreshes the content.
  package let isRefreshable: Bool

  /// The distance that the content can move, in points.
  package var length: CGFloat { range.upperBound - range.lowerBound }
}

/// A place of the canvas where a tap does something.
package struct TapTarget: Hashable, Sendable {
  /// The middle of the view with the gesture.
  package let place: CGPoint
  /// The size of the view, in points.
  package let size: CGSize
}
