public import Foundation
public import ScrollworkDrawing

/// Collects the frames of a film and writes them as one SVG document that plays by itself.
///
/// The document draws each glyph and each repeated content once; what moves follows CSS keyframes.
/// Unlike SMIL, CSS animations stop for readers who prefer reduced motion, who see the first still;
/// both play where a page shows the document as an image, and no scripts do.
///
/// At the time of each frame, every part of the picture is within the bounds of the frame's.
/// Between frames it moves in straight lines. Layers that a still's SVG embeds as images become one
/// image for each look: one in perspective that only moves is one image, one that turns has an
/// image for each frame. Of a material, only the blurred backdrop is an image, a coarse one.
public struct AnimatedSVG: Sendable {
  /// How close the document is to the frames, and how often it plays.
  public struct Options: Hashable, Sendable {
    /// The bound of places, in pixels of the frames.
    public var placeBound = 0.1
    /// The bound of opacities.
    public var opacityBound = 1.0 / 255
    /// The number of passes; nil repeats forever.
    public var passes: Int?
    /// The time for which the last frame stays, in seconds, besides its own.
    public var hold = 0.0
    /// Whether the document plays by itself, except for readers who prefer reduced motion;
    /// otherwise it is paused, for a page that sets its time.
    public var playsByItself = true
    /// The name that a reader who does not see it is told; nil for none.
    public var title: String?

    /// The default bounds, repeating forever.
    public init() {}
  }

  /// The reasons why frames have no document.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// No frame was added.
    case noFrames
    /// A frame has another size, scale or background than the first.
    case mismatchedFrame(Int)

    /// The reason, for people.
    public var description: String {
      switch self {
      case .noFrames: "an animated SVG of no frames"
      case .mismatchedFrame(let number):
        "frame \(number) has another size, scale or background than the first"
      }
    }
  }

  /// The options.
  public let options: Options
  private let rate: FrameRate
  private var lists: [DisplayList] = []

  /// A document of frames at a rate.
  public init(rate: FrameRate, options: Options = Options()) {
    (self.rate, self.options) = (rate, options)
  }

  /// Adds the next frame.
  public mutating func add(_ frame: FilmFrame) throws {
    let list = frame.list
    if let first = lists.first {
      guard first.canvas == list.canvas, first.scale == list.scale,
        first.background == list.background
      else { throw Failure.mismatchedFrame(frame.number) }
    }
    lists.append(list)
  }

  /// The frames as an animation, whose text a renderer measures.
  public func animation(text: any TextMeasuring) throws -> DisplayAnimation {
    guard let first = lists.first else { throw Failure.noFrames }
    let duration = rate.time(of: lists.count) + max(0, options.hold)
    let times = lists.indices.map { frame in
      Int((rate.time(of: frame) / duration * 1_000_000).rounded())
    }
    var parts = PictureParts()
    for list in lists { parts.add(list) }
    var tracker = AnimationTracker(
      times: times, text: text, parts: parts, placeBound: options.placeBound / first.scale,
      opacityBound: options.opacityBound)
    var animation = DisplayAnimation(
      canvas: first.canvas, scale: first.scale, background: first.background, duration: duration,
      passes: options.passes, playsByItself: options.playsByItself,
      layers: tracker.layers(of: lists))
    animation.title = options.title
    return animation
  }

  /// The document.
  ///
  /// - Parameters:
  ///   - renderer: The renderer that writes it.
  ///   - dark: The frames of the dark color scheme, shown instead to readers who prefer it.
  /// - Returns: The bytes of an SVG file, the same for the same frames.
  /// - Throws: A ``Failure``, or the renderer's error.
  public func finish(
    _ renderer: any DisplayListRendering, dark: AnimatedSVG? = nil
  ) throws -> Data {
    try renderer.svg(
      of: animation(text: renderer), dark: dark?.animation(text: renderer))
  }
}
