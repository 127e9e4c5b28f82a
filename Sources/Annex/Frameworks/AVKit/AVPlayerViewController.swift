public import ScrollworkAVFoundation
public import ScrollworkUIScrolling

/// A screen of a film: black, as before its first picture; a touch shows no controls.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  /// The player of the player view controller.
  open var player: AVPlayer?
  /// The delegate of the player view controller.
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
  /// Whether the controller updates the information of the lock screen.
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
