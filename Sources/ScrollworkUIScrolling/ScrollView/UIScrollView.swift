public import Foundation
import ScrollworkGeometry
import ScrollworkMotion
package import ScrollworkScrolling

/// A window on content that fingers move and zoom.
///
/// A model of UIKit's scroll view: it has its properties, its methods and its delegate, is touched
/// through its ``UIView/touchScreen``, and lives in the time of that. Where it is between two events
/// is a closed form, so ``contentOffset(at:)`` answers for any time. The motion is the one of
/// SwiftUI's scroll views here.
///
/// Sizes that are negative or no numbers count as zero, coordinates that are no numbers stay as they
/// were. Content that is smaller than the scroll view rests at its top left corner, within the insets;
/// so does all content where insets leave no room.
@MainActor open class UIScrollView: UIView {
  /// Who is told what it does.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: What it is like

  /// The extent of the content.
  open var contentSize: CGSize {
    get { content }
    set {
      content = newValue.sound
      reshape()
    }
  }

  /// What is added around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      contentInset = contentInset.sound
      reshape()
    }
  }

  /// What of the safe area is added to that.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { reshape() }
  }

  /// Whether fingers can scroll it; if not, its content gets them.
  open var isScrollEnabled = true
  /// Whether a drag that begins nearly along one axis stays on it.
  open var isDirectionalLockEnabled = false { didSet { reshape() } }
  /// Whether it comes to rest at multiples of its own size.
  open var isPagingEnabled = false { didSet { reshape() } }
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether content gives way beyond its ends; on both axes at once.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }
  /// Whether content gives way beyond its left and right ends.
  open var bouncesHorizontally = true { didSet { reshape() } }
  /// Whether content gives way beyond its upper and lower ends.
  open var bouncesVertically = true { didSet { reshape() } }
  /// Whether content that fits gives way to the left and the right, if it bounces.
  open var alwaysBounceHorizontal = false { didSet { reshape() } }
  /// Whether content that fits gives way upward and downward, if it bounces.
  open var alwaysBounceVertical = false { didSet { reshape() } }
  /// Whether it leaves drags beyond its left and right ends to a scroll view around it.
  open var transfersHorizontalScrollingToParent = true
  /// Whether it leaves drags beyond its upper and lower ends to a scroll view around it.
  open var transfersVerticalScrollingToParent = true
  /// How fast content slows down that is let go.
  open var decelerationRate = DecelerationRate.normal { didSet { reshape() } }

  /// Whether a touch is kept from the content until it is clear whether it scrolls.
  open var delaysContentTouches = true
  /// Whether a touch may be taken away from the content to scroll.
  open var canCancelContentTouches = true
  /// How a drag makes the keyboard go.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether there is a vertical indicator.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a horizontal indicator.
  open var showsHorizontalScrollIndicator = true
  /// How indicators look.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the vertical indicator stands in from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the horizontal indicator stands in from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether what of the safe area is added to the content is added to the indicators, too.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// What a pull on the content begins.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
      reshape()
    }
  }

  /// The least scale at which content rests.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale at which content rests.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch may lead beyond these scales.
  open var bouncesZoom = true

  // MARK: What it does

  /// Whether a finger is down that may scroll it.
  public internal(set) var isTracking = false
  /// Whether a finger moves the content.
  public internal(set) var isDragging = false
  /// Whether content goes on by itself after a finger has left.
  public internal(set) var isDecelerating = false
  /// Whether two fingers zoom the content.
  public internal(set) var isZooming = false
  /// Whether content comes back from a scale at which it may not rest.
  public internal(set) var isZoomBouncing = false
  /// Whether content goes where it was sent, animated.
  public var isScrollAnimating: Bool {
    if case .animating = motion { true } else { false }
  }

  // MARK: What it keeps

  /// What moves the content by itself.
  enum Motion: Hashable {
    /// What an animated scroll is for.
    enum Purpose: Hashable { case offset, top, wheel, refresh }

    case none
    case decelerating
    case animating(Purpose)
    case zooming
  }

  var content = CGSize.zero
  package var track = ScrollTrack(offset: .zero)
  var zoomTrack = ZoomTrack(scale: 1)
  var motion = Motion.none
  var drag: Drag?
  var pinch: Pinch?
  /// Where content counts as being that is still on its way there, as it zooms.
  var modelOffset: CGPoint?
  /// The offset and the scale that the delegate has been told.
  var told = Zoom(scale: 1, offset: .zero)
  /// What was told last, and when.
  var callbacks: [ScrollCallback] = []
  /// How often somebody has sent the content elsewhere.
  var orders = 0
  var flashes: [Double] = []
  /// What the motion was made by.
  lazy var known = shape
  var now: Double { touchScreen.time }

  /// A scroll view at a place in the view that it will be in.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    _ = known
  }

  override func shownOrigin(at time: Double) -> CGPoint { contentOffset(at: time) }

  override func shownGrowth(of view: UIView, at time: Double) -> CGFloat {
    guard zoomScale > 0, view === zoomedView else { return 1 }
    return zoomScale(at: time) / zoomScale
  }

  override var boundsOrigin: CGPoint {
    get { contentOffset }
    set { contentOffset = newValue }
  }

  override func shapeChanged() {
    reshape()
    super.shapeChanged()
  }

  // MARK: For subclasses

  /// The insets with those of the safe area have changed; does nothing by itself.
  open func adjustedContentInsetDidChange() {}

  /// Whether touches that came down on a view in the content are passed on to it: always, by itself.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  /// Whether a touch that a view in the content has may be taken away from it to scroll: not from
  /// controls, by itself.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}
