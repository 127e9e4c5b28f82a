public import Foundation
public import ScrollworkGeometry

/// A moving picture as data: the animated counterpart of a ``DisplayList``.
public struct DisplayAnimation: Sendable {
  /// The size of the canvas, in points.
  public let canvas: CGSize
  /// The number of pixels per point of rasterized parts.
  public let scale: CGFloat
  /// The opaque color that the canvas is cleared to.
  public let background: Color.Resolved
  /// The duration of one pass, in seconds.
  public let duration: Double
  /// The number of passes; nil repeats forever.
  public let passes: Int?
  /// Whether the document plays by itself; otherwise it is paused, for a page that sets its time.
  public let playsByItself: Bool
  /// The layers, back to front.
  public let layers: [AnimatedLayer]
  /// The name that a reader who does not see it is told; nil for none.
  public var title: String?

  /// An animation of layers.
  public init(
    canvas: CGSize, scale: CGFloat, background: Color.Resolved, duration: Double, passes: Int?,
    playsByItself: Bool = true, layers: [AnimatedLayer]
  ) {
    precondition(duration > 0, "an animation of \(duration) seconds")
    (self.canvas, self.scale, self.background) = (canvas, scale, background)
    (self.duration, self.passes, self.layers) = (duration, passes, layers)
    self.playsByItself = playsByItself
  }
}

/// A layer whose attributes follow keyframes.
///
/// The order of compositing is that of a ``Layer``: content, clip, mask, filters, opacity,
/// transform.
public struct AnimatedLayer: Hashable, Sendable {
  /// The content of an animated layer.
  public enum Content: Hashable, Sendable {
    /// Content that stays the same.
    case still(LayerContent)
    /// A rounded rectangle that changes, with its top left corner at the origin.
    case box(KeyframeTrack<RoundedBox>)
    /// Layers that move within this one, back to front.
    case layers([AnimatedLayer])
    /// Content that SVG cannot express, rasterized: the part of it in a rectangle.
    case picture(LayerContent, part: CGRect)
    /// One item of a still, drawn over the items before it: for effects that depend on the pixels
    /// beneath or on the position.
    case item(Int, of: DisplayList)
  }

  /// The content to draw.
  public var content: Content
  /// Whether the layer is drawn.
  public var visibility = KeyframeTrack(true)
  /// The transform to the enclosing layer's coordinates.
  public var transform = KeyframeTrack(TransformComponents())
  /// The opacity, 0 … 1.
  public var opacity = KeyframeTrack(1.0)
  /// The filters, in order.
  public var filters = KeyframeTrack([Layer.Filter]())
  /// The clip path, in the coordinates of the content.
  public var clip = KeyframeTrack(Path?.none)
  /// The mask, in the coordinates of the content.
  public var mask: LayerContent?
  /// A rectangle, in the coordinates of the content, that contains it at all times before filters.
  public var bounds: CGRect

  /// A layer at rest.
  public init(_ content: Content, bounds: CGRect) {
    (self.content, self.bounds) = (content, bounds)
  }
}
