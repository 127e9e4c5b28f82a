/// The engine's clock: ticks, 120 to the second, counted from zero.
///
/// State changes, steps of a script and callbacks happen on ticks, whatever times stills are asked
/// for. A tick is its number, an `Int`; a time is in seconds.
package enum Tick {
  /// Ticks per second.
  ///
  /// - Source: chosen, the rate of a fast display.
  package static let rate = 120.0

  /// The time from one tick to the next, in seconds.
  package static let interval = 1 / rate

  /// The share of a tick by which rounding may put a time off its tick.
  private static let tolerance = 1e-6

  /// The time of a tick, which is the duration of that many ticks, in seconds.
  package static func time(of tick: Int) -> Double { Double(tick) / rate }

  /// The first tick not before a time; a time that is past a tick by rounding alone counts as that
  /// tick.
  ///
  /// - Precondition: `time` is finite.
  package static func first(notBefore time: Double) -> Int {
    Int((time * rate - tolerance).rounded(.up))
  }

  /// The last tick not after a time, exactly.
  ///
  /// - Precondition: `time` is finite, and zero or more.
  package static func last(notAfter time: Double) -> Int {
    let tick = Int(time * rate)
    return Self.time(of: tick + 1) <= time ? tick + 1 : tick
  }

  /// The last tick not after a time; a time that is before a tick by rounding alone counts as that
  /// tick.
  ///
  /// - Precondition: `time` is finite.
  package static func last(reachedBy time: Double) -> Int {
    Int((time * rate + tolerance).rounded(.down))
  }

  /// The number of ticks nearest to a duration; halves round away from zero.
  ///
  /// - Precondition: `duration` is finite.
  package static func count(nearest duration: Double) -> Int { Int((duration * rate).rounded()) }
}
