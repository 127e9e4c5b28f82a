/// The purpose of an animated scroll.
package enum ScrollPurpose: Hashable, Sendable {
  /// An offset that code scrolls to.
  case offset
  /// The top, after a tap on the status bar.
  case top
  /// The target of a mouse wheel.
  case wheel
  /// The place of content after a refresh.
  case refresh

  /// The delegate callback at the end; nil if there is none.
  ///
  /// - Source: documented for the first two, chosen for the others.
  package var endCallback: ScrollCallback.Kind? {
    switch self {
    case .offset: .didEndScrollingAnimation
    case .top: .didScrollToTop
    case .wheel, .refresh: nil
    }
  }
}
