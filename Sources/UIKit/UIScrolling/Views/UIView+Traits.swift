import Foundation

extension UIView {
  /// The traits of the view.
  public var traitCollection: UITraitCollection {
    let screen = touchScreen
    let own = traitCollectionOverride
    return UITraitCollection(
      userInterfaceStyle: own == .unspecified ? (screen.isDark ? .dark : .light) : own,
      size: root.bounds.size, displayScale: screen.scale, isElevated: isElevated)
  }

  /// The color scheme chosen by the view's controller.
  package var controllerStyle: UIUserInterfaceStyle {
    owner?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// The color scheme chosen for the view, or for the nearest view around it that has one.
  package var traitCollectionOverride: UIUserInterfaceStyle {
    sequence(first: self, next: \.superview).lazy
      .map { view in
        view.overrideUserInterfaceStyle != .unspecified
          ? view.overrideUserInterfaceStyle
          : view.owner?.overrideUserInterfaceStyle ?? .unspecified
      }
      .first { $0 != .unspecified } ?? .unspecified
  }

  /// The level on which a presentation puts the view; nil for that of the views around it.
  package var presentedLevel: UIUserInterfaceLevel? {
    (superview as? ControllerPresentation.PresentationView)?.level
  }

  /// Whether the view is on the elevated level.
  private var isElevated: Bool {
    let level = sequence(first: self, next: \.superview).lazy.compactMap(\.presentedLevel).first
    return level.map { $0 == .elevated } ?? touchScreen.isElevated
  }

  /// Tells the view, its controller and its subviews of other traits, if they are other ones.
  func traitsDidChange() {
    guard let old = traitsBefore, old != traitCollection else { return }
    traitCollectionDidChange(old)
    owner?.traitCollectionDidChange(old)
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
}
