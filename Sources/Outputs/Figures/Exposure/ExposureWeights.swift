import Foundation

/// The weights of the stills of a multiple exposure, oldest first.
struct ExposureWeights: Hashable {
  /// The parts of the stills in the picture; their sum is 1.
  let weights: [Double]

  /// The weights of `count` stills, each stronger than the one before.
  ///
  /// - Source: chosen: the newest of five has almost half of the weight, and the oldest is still
  ///   seen.
  init(count: Int) {
    let powers = (0..<max(1, count)).map { pow(1.6, Double($0)) }
    let sum = powers.reduce(0, +)
    weights = powers.map { $0 / sum }
  }

  /// The opacities of layers, oldest at the bottom, that give the stills their weights.
  ///
  /// A layer of opacity a leaves 1 - a of its backdrop: each is its weight by the sum of the
  /// weights so far, so the first is opaque, and pixels that are equal in all stills keep their color.
  var opacities: [Double] {
    var sum = 0.0
    return weights.map { weight in
      sum += weight
      return weight / sum
    }
  }

  /// The opacities of outlines and dots by age, oldest first; the newest is opaque.
  var ages: [Double] {
    guard weights.count > 1 else { return [1] }
    return weights.indices.map { 0.3 + 0.7 * Double($0) / Double(weights.count - 1) }
  }
}
