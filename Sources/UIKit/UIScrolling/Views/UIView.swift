public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry

/// A rectangle in a hierarchy of views, which receives touches.
///
/// Hosted in a scene, it draws its background, its layer and its subviews. Coordinates that are not
/// finite count as zero, and so do negative sizes.
@MainActor @preconcurrency open class UIView: UIResponder {
  private var storedCenter: CGPoint
  private var size: CGSize
  private var storedTransform = CGAffineTransform.identity
  private var storedAnchor = CGPoint(x: 0.5, y: 0.5)
  private(set) var ownScreen: TouchScreen?
  private var storedLayer: CALayer?

  /// The view's superview.
  public private(set) weak var superview: UIView?
  /// The subviews, back to front.
  public internal(set) var subviews: [UIView] = []
  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the view and its subviews are hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { layoutInputDidChange() } } }
  /// An integer that identifies the view.
  open var tag = 0
  /// The background color; nil for none.
  open var backgroundColor: UIColor? {
    didSet { motions.record(.background, from: oldValue, to: backgroundColor, on: self) }
  }
  /// The opacity of the view and its subviews, 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { motions.record(.alpha, from: [oldValue], to: [alpha], on: self) }
  }
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false
  /// The parts of the frame that resize with the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether ``autoresizingMask`` applies; if false, constraints determine the frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { layoutInputDidChange() }
    }
  }
  /// Whether subviews are resized by their masks.
  open var autoresizesSubviews = true
  /// How content fits the bounds.
  open var contentMode = ContentMode.scaleToFill { didSet { contentDidChange() } }
  /// Whether the view has no transparent parts; drawing does not depend on it.
  open var isOpaque = true
  /// Whether several touches are delivered.
  open var isMultipleTouchEnabled = false
  /// Whether the view alone receives touches while it does.
  open var isExclusiveTouch = false
  /// A view whose opacity masks this one.
  open var mask: UIView?
  /// The tint color of the view itself; nil takes the superview's.
  var ownTint: UIColor? { didSet { tintDidChange() } }
  /// A number that tells views with hosted content apart, once it is given.
  package var hostNumber: Int?
  /// The running animations of the view.
  package var motions = ViewMotions()
  /// Rarely used properties.
  package lazy var options = ViewOptions()
  /// What constraints, guides and layout margins the view has.
  package lazy var layoutState = ViewLayoutState()
  /// The gesture recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The controller whose view this is.
  package weak var controller: UIViewController?
  /// The label that assistive technologies read.
  open var accessibilityLabel: String?
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The hint that assistive technologies read.
  open var accessibilityHint: String?
  /// The value that assistive technologies read.
  open var accessibilityValue: String?
  /// Whether assistive technologies reach the view.
  open var isAccessibilityElement = false
  /// What the view is to assistive technologies.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The parts of the view that assistive technologies reach.
  open var accessibilityElements: [Any]?
  /// The color scheme of the view and its subviews; unspecified takes the superview's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet {
      guard newValue != overrideUserInterfaceStyle else { return }
      traitsBefore = traitCollection
    }
    didSet { if overrideUserInterfaceStyle != oldValue { traitsDidChange() } }
  }
  private var traitsBefore: UITraitCollection?
  /// How the layout direction is chosen.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with a frame, in the coordinates of its future superview.
  public init(frame: CGRect) {
    size = frame.size.sanitized
    storedCenter = CGPoint(
      x: frame.origin.x.sanitized + size.width / 2, y: frame.origin.y.sanitized + size.height / 2)
    super.init()
  }

  /// Creates a view as from a file; there are none, so it is empty.
  public required init?(coder: NSCoder) {
    (size, storedCenter) = (.zero, .zero)
    super.init()
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view's background, border and shadow.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let made = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    made.owner = self
    storedLayer = made
    return made
  }

  /// The layer, if it was ever asked for or is of a class of its own.
  package var madeLayer: CALayer? {
    storedLayer ?? (Self.layerClass == CALayer.self ? nil : layer)
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
    set { place(at: newValue.sanitized(or: storedCenter)) }
  }

  private func place(at center: CGPoint) {
    let old = storedCenter
    storedCenter = center
    motions.record(.center, from: [old.x, old.y], to: [center.x, center.y], on: self)
    geometryDidChange()
  }

  /// The transform, applied around the center.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      let old = storedTransform
      storedTransform = newValue
      motions.recordTransform(from: old, to: newValue, on: self)
      geometryDidChange()
    }
  }

  /// The point of the unit square that is at the center and that the transform turns around.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set {
      storedAnchor = newValue
      geometryDidChange()
    }
  }

  /// The transform in space, of which the flat part is drawn.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.flat }
  }

  /// The frame, in the superview's coordinates: the bounding box of the transformed bounds.
  open var frame: CGRect {
    get {
      let corner = CGRect(
        x: -size.width * storedAnchor.x, y: -size.height * storedAnchor.y, width: size.width,
        height: size.height)
      return corner.applying(storedTransform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      let wanted = newValue.size.sanitized
      let unit = CGSize(width: 1, height: 1).applying(storedTransform)
      resize(
        to: CGSize(
          width: unit.width == 0 ? wanted.width : wanted.width / abs(unit.width),
          height: unit.height == 0 ? wanted.height : wanted.height / abs(unit.height)))
      place(
        at: CGPoint(
          x: newValue.origin.x.sanitized + wanted.width * storedAnchor.x,
          y: newValue.origin.y.sanitized + wanted.height * storedAnchor.y))
    }
  }

  /// Tells the view, its controller and its subviews of other traits, if they are other ones.
  private func traitsDidChange() {
    guard let old = traitsBefore, old != traitCollection else { return }
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    tellTraitHandlers(old)
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified {
      view.traitsBefore = old
      view.traitsDidChange()
    }
  }

  /// Makes a change of the traits, and tells of it.
  func changingTraits(_ body: () -> Void) {
    traitsBefore = traitCollection
    body()
    traitsDidChange()
  }

  /// Called after the frame, the transform or the safe area changed.
  func geometryDidChange() { subviews.forEach { $0.geometryDidChange() } }

  /// Changes the size and resizes the subviews.
  private func resize(to newSize: CGSize) {
    let old = size
    guard newSize != old else { return }
    controller?.viewWillResize(from: old, to: newSize)
    size = newSize
    motions.record(
      .size, from: [old.width, old.height], to: [newSize.width, newSize.height], on: self)
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.autoresize(from: old, to: newSize)
      }
    }
    setNeedsLayout()
    if contentMode == .redraw { contentDidChange() }
  }

  /// Lays out the subviews; the default applies their constraints.
  open func layoutSubviews() {}

  /// Called after the view was made from a file, with its outlets; the default does nothing.
  open func awakeFromNib() {}

  /// Called in an editor of files of views, never in an app.
  open func prepareForInterfaceBuilder() {}

  /// Called when what the view draws has changed; the default does nothing.
  open func contentDidChange() {}

  // MARK: Hierarchy

  /// Adds a subview in front, after removing it from its superview.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview behind the subview at `index`.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    let (oldWindow, window) = (view.hierarchyWindow, hierarchyWindow)
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    view.ownScreen?.close()
    view.ownScreen = nil
    if oldWindow !== window { view.enterWindow(window, will: true) }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.geometryDidChange()
    view.layoutInputDidChange()
    view.didMoveToSuperview()
    if oldWindow !== window { view.enterWindow(window, will: false) }
    didAddSubview(view)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let window = hierarchyWindow
    superview?.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { enterWindow(nil, will: true) }
    layoutInputDidChange()
    leaveSuperview()
    didMoveToSuperview()
    if window != nil { enterWindow(nil, will: false) }
  }

  private func leaveSuperview() {
    superview?.touchScreen.cancelTouches(in: self)
    superview?.dropConstraints(of: self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// Called after a subview was added; the default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; the default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; the default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; the default does nothing.
  open func didMoveToSuperview() {}

  /// The root of the view hierarchy.
  package var root: UIView { superview?.root ?? self }

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

  override var responderScreen: TouchScreen? { touchScreen }

  /// The controller of the view, or its superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Coordinates

  private var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
      .concatenating(frameTransform(size: size, center: storedCenter, storedTransform))
  }

  /// The transform from the coordinates of the bounds, with the origin at their corner, to the
  /// superview.
  private func frameTransform(
    size: CGSize, center: CGPoint, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    CGAffineTransform(
      translationX: -size.width * storedAnchor.x, y: -size.height * storedAnchor.y
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
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
    let shown = presentation(at: time)
    return
      frameTransform(size: shown.size, center: shown.center, shown.transform)
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

  /// Converts a rectangle from another view's coordinates; from screen coordinates for nil.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view.map { rect.applying($0.toScreen) } ?? rect).applying(toScreen.inverted())
  }

  /// The distances from the view's edges to the safe area.
  ///
  /// - Source: documented.
  open var safeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    let screen = root.ownScreen
    if let safe = screen?.safeAreaInsets, safe != .zero {
      let (whole, own) = (root.bounds.size, safeAreaFrame)
      insets = UIEdgeInsets(
        top: max(0, safe.top - own.minY), left: max(0, safe.left - own.minX),
        bottom: max(0, own.maxY - (whole.height - safe.bottom)),
        right: max(0, own.maxX - (whole.width - safe.right)))
    }
    for view in sequence(first: self, next: \.superview) {
      guard let extra = view.controller?.shownSafeAreaInsets, extra != .zero else { continue }
      let (whole, own) = (view.bounds, view === self ? bounds : convert(bounds, to: view))
      let base = view.controllerSafeArea
      insets.top = max(insets.top, base.top + extra.top - (own.minY - whole.minY))
      insets.left = max(insets.left, base.left + extra.left - (own.minX - whole.minX))
      insets.bottom = max(insets.bottom, base.bottom + extra.bottom - (whole.maxY - own.maxY))
      insets.right = max(insets.right, base.right + extra.right - (whole.maxX - own.maxX))
    }
    return insets
  }

  /// The frame on the screen by which the safe area is found.
  private var safeAreaFrame: CGRect { convert(bounds, to: nil) }

  /// The part of a controller's safe area that comes from the screen.
  private var controllerSafeArea: UIEdgeInsets {
    guard let safe = root.ownScreen?.safeAreaInsets, safe != .zero else { return .zero }
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
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }

  /// Called when touches begin in the view; passes them on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  /// Called when touches that began in the view move; passes them on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  /// Called when touches that began in the view end; passes them on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  /// Called when touches that began in the view are cancelled; passes them on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }

  /// Draws the view's own content; the default draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Called when the tint color of the view or a superview changed; the default does nothing.
  open func tintColorDidChange() {}
  /// Called after the layout margins changed; the default does nothing.
  open func layoutMarginsDidChange() {}
  /// Called after the traits changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the safe area changed; the default does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called before the window changes; the default does nothing.
  open func windowWillChange(_ window: UIView?) {}
  /// Called after the window changed; the default does nothing.
  open func windowDidChange() {}
  /// The natural size; ``noIntrinsicMetric`` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The size that fits an available size best; the default is the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to ``sizeThatFits(_:)`` of its present size; the origin of the frame stays.
  ///
  /// A length that is negative or not finite is ignored.
  ///
  /// - Source: documented, for the size; that the origin stays is measured by others.
  open func sizeToFit() {
    let (origin, fitting) = (frame.origin, sizeThatFits(bounds.size))
    var size = bounds.size
    if fitting.width.isFinite, fitting.width >= 0 { size.width = fitting.width }
    if fitting.height.isFinite, fitting.height >= 0 { size.height = fitting.height }
    bounds.size = size
    let moved = frame.origin
    if moved != origin {
      center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }
  }
  /// The distances from the frame to the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Adds or changes constraints before a layout; call `super` last.
  open func updateConstraints() {}
  /// Whether the class uses constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The height for a width, of a view whose text wraps; nil for other views.
  open func wrappedHeight(for width: CGFloat) -> CGFloat? { nil }
  /// The constraints that the view itself adds for a layout.
  package func ownConstraints() -> [NSLayoutConstraint] { [] }

  // MARK: What classes replace

  /// Makes the first responder in the view resign; returns whether there is none any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = touchScreen.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    return first.resignFirstResponder()
  }

  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color: the own one, or the superview's, or blue; gray where it is dimmed.
  ///
  /// - Source: chosen: the gray of dimmed colors.
  open var tintColor: UIColor! {
    get {
      if tintAdjustmentMode == .dimmed { return .systemGray }
      return ownTint ?? superview?.tintColor ?? .systemBlue
    }
    set { ownTint = newValue }
  }

  /// Draws the view again; drawing is current at all times.
  open func setNeedsDisplay() { contentDidChange() }

  /// Draws a part of the view again; drawing is current at all times.
  open func setNeedsDisplay(_ rect: CGRect) { contentDidChange() }

  /// Lays out the subviews before the next picture.
  open func setNeedsLayout() {
    layoutState.needsLayout = true
    if isFixedForConstraints { layoutState.needsSolving = true }
    var view = superview
    while let ancestor = view, !ancestor.layoutState.descendantNeedsLayout {
      ancestor.layoutState.descendantNeedsLayout = true
      view = ancestor.superview
    }
  }

  /// Lays out the subviews now, if that is due.
  open func layoutIfNeeded() { root.performLayout() }

  /// Measures the natural size again.
  open func invalidateIntrinsicContentSize() { layoutInputDidChange() }

  /// The size that the constraints in the view give it, near a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints in the view give it, near a target with priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var layout = ConstraintLayout(in: self)
    return layout.fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Lays out the sublayers of the view's layer: the subviews.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// The action of a change of the layer; changes are not animated by themselves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Whether a gesture recognizer of the view may begin; the default is true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The value of a property by its name.
  open func knownValue(forKey key: String) -> Any? {
    switch key {
    case "layer": layer
    case "tag": tag
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    case "backgroundColor": backgroundColor
    case "tintColor": tintColor
    default: nil
    }
  }

  /// Sets a property by its name.
  open func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
    switch (key, value) {
    case ("tag", let value as Int): tag = value
    case ("frame", let value as CGRect): frame = value
    case ("bounds", let value as CGRect): bounds = value
    case ("center", let value as CGPoint): center = value
    case ("alpha", let value as CGFloat): alpha = value
    case ("alpha", let value as Double): alpha = CGFloat(value)
    case ("hidden", let value as Bool), ("isHidden", let value as Bool): isHidden = value
    case ("backgroundColor", let value as UIColor): backgroundColor = value
    case ("tintColor", let value as UIColor): tintColor = value
    default: return false
    }
    return true
  }

  /// The hugging priorities of the class.
  open var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultLow)
  }
  /// The distance from the top to the first baseline of the view's text; nil without text.
  open var firstBaseline: CGFloat? { nil }
  /// The distance from the last baseline of the view's text to the bottom; nil without text.
  open var lastBaseline: CGFloat? { nil }

  /// The scroll views among the view and its descendants.
  var scrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    addScrollViews(to: &found)
    return found
  }

  private func addScrollViews(to found: inout [UIScrollView]) {
    if let scroll = self as? UIScrollView { found.append(scroll) }
    for view in subviews { view.addScrollViews(to: &found) }
  }
}
