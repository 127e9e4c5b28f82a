public import Foundation

/// What a view remembers for its layout.
@MainActor package final class ViewLayoutState {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were added.
  var guides: [UILayoutGuide] = []
  private var ownGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  /// The margins, if they were set.
  var margins: UIEdgeInsets?
  var preservesMargins = false
  var insetsMargins = true
  /// How constraints hold the view while content scrolls; nil for a view that scrolls with it.
  var held: HeldPosition?
  /// Whether the subviews must be laid out.
  var needsLayout = true
  /// Whether a descendant must be laid out.
  var descendantNeedsLayout = false
  /// Whether the constraints in the view must be solved.
  var needsSolving = false
  /// Whether ``UIView/updateConstraints()`` must be called.
  var needsUpdate = true
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?

  func guide(_ role: UILayoutGuide.Role, of view: UIView) -> UILayoutGuide {
    if let guide = ownGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: view)
    ownGuides[role] = guide
    return guide
  }
}

extension UIView {
  /// Whether the frame is fixed for constraints: they see it as numbers.
  var isFixedForConstraints: Bool {
    superview == nil || translatesAutoresizingMaskIntoConstraints
  }

  /// The view up to whose edges the constraints around this one reach.
  private var layoutBoundary: UIView {
    isFixedForConstraints ? self : superview?.layoutBoundary ?? self
  }

  /// Called after a constraint of the view was added, removed or changed.
  func constraintsDidChange() {
    layoutBoundary.layoutState.needsSolving = true
    if isFixedForConstraints { superview?.layoutBoundary.layoutState.needsSolving = true }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Called after something that the layout around the view depends on changed.
  package func layoutInputDidChange() {
    layoutBoundary.layoutState.needsSolving = true
    superview?.layoutBoundary.layoutState.needsSolving = true
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Marks the view, and the way to it from the root, for the next layout.
  func markForLayout() {
    layoutState.needsLayout = true
    if isFixedForConstraints { layoutState.needsSolving = true }
    var view = superview
    while let ancestor = view, !ancestor.layoutState.descendantNeedsLayout {
      ancestor.layoutState.descendantNeedsLayout = true
      view = ancestor.superview
    }
  }

  /// Takes the size that fits the present one best; the origin of the frame stays.
  func takeFittingSize() {
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

  /// The number of rounds of layouts that cause further ones.
  ///
  /// - Source: chosen; two are usual.
  private static let mostLayoutRounds = 12

  func performLayout() {
    var rounds = 0
    while layoutState.needsLayout || layoutState.descendantNeedsLayout,
      rounds < Self.mostLayoutRounds
    {
      layoutOnce()
      rounds += 1
    }
  }

  private func layoutOnce() {
    layoutState.descendantNeedsLayout = false
    updateConstraintsIfNeeded()
    if isFixedForConstraints, layoutState.needsSolving {
      layoutState.needsSolving = false
      var layout = ConstraintLayout(in: self)
      layout.apply()
    }
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      if !(root.ownScreen?.awaitsSafeArea ?? false) { owner?.tellOfAppearing() }
      owner?.viewWillLayoutSubviews()
      if let layer = madeLayer {
        layoutSublayers(of: layer)
        layer.layoutTree()
      } else {
        layoutSubviews()
      }
      owner?.viewDidLayoutSubviews()
    }
    for view in subviews
    where view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout
      || view.layoutState.needsSolving || view.layoutState.needsUpdate
    {
      view.layoutOnce()
    }
  }

  /// Calls ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsUpdate = true
    setNeedsLayout()
  }

  /// Calls ``updateConstraints()`` now, if that is due.
  public func updateConstraintsIfNeeded() {
    guard layoutState.needsUpdate else { return }
    layoutState.needsUpdate = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Natural sizes

  /// The priority with which the view resists growing beyond its natural size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let set = layoutState.hugging ?? defaultHugging
    return axis == .horizontal ? set.horizontal : set.vertical
  }

  /// Sets the priority with which the view resists growing beyond its natural size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var set = layoutState.hugging ?? defaultHugging
    if axis == .horizontal { set.horizontal = priority } else { set.vertical = priority }
    layoutState.hugging = set
    layoutInputDidChange()
  }

  /// The priority with which the view resists shrinking below its natural size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    let set = layoutState.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? set.horizontal : set.vertical
  }

  /// Sets the priority with which the view resists shrinking below its natural size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var set = layoutState.resistance ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { set.horizontal = priority } else { set.vertical = priority }
    layoutState.resistance = set
    layoutInputDidChange()
  }

  /// The size of a view without room to spare.
  nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The size of a view with all room.
  nonisolated public static var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }
}
