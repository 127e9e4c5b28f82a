import Foundation

/// The filters of ꟻLIP, each of one dimension, for rows and columns alike.
///
/// - Source: documented, the paper's contrast sensitivity functions and feature detectors, with the
///   constants of NVIDIA's FLIP.h; how the sum of two Gaussians is separated is in
///   separatedConvolutions.pdf beside it.
struct FLIPFilters {
  /// The contrast sensitivity to lightness.
  let lightness: [Float]
  /// The contrast sensitivity to red and green.
  let redGreen: [Float]
  /// The contrast sensitivity to blue and yellow, in two parts that are added.
  let blueYellow: (wide: [Float], narrow: [Float])
  /// A Gaussian.
  let smooth: [Float]
  /// Its first derivative, which finds edges.
  let edge: [Float]
  /// Its second derivative, which finds points.
  let point: [Float]

  /// How many pixels away a filter still sees something.
  var reach: Int { max(lightness.count, smooth.count) / 2 }

  /// The filters for a viewing distance.
  init(pixelsPerDegree: Float) {
    let square = Float.pi * Float.pi
    // From the largest of the scales.
    let radius = Int((3 * (0.04 / (2 * square)).squareRoot() * pixelsPerDegree).rounded(.up))
    func gaussian(_ amplitude: Float, _ scale: Float) -> [Float] {
      (-radius...radius).map { step in
        let x = Float(step) / pixelsPerDegree
        return amplitude * exp(-square * x * x / scale)
      }
    }
    lightness = Self.normalized(gaussian(1, 0.0047))
    redGreen = Self.normalized(gaussian(1, 0.0053))
    let wide = gaussian((34.1 * (Float.pi / 0.04).squareRoot()).squareRoot(), 0.04)
    let narrow = gaussian((13.5 * (Float.pi / 0.025).squareRoot()).squareRoot(), 0.025)
    let (wideSum, narrowSum) = (wide.reduce(0, +), narrow.reduce(0, +))
    let norm = 1 / (wideSum * wideSum + narrowSum * narrowSum).squareRoot()
    blueYellow = (wide.map { $0 * norm }, narrow.map { $0 * norm })

    // Features are 0.082 degrees wide.
    let deviation = 0.5 * 0.082 * pixelsPerDegree
    let steps = Int((3 * deviation).rounded(.up))
    let xs = (-steps...steps).map { Float($0) }
    let bell = xs.map { exp(-$0 * $0 / (2 * deviation * deviation)) }
    smooth = Self.normalized(bell)
    edge = Self.balanced(zip(xs, bell).map { -$0 * $1 })
    point = Self.balanced(zip(xs, bell).map { ($0 * $0 / (deviation * deviation) - 1) * $1 })
  }

  /// Weights whose sum is 1.
  private static func normalized(_ weights: [Float]) -> [Float] {
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  /// Weights whose positive ones sum up to 1, and whose negative ones to -1.
  private static func balanced(_ weights: [Float]) -> [Float] {
    let positive = weights.reduce(0) { $0 + max(0, $1) }
    let negative = weights.reduce(0) { $0 - min(0, $1) }
    return weights.map { $0 / ($0 > 0 ? positive : negative) }
  }
}
