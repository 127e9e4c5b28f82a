/// The engine's clock: ticks, 120 to the second, counted from zero.
///
/// State changes, steps of a script and callbacks happen on ticks, whatever times stills are asked
/// for. A tick is its number, an `Int`; a time is in seconds. Times beyond the last tick, and those
/// that are not a number, count as the last tick.
package enum Tick {
  /// Ticks per second.
  ///
  /// - Source: chosen, the rate of a fast display.
  package static let rate = 120.0

  /// The time from one tick to the next, in seconds.
  package static let interval = 1 / rate

  /// The share of a tick by which rounding may put a time off its tick.
  private static let tolerance = 1e-6

  /// The last tick, in either direction from zero; ticks are exact up to here.
  ///
  /// - Source: chosen: about 300,000 years, far below the range of an `Int`, so that the sum of two
  ///   ticks is a number.
  package static let limit = 1 << 50

  /// The time of a tick, which is the duration of that many ticks, in seconds.
  package static func time(of tick: Int) -> Double { Double(tick) / rate }

  /// The first tick not before a time; a time that is past a tick by rounding alone counts as that
  /// tick.
  package static func first(notBefore time: Double) -> Int {
    clamped((time * rate - tolerance).rounded(.up))
  }

  /// The last tick not after a time, exactly.
  ///
  /// - Precondition: `time` is zero or more.
  package static func last(notAfter time: Double) -> Int {
    let tick = clamped(time * rate)
    return Self.time(of: tick + 1) <= time ? tick + 1 : tick
  }

  /// The last tick not after a time; a time that is before a tick by rounding alone counts as that
  /// tick.
  package static func last(reachedBy time: Double) -> Int {
    clamped((time * rate + tolerance).rounded(.down))
  }

  /// The number of ticks nearest to a duration; halves round away from zero.
  package static func count(nearest duration: Double) -> Int {
    clamped((duration * rate).rounded())
  }

  /// The tick with a number: ``limit`` for larger ones and for what is not a number, so that such a
  /// time never comes.
  private static func clamped(_ number: Double) -> Int {
    let limit = Double(limit)
    return number.isNaN ? Self.limit : Int(min(max(number, -limit), limit))
  }
}
