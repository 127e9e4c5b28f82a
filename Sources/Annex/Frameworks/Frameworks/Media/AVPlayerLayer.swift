public import ScrollworkFoundation
import ScrollworkUIControls
public import ScrollworkUIScrolling
import ScrollworkViews

/// How a film is placed in its bounds.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a placement.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As large as it fits.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As small as it covers the bounds.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer of a film, which draws nothing before its first picture: what is behind it is seen.
@MainActor @preconcurrency open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the film is placed.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture: no.
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

/// A screen of a film: black, as before its first picture; a touch shows no controls.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// The delegate.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// How the film is placed.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a touch shows controls.
  open var showsPlaybackControls = true
  /// Whether the film may be shown in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether that window comes by itself.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether a film that begins covers the screen.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether a film that ends leaves the whole screen.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the film is told to the lock screen.
  open var updatesNowPlayingInfoCenter = true
  /// Whether only the start may be seen.
  open var requiresLinearPlayback = false
  /// Whether the film has a picture: no.
  public var isReadyForDisplay: Bool { false }
  /// The rectangle of the film.
  public var videoBounds: CGRect { view.bounds }
  /// A view between the film and its controls.
  public let contentOverlayView: UIView? = UIView()

  /// Shows black.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let overlay = contentOverlayView else { return }
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }
}

/// The delegate of a player view controller.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A button that chooses where a film is heard, drawn as its symbol.
@MainActor @preconcurrency open class AVRoutePickerView: UIView {
  /// The color of the symbol while another device plays.
  open var activeTintColor: UIColor?
  /// Whether devices with a picture come first.
  open var prioritizesVideoDevices = false
  private let symbol = UIImageView(image: UIImage(systemName: "airplayaudio"))

  /// A button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.contentMode = .center
    symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    symbol.frame = bounds
    addSubview(symbol)
  }

  /// A button.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
