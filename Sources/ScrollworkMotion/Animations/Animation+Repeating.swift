import Foundation

extension Animation {
  /// The same animation `repeatCount` times, every second time backwards if `autoreverses` is true.
  ///
  /// A delay written before counts for each pass, one written after only for the first. After the
  /// last pass the value is at its end, also when that pass led back. Passes begin at rest: what
  /// moved before is not taken over. Counts below one mean one.
  ///
  /// - Source: documented. SwiftUI's interface; counts below one, rest at the beginning: chosen.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: max(1, repeatCount), autoreverses: autoreverses))
  }

  /// The same animation again and again, every second time backwards if `autoreverses` is true.
  ///
  /// An animation without length is at its end at once, as if it were not repeated.
  ///
  /// - Source: documented. SwiftUI's interface.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: nil, autoreverses: autoreverses))
  }
}

/// Where in a repeated animation a time falls.
struct RepeatedPass {
  /// The time since the pass began, in seconds.
  let time: Double
  /// Whether the pass leads back.
  let isReversed: Bool

  /// The pass of an animation that takes `length` seconds; nil when the last one is over, or when
  /// there is no length to repeat.
  init?(of length: Double, count: Int?, autoreverses: Bool, at time: Double) {
    guard length > 0 else { return nil }
    // An endless pass has no second one.
    let index = length.isFinite ? max(0, (time / length).rounded(.down)) : 0
    guard index < count.map(Double.init) ?? .infinity else { return nil }
    self.time = index > 0 ? max(0, time - index * length) : time
    isReversed = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
  }
}
