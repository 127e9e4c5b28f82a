public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry

/// A rectangle in another one, with rectangles in it: what fingers find.
///
/// A model of UIKit's view as far as scrolling needs one: it has a place and a size, finds what is
/// under a finger, and is told what fingers do. Shown by views, it draws its background and what is
/// in it. Coordinates that are no numbers count as zero, and so do negative sizes.
@MainActor open class UIView {
  private var middle: CGPoint
  private var size: CGSize
  private var map = CGAffineTransform.identity
  private var ownScreen: TouchScreen?

  /// The view that it is in.
  public private(set) weak var superview: UIView?
  /// The views in it, the hindmost first.
  public private(set) var subviews: [UIView] = []
  /// Whether fingers find it, and what is in it.
  open var isUserInteractionEnabled = true
  /// Whether it is out of sight, with all that is in it.
  open var isHidden = false
  /// A number to find it by.
  open var tag = 0
  /// What it draws behind what is in it; nothing for nil.
  open var backgroundColor: UIColor?
  /// How much of it is seen, with all that is in it: 0 for nothing, 1 for all.
  open var alpha: CGFloat = 1
  /// Whether what is in it ends at its edges.
  open var clipsToBounds = false
  /// How it goes along when the view that it is in gets another size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether ``autoresizingMask`` counts; if not, it stays as it is.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// A view of nothing.
  public convenience init() { self.init(frame: .zero) }

  /// A view at a place in the view that it will be in.
  public init(frame: CGRect) {
    size = frame.size.sound
    middle = CGPoint(
      x: frame.origin.x.sound + size.width / 2, y: frame.origin.y.sound + size.height / 2)
  }

  // MARK: Place and size

  /// The coordinates of the top left corner, in its own.
  var boundsOrigin = CGPoint.zero

  /// What it shows, in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      resize(to: newValue.size.sound)
      boundsOrigin = newValue.origin.sound(or: boundsOrigin)
      shapeChanged()
    }
  }

  /// Where its middle is, in the view that it is in.
  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue.sound(or: middle)
      shapeChanged()
    }
  }

  /// How it is scaled and turned, around its middle.
  open var transform: CGAffineTransform {
    get { map }
    set {
      map = newValue
      shapeChanged()
    }
  }

  /// The rectangle that it takes, in the view that it is in.
  open var frame: CGRect {
    get {
      let corner = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return corner.applying(map).offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      let wanted = newValue.size.sound
      let unit = CGSize(width: 1, height: 1).applying(map)
      resize(
        to: CGSize(
          width: unit.width == 0 ? wanted.width : wanted.width / abs(unit.width),
          height: unit.height == 0 ? wanted.height : wanted.height / abs(unit.height)))
      middle = CGPoint(
        x: newValue.origin.x.sound + wanted.width / 2,
        y: newValue.origin.y.sound + wanted.height / 2)
      shapeChanged()
    }
  }

  /// Its place, its size or the safe area has changed.
  func shapeChanged() { subviews.forEach { $0.shapeChanged() } }

  /// Takes another size; what is in it goes along.
  private func resize(to newSize: CGSize) {
    let old = size
    guard newSize != old else { return }
    size = newSize
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.goAlong(from: old, to: newSize)
    }
    layoutSubviews()
  }

  /// Says where what is in it stands, as it has another size; does nothing by itself.
  open func layoutSubviews() {}

  // MARK: Views in views

  /// Puts a view before all others in this one; it leaves the view that it was in.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view behind the one that has an index in this view.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.ownScreen?.close()
    view.ownScreen = nil
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.shapeChanged()
  }

  /// Leaves the view that it is in.
  open func removeFromSuperview() {
    superview?.touchScreen.forget(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether it is `view`, or in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// The outermost view around it.
  var root: UIView { superview?.root ?? self }

  /// The screen that it is on: fingers come down there, and time goes by.
  ///
  /// A view that goes into another one goes on by the time there; what moved in it stops.
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
      .concatenating(fromCorner)
  }

  /// From coordinates that begin at its top left corner to those of the view that it is in.
  private var fromCorner: CGAffineTransform {
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(map)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  /// What its own coordinates are at its top left corner, as it is seen at a time.
  func shownOrigin(at time: Double) -> CGPoint { boundsOrigin }

  /// How what is in it is scaled beside what its views say, as it is seen at a time.
  func shownGrowth(of view: UIView, at time: Double) -> CGFloat { 1 }

  /// As it is seen at a time, from coordinates that begin at its top left corner to those that begin
  /// at the corner of the view that it is in; none for the outermost one.
  package func placeShown(at time: Double) -> CGAffineTransform {
    guard let superview else { return .identity }
    let (growth, origin) = (
      superview.shownGrowth(of: self, at: time), superview.shownOrigin(at: time)
    )
    return
      fromCorner
      .concatenating(CGAffineTransform(scaleX: growth, y: growth))
      .concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
  }

  /// From its own coordinates to those of the screen, which begin at the outermost view's corner.
  private var toScreen: CGAffineTransform {
    superview.map { toSuperview.concatenating($0.toScreen) }
      ?? CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
  }

  /// A point in the coordinates of another view; of the screen for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = point.applying(toScreen)
    return view.map { place.applying($0.toScreen.inverted()) } ?? place
  }

  /// A point of another view in its own coordinates; of the screen for nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.toScreen) } ?? point).applying(toScreen.inverted())
  }

  /// A rectangle in the coordinates of another view; of the screen for nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let place = rect.applying(toScreen)
    return view.map { place.applying($0.toScreen.inverted()) } ?? place
  }

  /// How far bars and rounded corners reach into it.
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

  // MARK: Fingers

  /// Whether a point is in it, in its own coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The foremost view at a point, in its own coordinates; nil if the point is not in it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }

  /// Fingers have come down on it; does nothing by itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Fingers that came down on it have moved; does nothing by itself.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Fingers that came down on it have left; does nothing by itself.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Fingers that came down on it have been taken away; does nothing by itself.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The scroll views in it, itself first if it is one.
  var scrollViews: [UIScrollView] {
    ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.scrollViews)
  }
}
