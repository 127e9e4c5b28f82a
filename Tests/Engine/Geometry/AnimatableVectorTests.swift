import ScrollworkGeometry
import Testing

@Suite struct `A vector of any length` {
  @Test func `treats missing components as zero`() {
    let short = AnimatableVector([1, 2])
    let long = AnimatableVector([10, 20, 30])
    #expect((short + long).components == [11, 22, 30])
    #expect((short - long).components == [-9, -18, -30])
    #expect((AnimatableVector.zero + short) == short)
    #expect(short[5] == 0)
    #expect(short.scaled(by: -2).components == [-2, -4])
    #expect(long.magnitudeSquared == 1400)
  }

  @Test func `ignores trailing zeros in comparisons`() {
    let (a, b) = (AnimatableVector([1, 0]), AnimatableVector([1]))
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a != AnimatableVector([0, 1]))
    #expect(AnimatableVector([0, 0]) == .zero)
  }
}
