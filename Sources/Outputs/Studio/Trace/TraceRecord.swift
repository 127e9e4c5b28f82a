package import Foundation
package import ScrollworkDrawing
package import ScrollworkEffects
package import ScrollworkGeometry
package import ScrollworkScrolling
package import ScrollworkViews

/// The trace of a still as it was read.
///
/// Numbers have the decimals of the file; one that was not finite is NaN.
package struct TraceRecord: Hashable, Sendable {
  /// The version of the form.
  package var version: Int
  /// The number of the still.
  package var number: Int
  /// The time, in seconds.
  package var time: Double
  /// The canvas in the picture, in points, where it is a part of it; nil where it is all of it, and
  /// in version 1.
  package var canvas: CGRect?
  /// The visible scroll views, outermost first.
  package var scrollViews: [ScrollView]
  /// The visible views with effects that follow scrolling, in view order.
  package var children: [Child]
  /// What has happened beside the screen since the still before, in order.
  package var events: [SceneEvent] = []

  /// The state of a scroll view.
  package struct ScrollView: Hashable, Sendable {
    /// The structural name.
    package var name: String
    /// The id; nil for none, and in version 1.
    package var id: String?
    /// The scroll phase.
    package var phase: ScrollPhase
    /// The content offset, in points: exact, and snapped to pixels.
    package var offset: CGPoint
    package var snapped: CGPoint
    /// The velocity of the content offset, in points per second.
    package var velocity: CGVector
    /// The sizes of the content and of the visible area, in points.
    package var content: CGSize
    package var container: CGSize
    /// The zoom scale.
    package var zoom: Double
    /// Whether part of the content's length is estimated.
    package var isEstimated: Bool
    /// The names of the delegate callbacks since the still before.
    package var callbacks: [String]
  }

  /// The state of a view with an effect.
  package struct Child: Hashable, Sendable {
    /// The structural name; in version 1 without the view's own part.
    package var name: String
    /// The id; nil for none, and in version 1.
    package var id: String?
    /// The source line of the effect's modifier; empty for none.
    package var source: String
    /// The frame on the canvas before effects, in points.
    package var frame: CGRect
    /// The phase of the scroll transition; nil without phases.
    package var phase: ScrollTransitionPhase?
    /// The progress of the phase, −1 … 1; nil without phases.
    package var progress: Double?
    /// The transform in the view's coordinates; nil in version 1 for a view in perspective.
    package var map: ProjectionTransform?
    /// The transformed corners of a view in perspective, in the view's coordinates.
    package var corners: [CGPoint]?
    /// The opacity, 0 … 1.
    package var opacity: Double
    /// The standard deviation of the blur, in points of the view; 0 for none.
    package var blur: Double
    /// The filters, in order; nil in version 1.
    package var filters: [Layer.Filter]?
    /// The blend mode; nil in version 1.
    package var blend: BlendMode?
    /// The transform from the view's coordinates to the canvas; nil in version 1.
    package var total: ProjectionTransform?
    /// The opacity through all views around; nil in version 1.
    package var totalOpacity: Double?
  }
}
