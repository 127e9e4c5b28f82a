public import Foundation
import ScrollworkDrawing
public import ScrollworkEffects
public import ScrollworkGeometry
public import ScrollworkScrolling
import ScrollworkViews

/// The numbers behind a still.
public struct StillReport: Hashable, Sendable {
  /// The time of the still, in seconds from the start.
  public let time: Double
  /// The visible scroll views, outermost first.
  public let scrollViews: [ScrollReport]
  /// The visible views with effects that follow scrolling, in view order.
  public let children: [ChildReport]
}

/// The state of a scroll view in a still.
public struct ScrollReport: Hashable, Sendable {
  /// The structural name.
  public let name: String
  /// The scroll phase.
  public let phase: ScrollPhase
  /// The exact content offset, in points.
  public let offset: CGPoint
  /// The content offset as drawn: snapped to device pixels.
  public let snappedOffset: CGPoint
  /// The velocity of the content offset, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the visible area, in points.
  public let containerSize: CGSize
  /// The zoom scale of the content; 1 for a scroll view without zoom.
  public let zoomScale: CGFloat
  /// Whether part of the content's length is estimated: lazy rows not measured yet.
  public let isEstimated: Bool
  /// The source of ``callbacks(after:through:)``.
  let callbackSource: CallbackSource

  /// The delegate callbacks of a scroll view.
  enum CallbackSource: Hashable {
    /// The callbacks recorded by a UIKit scroll view in the last second.
    case recorded([ScrollCallback])
    /// The callbacks implied by a track snapped at a scale; none without a track.
    case implied(by: ScrollTrack?, scale: CGFloat)
  }

  /// The names of the delegate callbacks after `start` and up to `end`, in order.
  ///
  /// A UIKit scroll view records those of the last second.
  package func callbacks(after start: Double, through end: Double) -> [String] {
    switch callbackSource {
    case .recorded(let callbacks):
      callbacks.filter { $0.time > start && $0.time <= end + 1e-9 }.map(\.name)
    case .implied(let track, let scale):
      track?.callbacks(after: start, through: end, scale: scale).map(\.name) ?? []
    }
  }
}

/// The state of a view with an effect in a still.
public struct ChildReport: Hashable, Sendable {
  /// The structural name.
  public let name: String
  /// The source line of the effect's modifier.
  public let source: String
  /// The frame on the canvas, before the effect.
  public let frame: CGRect
  /// The phase of the scroll transition; nil for an effect without phases.
  public let phase: ScrollTransitionPhase?
  /// The progress of the phase, −1 … 1, negative on the leading side; nil without phases.
  public let progress: Double?
  /// The affine transform in the view's coordinates; the identity if ``projection`` is set.
  public let transform: CGAffineTransform
  /// The projective transform in the view's coordinates, for a view in perspective; nil otherwise.
  public let projection: ProjectionTransform?
  /// The opacity, 0 … 1.
  public let opacity: Double
  /// The standard deviation of the blur, in points of the view; 0 for none.
  public let blur: CGFloat

  @MainActor init(
    _ wrapper: WrapperNode, frame: CGRect, phase: ScrollTransitionPhase?, progress: Double?,
    look: EffectLook
  ) {
    name = wrapper.reportName
    source = wrapper.location.map { "\($0)" } ?? ""
    self.frame = frame
    self.phase = phase
    self.progress = progress
    transform = look.map.affine ?? .identity
    projection = look.map.isAffine ? nil : look.map
    opacity = look.opacity
    // Successive blurs combine by the sum of their squares.
    blur = look.filters.reduce(0) { sum, filter in
      guard case .blur(let radius, _) = filter else { return sum }
      return sum + radius * radius
    }.squareRoot()
  }
}
