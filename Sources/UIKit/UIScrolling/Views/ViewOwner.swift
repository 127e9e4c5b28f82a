import Foundation

/// What a view asks and tells the controller whose view it is.
@MainActor protocol ViewOwner: UIResponder {
  /// The color scheme of the view and its subviews; unspecified takes that around it.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  /// The safe area that the controller and its containers add.
  var shownSafeAreaInsets: UIEdgeInsets { get }
  /// Whether scroll views are inset by bars.
  var automaticallyAdjustsScrollViewInsets: Bool { get }

  /// Called before the size of the view changes.
  func viewWillResize(from old: CGSize, to new: CGSize)
  /// Called before a layout, for a view that appears.
  func tellOfAppearing()
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called after the view laid out its subviews.
  func viewDidLayoutSubviews()
  /// Adds or changes constraints before a layout.
  func updateViewConstraints()
  /// Called after the layout margins changed.
  func viewLayoutMarginsDidChange()
  /// Called after the safe area changed.
  func viewSafeAreaInsetsDidChange()
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
