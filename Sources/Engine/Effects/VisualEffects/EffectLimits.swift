import Foundation

/// The limits that effect parameters are clamped to.
///
/// An effect with a NaN parameter is omitted, as if it had not been applied. Larger values than can
/// make a visible difference are clamped to the limit, infinity included.
///
/// - Source: chosen; the system says of some such numbers that it ignores them.
enum EffectLimits {
  /// The largest scale factor, in magnitude: one point covers many canvases.
  static let scale: CGFloat = 10_000
  /// The largest translation, in points: beyond every canvas.
  static let distance: CGFloat = 1_000_000
  /// The largest standard deviation of a blur, in points: the canvas has one color.
  static let blur: CGFloat = 1000
  /// The largest amount of a color adjustment, in magnitude.
  static let amount = 10_000.0

  /// The number clamped to ±`limit`; nil for NaN.
  static func clamp<Number: BinaryFloatingPoint>(_ number: Number, to limit: Number) -> Number? {
    number.isNaN ? nil : min(max(number, -limit), limit)
  }
}
