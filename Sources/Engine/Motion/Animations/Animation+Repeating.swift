import Foundation

extension Animation {
  /// Repeats the animation `repeatCount` times, reversing every second pass if `autoreverses` is
  /// true.
  ///
  /// A delay applied before this modifier delays each pass, one applied after delays only the
  /// first. After the last pass the value is at its end, also when that pass was reversed. Passes
  /// begin at rest: an initial velocity is ignored. Counts below one are clamped to one.
  ///
  /// - Source: documented. SwiftUI's interface; counts below one, rest at the beginning: chosen.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: max(1, repeatCount), autoreverses: autoreverses))
  }

  /// Repeats the animation forever, reversing every second pass if `autoreverses` is true.
  ///
  /// An animation of zero duration is at its end at once, as if it were not repeated.
  ///
  /// - Source: documented. SwiftUI's interface.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: nil, autoreverses: autoreverses))
  }
}

/// The pass of a repeated animation at a time.
struct RepeatedPass {
  /// The time since the pass began, in seconds.
  let time: Double
  /// Whether the pass runs backward.
  let isReversed: Bool

  /// The pass of an animation of `length` seconds; nil after the last pass or if the length is
  /// zero.
  init?(of length: Double, count: Int?, autoreverses: Bool, at time: Double) {
    guard length > 0 else { return nil }
    // A pass of infinite length has no successor.
    let index = length.isFinite ? max(0, (time / length).rounded(.down)) : 0
    guard index < count.map(Double.init) ?? .infinity else { return nil }
    self.time = index > 0 ? max(0, time - index * length) : time
    isReversed = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
  }
}
