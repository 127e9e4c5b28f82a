public import Foundation
import ScrollworkGeometry
import ScrollworkMotion
package import ScrollworkScrolling

/// A view that scrolls and zooms its content.
///
/// A model of UIKit's scroll view: it has its properties, its methods and its delegate, receives
/// touches through its ``UIView/touchScreen`` and uses that screen's time. Motion between two
/// events is a closed form, so ``contentOffset(at:)`` answers for any time. The dynamics are those
/// of SwiftUI scroll views here.
///
/// Sizes that are negative or not finite count as zero, coordinates that are not finite keep their
/// previous value. Content smaller than the scroll view rests at its top left corner, within the
/// insets; so does all content where insets leave no space.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// The delegate.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Configuration

  /// The size of the content.
  open var contentSize: CGSize {
    get { content }
    set {
      content = newValue.sanitized
      applyConfiguration()
    }
  }

  /// The insets around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      contentInset = contentInset.sanitized
      applyConfiguration()
    }
  }

  /// Which safe area insets are added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { applyConfiguration() }
  }

  /// Whether touches scroll the content; if false, the content receives them.
  open var isScrollEnabled = true
  /// Whether a drag that begins nearly along one axis is locked to it.
  open var isDirectionalLockEnabled = false { didSet { applyConfiguration() } }
  /// Whether scrolling stops at multiples of the bounds' size.
  open var isPagingEnabled = false { didSet { applyConfiguration() } }
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether content bounces past its edges, on both axes.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }
  /// Whether content bounces past its left and right edges.
  open var bouncesHorizontally = true { didSet { applyConfiguration() } }
  /// Whether content bounces past its top and bottom edges.
  open var bouncesVertically = true { didSet { applyConfiguration() } }
  /// Whether content that fits bounces horizontally, if bouncing is enabled.
  open var alwaysBounceHorizontal = false { didSet { applyConfiguration() } }
  /// Whether content that fits bounces vertically, if bouncing is enabled.
  open var alwaysBounceVertical = false { didSet { applyConfiguration() } }
  /// Whether drags past the left and right edges transfer to an enclosing scroll view.
  open var transfersHorizontalScrollingToParent = true
  /// Whether drags past the top and bottom edges transfer to an enclosing scroll view.
  open var transfersVerticalScrollingToParent = true
  /// The rate of deceleration after the finger lifts.
  open var decelerationRate = DecelerationRate.normal { didSet { applyConfiguration() } }

  /// Whether touches to the content are delayed until it is clear whether they scroll.
  open var delaysContentTouches = true
  /// Whether scrolling may cancel touches in the content.
  open var canCancelContentTouches = true
  /// How a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the indicators are also inset by the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The refresh control, triggered by pulling the content down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
      applyConfiguration()
    }
  }

  /// The minimum scale at rest.
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinchRecognizer() } }
  /// The maximum scale at rest.
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinchRecognizer() } }
  /// Whether a pinch may exceed the scale limits and bounce back.
  open var bouncesZoom = true

  // MARK: State

  /// Whether a touch is down that may scroll the content.
  public internal(set) var isTracking = false
  /// Whether a finger drags the content.
  public internal(set) var isDragging = false
  /// Whether content moves after the finger has lifted.
  public internal(set) var isDecelerating = false
  /// Whether a pinch zooms the content.
  public internal(set) var isZooming = false
  /// Whether content bounces back into the scale limits.
  public internal(set) var isZoomBouncing = false
  /// Whether an animated scroll is in progress.
  public var isScrollAnimating: Bool {
    if case .animating = motion { true } else { false }
  }

  // MARK: Storage

  /// The motions that continue without input.
  enum Motion: Hashable {
    case none
    case decelerating
    case animating(ScrollPurpose)
    case zooming
  }

  var content = CGSize.zero
  package var track = ScrollTrack(offset: .zero)
  var zoomTrack = ZoomTrack(scale: 1)
  var motion = Motion.none
  var drag: Drag?
  /// The flicks so far.
  var flicks = FlickStreak()
  var pinch: Pinch?
  /// The final offset of an animated zoom; nil when none is in progress.
  var modelOffset: CGPoint?
  /// The scale and offset last reported to the delegate.
  var reported = Zoom(scale: 1, offset: .zero)
  /// Recent delegate callbacks and their times.
  var callbacks: [ScrollCallback] = []
  /// A count of programmatic scroll requests.
  var scrollRequestCount = 0
  var flashes: [Double] = []
  /// The parameters that the current motion was computed with.
  lazy var appliedConfiguration = configuration
  var now: Double { touchScreen.time }
  /// Called after the content has moved, before the delegate.
  package var onScroll: (@MainActor () -> Void)?
  /// Whether moving content lays out the scroll view: that of a subclass may place views by the offset.
  ///
  /// - Source: documented: a change of the bounds' origin lays out a view.
  package var layoutsWhileScrolling = false
  /// The content offset at which constraints have placed views that do not scroll; nil without any.
  package var solvedOffset: CGPoint?

  /// The recognizers of the scroll view's own gestures.
  private(set) lazy var panRecognizer = ScrollPanRecognizer(of: self)
  private(set) lazy var pinchRecognizer = ScrollPinchRecognizer(of: self)

  /// Creates a scroll view with a frame, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty scroll view.
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    layoutsWhileScrolling = type(of: self) != UIScrollView.self
    addGestureRecognizer(panRecognizer)
    _ = appliedConfiguration
  }

  override func presentationOrigin(at time: Double) -> CGPoint { contentOffset(at: time) }

  override func presentationScale(of view: UIView, at time: Double) -> CGFloat {
    guard zoomScale > 0, view === zoomedView else { return 1 }
    return zoomScale(at: time) / zoomScale
  }

  override var boundsOrigin: CGPoint {
    get { contentOffset }
    set { contentOffset = newValue }
  }

  override func geometryDidChange() {
    applyConfiguration()
    super.geometryDidChange()
  }

  // MARK: For subclasses

  /// Called when ``adjustedContentInset`` changes; the default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Whether touches are delivered to a view in the content; the default is true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  /// Whether scrolling may cancel a touch in a view of the content; by default, unless it is a
  /// control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}
