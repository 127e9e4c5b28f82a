import Foundation

/// How far the numbers of effects count.
///
/// What is not a number changes nothing: the effect that has it is left out, as if it had not been
/// written. What is larger than can make a difference counts as the limit, infinity too.
///
/// - Source: chosen; the system says of some such numbers that it ignores them.
enum EffectLimits {
  /// The largest factor of a scale, in size: a point is then many canvases large.
  static let scale: CGFloat = 10_000
  /// The farthest that something is moved, in points: out of every canvas.
  static let distance: CGFloat = 1_000_000
  /// The largest standard deviation of a blur, in points: then a canvas has one color.
  static let blur: CGFloat = 1000
  /// The largest amount of a change of colors, in size.
  static let amount = 10_000.0

  /// A number no larger than a limit in size; nil for what is not a number.
  static func cut<Number: BinaryFloatingPoint>(_ number: Number, to limit: Number) -> Number? {
    number.isNaN ? nil : min(max(number, -limit), limit)
  }
}
