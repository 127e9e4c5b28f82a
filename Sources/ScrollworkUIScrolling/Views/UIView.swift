public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry

/// A rectangle in a hierarchy of views, which receives touches.
///
/// A model of UIKit's view as far as scrolling needs one: it has a frame, is hit-tested and
/// receives touches. Hosted in a scene, it draws its background and its subviews. Coordinates that
/// are not finite count as zero, and so do negative sizes.
@MainActor open class UIView {
  private var storedCenter: CGPoint
  private var size: CGSize
  private var storedTransform = CGAffineTransform.identity
  private var ownScreen: TouchScreen?

  /// The view's superview.
  public private(set) weak var superview: UIView?
  /// The subviews, back to front.
  public private(set) var subviews: [UIView] = []
  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the view and its subviews are hidden.
  open var isHidden = false
  /// An integer that identifies the view.
  open var tag = 0
  /// The background color; nil for none.
  open var backgroundColor: UIColor?
  /// The opacity of the view and its subviews, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false
  /// The parts of the frame that resize with the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether ``autoresizingMask`` applies; if false, the frame does not follow the superview.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Creates a view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a view with a frame, in the coordinates of its future superview.
  public init(frame: CGRect) {
    size = frame.size.sanitized
    storedCenter = CGPoint(
      x: frame.origin.x.sanitized + size.width / 2, y: frame.origin.y.sanitized + size.height / 2)
  }

  // MARK: Geometry

  /// The origin of the bounds.
  var boundsOrigin = CGPoint.zero

  /// The visible rectangle, in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      resize(to: newValue.size.sanitized)
      boundsOrigin = newValue.origin.sanitized(or: boundsOrigin)
      geometryDidChange()
    }
  }

  /// The center of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue.sanitized(or: storedCenter)
      geometryDidChange()
    }
  }

  /// The transform, applied around the center.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      geometryDidChange()
    }
  }

  /// The frame, in the superview's coordinates: the bounding box of the transformed bounds.
  open var frame: CGRect {
    get {
      let corner = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return corner.applying(storedTransform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      let wanted = newValue.size.sanitized
      let unit = CGSize(width: 1, height: 1).applying(storedTransform)
      resize(
        to: CGSize(
          width: unit.width == 0 ? wanted.width : wanted.width / abs(unit.width),
          height: unit.height == 0 ? wanted.height : wanted.height / abs(unit.height)))
      storedCenter = CGPoint(
        x: newValue.origin.x.sanitized + wanted.width / 2,
        y: newValue.origin.y.sanitized + wanted.height / 2)
      geometryDidChange()
    }
  }

  /// Called after the frame, the transform or the safe area changed.
  func geometryDidChange() { subviews.forEach { $0.geometryDidChange() } }

  /// Changes the size and resizes the subviews.
  private func resize(to newSize: CGSize) {
    let old = size
    guard newSize != old else { return }
    size = newSize
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: old, to: newSize)
    }
    layoutSubviews()
  }

  /// Lays out the subviews after a change of size; the default does nothing.
  open func layoutSubviews() {}

  // MARK: Hierarchy

  /// Adds a subview in front, after removing it from its superview.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview behind the subview at `index`.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.ownScreen?.close()
    view.ownScreen = nil
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.geometryDidChange()
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.touchScreen.cancelTouches(in: self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// The root of the view hierarchy.
  var root: UIView { superview?.root ?? self }

  /// The screen of the view's hierarchy.
  ///
  /// A view that moves into another hierarchy continues with the time of that screen; its motion
  /// stops.
  public var touchScreen: TouchScreen {
    let root = root
    if let screen = root.ownScreen { return screen }
    let screen = TouchScreen(root)
    root.ownScreen = screen
    return screen
  }

  // MARK: Coordinates

  private var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
      .concatenating(frameTransform)
  }

  /// The transform from the coordinates of the bounds, with the origin at their corner, to the
  /// superview.
  private var frameTransform: CGAffineTransform {
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(storedTransform)
      .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  /// The origin of the bounds on screen at `time`.
  func presentationOrigin(at time: Double) -> CGPoint { boundsOrigin }

  /// Extra on-screen scale of a subview at `time`.
  func presentationScale(of view: UIView, at time: Double) -> CGFloat { 1 }

  /// The on-screen transform to the superview at `time`; the identity for a root view.
  ///
  /// The coordinates of both views begin at the corner of their bounds.
  package func presentationTransform(at time: Double) -> CGAffineTransform {
    guard let superview else { return .identity }
    let (growth, origin) = (
      superview.presentationScale(of: self, at: time), superview.presentationOrigin(at: time)
    )
    return
      frameTransform
      .concatenating(CGAffineTransform(scaleX: growth, y: growth))
      .concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
  }

  /// The transform from own coordinates to those of the screen, with the origin at the root's
  /// corner.
  private var toScreen: CGAffineTransform {
    superview.map { toSuperview.concatenating($0.toScreen) }
      ?? CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
  }

  /// Converts a point to another view's coordinates; to screen coordinates for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = point.applying(toScreen)
    return view.map { place.applying($0.toScreen.inverted()) } ?? place
  }

  /// Converts a point from another view's coordinates; from screen coordinates for nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.toScreen) } ?? point).applying(toScreen.inverted())
  }

  /// Converts a rectangle to another view's coordinates; to screen coordinates for nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let place = rect.applying(toScreen)
    return view.map { place.applying($0.toScreen.inverted()) } ?? place
  }

  /// The distances from the view's edges to the safe area.
  ///
  /// - Source: documented.
  open var safeAreaInsets: UIEdgeInsets {
    let screen = root.ownScreen
    guard let safe = screen?.safeAreaInsets, safe != .zero else { return .zero }
    let (whole, own) = (root.bounds.size, convert(bounds, to: nil))
    return UIEdgeInsets(
      top: max(0, safe.top - own.minY), left: max(0, safe.left - own.minX),
      bottom: max(0, own.maxY - (whole.height - safe.bottom)),
      right: max(0, own.maxX - (whole.width - safe.right)))
  }

  // MARK: Touches

  /// Whether the bounds contain a point.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost descendant that contains a point in own coordinates; nil if the point is
  /// outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }

  /// Called when touches begin in the view; the default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches that began in the view move; the default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches that began in the view end; the default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches that began in the view are cancelled; the default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The scroll views among the view and its descendants.
  var scrollViews: [UIScrollView] {
    ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.scrollViews)
  }
}
