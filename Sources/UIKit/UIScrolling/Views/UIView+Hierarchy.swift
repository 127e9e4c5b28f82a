public import Foundation
package import ScrollworkDrawing

extension UIView {
  /// A dimension without natural size.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Takes a view in as a subview, from the superview it has.
  func take(in view: UIView, at index: Int) {
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

  /// Leaves the superview.
  func leave() {
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

  /// Inserts a subview behind another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Inserts a subview in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// The view or the first descendant with a tag; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The tint color of the view itself; nil if it has none.
  package var ownTintColor: UIColor? { ownTint }

  func tintDidChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintDidChange() }
  }

  /// The window of the hierarchy, the scene's for views that SwiftUI's views host; nil outside of one.
  package var hierarchyWindow: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
      ?? root.ownScreen?.sceneWindow
  }

  /// Tells the view and its descendants of another window.
  func enterWindow(_ window: UIWindow?, will: Bool) {
    if will { willMove(toWindow: window) } else { didMoveToWindow() }
    subviews.forEach { $0.enterWindow(window, will: will) }
  }

  /// How content fits the bounds of a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn again for new bounds.
    case redraw
    /// Centered at its own size.
    case center
    /// At the middle of the top edge.
    case top
    /// At the middle of the bottom edge.
    case bottom
    /// At the middle of the left edge.
    case left
    /// At the middle of the right edge.
    case right
    /// At the top left corner.
    case topLeft
    /// At the top right corner.
    case topRight
    /// At the bottom left corner.
    case bottomLeft
    /// At the bottom right corner.
    case bottomRight
  }
}

/// A color scheme of views.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The scheme of the surroundings.
  case unspecified = 0
  /// The light scheme.
  case light
  /// The dark scheme.
  case dark
}

/// What a view's content means for its layout direction.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The direction of the language.
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
