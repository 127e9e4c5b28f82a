import Foundation

/// The keyboard at the lower screen edge, and its interactive dismissal.
struct KeyboardDismissal: Hashable, Sendable {
  /// The full height, in points; zero for none.
  private(set) var height: CGFloat
  /// The part of the height that a drag has moved offscreen.
  private(set) var dismissedHeight: CGFloat = 0

  init(height: CGFloat) { self.height = height }

  var visibleHeight: CGFloat { height - dismissedHeight }

  /// Follows a finger `distance` points above the lower edge; stays put while that is above the
  /// keyboard.
  ///
  /// - Source: documented that it follows the finger, and that pulling back cancels.
  mutating func follow(_ distance: CGFloat) {
    dismissedHeight = min(max(height - distance, 0), height)
  }

  /// Ends the drag: dismisses the keyboard when it moves downward, or rests more than half
  /// dismissed; restores it otherwise.
  ///
  /// - Source: chosen.
  mutating func release(velocity: CGFloat) {
    if dismissedHeight > 0, velocity > 0 || (velocity == 0 && dismissedHeight > height / 2) {
      height = 0
    }
    dismissedHeight = 0
  }
}
