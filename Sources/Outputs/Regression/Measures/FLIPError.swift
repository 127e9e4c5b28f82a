import Foundation

/// The error of a pixel, from the filtered colors and features of both pictures.
enum FLIPError {
  /// The exponent of color differences, which makes small ones larger.
  private static let colorExponent: Float = 0.7
  /// The color difference, as a share of the greatest, up to which differences take nearly all of
  /// the range.
  private static let knee: Float = 0.4
  /// The part of the range that they take.
  private static let kneeError: Float = 0.95
  /// The greatest color difference: between pure green and blue.
  private static let greatestDistance = pow(
    distance(huntAdjusted([0, 1, 0]), huntAdjusted([0, 0, 1])), colorExponent)

  /// The error, from 0 to 1, of filtered colors and of features, an edge and a point.
  static func error(
    _ old: SIMD3<Float>, _ new: SIMD3<Float>, _ oldFeatures: SIMD2<Float>,
    _ newFeatures: SIMD2<Float>
  ) -> Float {
    let color = colorError(old, new)
    let edge = abs(oldFeatures.x - newFeatures.x)
    let point = abs(oldFeatures.y - newFeatures.y)
    // The exponent of feature differences is a half.
    let feature = (max(edge, point) / Float(2).squareRoot()).squareRoot()
    return color == 0 ? 0 : pow(color, 1 - feature)
  }

  private static func colorError(_ old: SIMD3<Float>, _ new: SIMD3<Float>) -> Float {
    let limit = knee * greatestDistance
    let difference = pow(distance(adjusted(old), adjusted(new)), colorExponent)
    if difference < limit { return difference * (kneeError / limit) }
    return kneeError + (difference - limit) / (greatestDistance - limit) * (1 - kneeError)
  }

  /// A filtered color, within what a display can show.
  private static func adjusted(_ opponents: SIMD3<Float>) -> SIMD3<Float> {
    let linear = FLIPColor.linear(ofXYZ: FLIPColor.xyz(ofOpponents: opponents))
    return huntAdjusted(linear.clamped(lowerBound: .zero, upperBound: .one))
  }

  /// The color in CIELAB, whose chroma grows with its lightness: the Hunt effect.
  private static func huntAdjusted(_ linear: SIMD3<Float>) -> SIMD3<Float> {
    let lab = FLIPColor.lab(ofXYZ: FLIPColor.xyz(ofLinear: linear))
    let factor = 0.01 * lab.x
    return SIMD3(lab.x, factor * lab.y, factor * lab.z)
  }

  /// The HyAB distance: of lightness plus of chroma.
  private static func distance(_ one: SIMD3<Float>, _ other: SIMD3<Float>) -> Float {
    let step = one - other
    return abs(step.x) + (step.y * step.y + step.z * step.z).squareRoot()
  }
}
