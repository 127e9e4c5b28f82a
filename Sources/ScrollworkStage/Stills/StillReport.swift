public import Foundation
import ScrollworkDrawing
public import ScrollworkEffects
public import ScrollworkGeometry
public import ScrollworkScrolling
import ScrollworkViews

/// The numbers behind a still.
public struct StillReport: Hashable, Sendable {
  /// The moment, in seconds from the start.
  public let time: Double
  /// Every scroll view that can be seen, outermost first.
  public let scrollViews: [ScrollReport]
  /// Every view that follows its scroll view with an effect and can be seen, in order.
  public let children: [ChildReport]
}

/// A scroll view at one moment.
public struct ScrollReport: Hashable, Sendable {
  /// The structural name.
  public let name: String
  /// What it is doing.
  public let phase: ScrollPhase
  /// The exact content offset, in points.
  public let offset: CGPoint
  /// The content offset as drawn: on whole pixels.
  public let snappedOffset: CGPoint
  /// In points per second.
  public let velocity: CGVector
  /// The extent of the content, in points.
  public let contentSize: CGSize
  /// The extent of the window, in points.
  public let containerSize: CGSize
  /// How many times as large as by itself the content is; 1 for one that does not zoom.
  public let zoomScale: CGFloat
  /// Whether part of the content's length is a guess: rows that nobody has seen yet.
  public let isEstimated: Bool
  /// The source of ``callbacks(after:through:)``.
  let callbackSource: CallbackSource

  /// The delegate callbacks of a scroll view.
  enum CallbackSource: Hashable {
    /// Those that UIKit's scroll view has recorded in the second before.
    case recorded([ScrollCallback])
    /// Those that a track implies, its offsets on pixels of a scale; none without a track.
    case implied(by: ScrollTrack?, scale: CGFloat)
  }

  /// The names of what UIKit tells a delegate after one moment and up to another, in order.
  ///
  /// A scroll view of UIKit knows what it told in the last second.
  package func callbacks(after start: Double, through end: Double) -> [String] {
    switch callbackSource {
    case .recorded(let callbacks):
      callbacks.filter { $0.time > start && $0.time <= end + 1e-9 }.map(\.name)
    case .implied(let track, let scale):
      track?.callbacks(after: start, through: end, scale: scale).map(\.name) ?? []
    }
  }
}

/// A view with an effect at one moment.
public struct ChildReport: Hashable, Sendable {
  /// The structural name.
  public let name: String
  /// The line of the scene's code that asked for the effect.
  public let source: String
  /// On the canvas, before the effect.
  public let frame: CGRect
  /// The side it is coming from or leaving by; nil for an effect without phases.
  public let phase: ScrollTransitionPhase?
  /// −1 … 1: how much of a side's effect shows, negative on the leading side; nil without phases.
  public let progress: Double?
  /// From the view's own coordinates to themselves; the identity where ``projection`` says more.
  public let transform: CGAffineTransform
  /// From the view's own coordinates to themselves, where the view is seen in perspective.
  public let projection: ProjectionTransform?
  /// 0 … 1.
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
    // One blur after another is one of the sum of their squares.
    blur = look.filters.reduce(0) { sum, filter in
      guard case .blur(let radius, _) = filter else { return sum }
      return sum + radius * radius
    }.squareRoot()
  }
}
