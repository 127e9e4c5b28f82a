// The clock's rate, and the conversion between ticks and seconds.
extension Player {
  /// Ticks per second.
  ///
  /// - Source: chosen, the rate of a fast display.
  nonisolated static let displayRate = 120.0

  /// The first tick that is not before a moment.
  nonisolated static func tick(at time: Double) -> Int {
    Int((time * displayRate - 1e-6).rounded(.up))
  }

  /// The last tick that is not after a moment.
  nonisolated static func lastTick(notAfter time: Double) -> Int {
    let tick = Int(time * displayRate)
    return Double(tick + 1) / displayRate <= time ? tick + 1 : tick
  }

  /// The moment of a tick, in seconds.
  nonisolated static func time(ofTick tick: Int) -> Double { Double(tick) / displayRate }

  /// The time from one tick to the next, in seconds.
  nonisolated static let tickDuration = 1 / displayRate
}
