public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry

/// A rectangle in a hierarchy of views, which receives touches.
///
/// Hosted in a scene, it draws its background, its layer and its subviews. Coordinates that are not
/// finite count as zero, and so do negative sizes.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The size and the place.
  private(set) var geometry: ViewGeometry
  /// The screen of a view that is the root of its hierarchy.
  var ownScreen: TouchScreen?
  private var storedLayer: CALayer?

  /// The view's superview.
  public internal(set) weak var superview: UIView?
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
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
  }
  /// The controller whose view this is.
  weak var owner: (any ViewOwner)?
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
  /// The traits before a change of the color scheme that is being made.
  var traitsBefore: UITraitCollection?
  /// How the layout direction is chosen.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with a frame, in the coordinates of its future superview.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  /// Creates a view as from a file; there are none, so it is empty.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
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
    get { CGRect(origin: boundsOrigin, size: geometry.size) }
    set {
      resize(to: newValue.size.sanitized)
      boundsOrigin = newValue.origin.sanitized(or: boundsOrigin)
      geometryDidChange()
    }
  }

  /// The center of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { place(at: newValue.sanitized(or: geometry.center)) }
  }

  private func place(at center: CGPoint) {
    let old = geometry.center
    geometry.center = center
    motions.record(.center, from: [old.x, old.y], to: [center.x, center.y], on: self)
    geometryDidChange()
  }

  /// The transform, applied around the center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      let old = geometry.transform
      geometry.transform = newValue
      motions.recordTransform(from: old, to: newValue, on: self)
      geometryDidChange()
    }
  }

  /// The point of the unit square that is at the center and that the transform turns around.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set {
      geometry.anchor = newValue
      geometryDidChange()
    }
  }

  /// The frame, in the superview's coordinates: the bounding box of the transformed bounds.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      let (size, center) = geometry.placed(in: newValue)
      resize(to: size)
      place(at: center)
    }
  }

  /// Called after the frame, the transform or the safe area changed.
  func geometryDidChange() { subviews.forEach { $0.geometryDidChange() } }

  /// Changes the size and resizes the subviews.
  private func resize(to newSize: CGSize) {
    let old = geometry.size
    guard newSize != old else { return }
    owner?.viewWillResize(from: old, to: newSize)
    geometry.size = newSize
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
  open func insertSubview(_ view: UIView, at index: Int) { take(in: view, at: index) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leave() }

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

  override var responderScreen: TouchScreen? { touchScreen }

  /// The controller of the view, or its superview.
  open override var next: UIResponder? { owner ?? superview }

  /// The distances from the view's edges to the safe area.
  ///
  /// - Source: documented.
  open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsOfSurroundings() }

  // MARK: On the screen

  /// The origin of the bounds on screen at `time`.
  func presentationOrigin(at time: Double) -> CGPoint { boundsOrigin }

  /// Extra on-screen scale of a subview at `time`.
  func presentationScale(of view: UIView, at time: Double) -> CGFloat { 1 }

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
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed; the default does nothing.
  open func didMoveToWindow() {}
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
  open func sizeToFit() { takeFittingSize() }
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
  open func setNeedsLayout() { markForLayout() }

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
  open func knownValue(forKey key: String) -> Any? { property(named: key) }

  /// Sets a property by its name.
  open func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
    setProperty(named: key, to: value)
  }

  /// The hugging priorities of the class.
  open var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultLow)
  }
  /// The distance from the top to the first baseline of the view's text; nil without text.
  open var firstBaseline: CGFloat? { nil }
  /// The distance from the last baseline of the view's text to the bottom; nil without text.
  open var lastBaseline: CGFloat? { nil }
}
