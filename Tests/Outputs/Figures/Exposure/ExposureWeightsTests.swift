import Testing

@testable import ScrollworkFigures

@Suite struct `Weights of exposures` {
  @Test(arguments: 1...30) func `sum to one and grow with time`(count: Int) {
    let weights = ExposureWeights(count: count)
    #expect(weights.weights.count == count)
    #expect(abs(weights.weights.reduce(0, +) - 1) < 1e-12)
    for (older, newer) in zip(weights.weights, weights.weights.dropFirst()) {
      #expect(older < newer)
    }
  }

  @Test(arguments: 1...30) func `are what layers leave of each other`(count: Int) {
    let weights = ExposureWeights(count: count)
    #expect(weights.opacities.first == 1)
    var parts: [Double] = []
    for opacity in weights.opacities { parts = parts.map { $0 * (1 - opacity) } + [opacity] }
    for (part, weight) in zip(parts, weights.weights) { #expect(abs(part - weight) < 1e-12) }
  }

  @Test func `age from faint to opaque`() {
    #expect(ExposureWeights(count: 1).ages == [1])
    let ages = ExposureWeights(count: 3).ages
    #expect(abs(ages[0] - 0.3) + abs(ages[1] - 0.65) + abs(ages[2] - 1) < 1e-12)
  }
}
