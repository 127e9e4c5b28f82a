public import ScrollworkFoundation
public import ScrollworkUIScrolling

/// How a film is placed in its bounds.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value of the video gravity.
  public let rawValue: String
  /// Creates a video gravity from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Scales to the largest size that fits the bounds.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Scales to the smallest size that covers the bounds.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the film to the bounds.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer of a film, which draws nothing before its first picture: what is behind it is seen.
@MainActor @preconcurrency open class AVPlayerLayer: CALayer {
  /// The player of the player layer.
  open var player: AVPlayer?
  /// How the film is placed.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the layer has a first frame to show; always false.
  public var isReadyForDisplay: Bool { false }
  /// The rectangle of the picture.
  public var videoRect: CGRect { .zero }

  /// A layer without a player.
  public required init() { super.init() }

  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
