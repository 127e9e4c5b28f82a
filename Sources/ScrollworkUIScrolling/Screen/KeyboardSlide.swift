import Foundation

/// The keyboard at the lower edge, and how far a finger has pushed it out.
struct KeyboardSlide: Hashable, Sendable {
  /// How high it is.
  private(set) var height: CGFloat
  /// How much of that is pushed out.
  private(set) var way: CGFloat = 0

  init(height: CGFloat) { self.height = height }

  var visibleHeight: CGFloat { height - way }

  /// Follows a finger that is `distance` above the lower edge; higher up than the keyboard it leaves
  /// it alone.
  ///
  /// - Source: documented that it follows the finger, and that pulling back cancels.
  mutating func follow(_ distance: CGFloat) { way = min(max(height - distance, 0), height) }

  /// The finger leaves: the keyboard goes if more than half of it has gone, or if it was on its way
  /// out, and else comes back.
  ///
  /// - Source: chosen.
  mutating func release(velocity: CGFloat) {
    if way > 0, velocity > 0 || (velocity == 0 && way > height / 2) { height = 0 }
    way = 0
  }
}
