import Foundation

extension UIView {
  /// The safe area of the screen and that of the controllers around the view, whichever is larger.
  func safeAreaInsetsOfSurroundings() -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    let screen = root.ownScreen
    if let safe = screen?.safeAreaInsets, safe != .zero {
      let (whole, own) = (root.bounds.size, convert(bounds, to: nil))
      insets = UIEdgeInsets(
        top: max(0, safe.top - own.minY), left: max(0, safe.left - own.minX),
        bottom: max(0, own.maxY - (whole.height - safe.bottom)),
        right: max(0, own.maxX - (whole.width - safe.right)))
    }
    for view in sequence(first: self, next: \.superview) {
      guard let extra = view.owner?.shownSafeAreaInsets, extra != .zero else { continue }
      let (whole, own) = (view.bounds, view === self ? bounds : convert(bounds, to: view))
      let base = view.controllerSafeArea
      insets.top = max(insets.top, base.top + extra.top - (own.minY - whole.minY))
      insets.left = max(insets.left, base.left + extra.left - (own.minX - whole.minX))
      insets.bottom = max(insets.bottom, base.bottom + extra.bottom - (whole.maxY - own.maxY))
      insets.right = max(insets.right, base.right + extra.right - (whole.maxX - own.maxX))
    }
    return insets
  }

  /// The part of a controller's safe area that comes from the screen.
  private var controllerSafeArea: UIEdgeInsets {
    guard let safe = root.ownScreen?.safeAreaInsets, safe != .zero else { return .zero }
    let (whole, own) = (root.bounds.size, convert(bounds, to: nil))
    return UIEdgeInsets(
      top: max(0, safe.top - own.minY), left: max(0, safe.left - own.minX),
      bottom: max(0, own.maxY - (whole.height - safe.bottom)),
      right: max(0, own.maxX - (whole.width - safe.right)))
  }

  /// Lays out the view and its subviews again, after the safe area changed.
  func invalidateSafeArea() {
    layoutInputDidChange()
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    subviews.forEach { $0.invalidateSafeArea() }
  }
}
