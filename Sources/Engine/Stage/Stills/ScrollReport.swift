public import Foundation
public import ScrollworkGeometry
public import ScrollworkScrolling

/// The state of a scroll view in a still.
public struct ScrollReport: Hashable, Sendable {
  /// The structural name.
  public let name: String
  /// The id that the scroll view has itself, where it is the same in every run; nil otherwise.
  package let id: String?
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
