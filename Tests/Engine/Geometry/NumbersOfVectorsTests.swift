import Foundation
import Testing

@testable import ScrollworkGeometry

@Suite struct `The numbers of a vector` {
  @Test func `are those of nested pairs, in order`() throws {
    let frame = CGRect(x: 1, y: -2, width: 3.5, height: 4).animatableData
    let pair = AnimatablePair(frame, AnimatablePair(EmptyAnimatableData(), 5.0))
    let numbers = try #require(AnimatableVector(numbersOf: pair))
    #expect(numbers.components == [1, -2, 3.5, 4, 5])
    #expect(numbers.vector(as: type(of: pair)) == pair)
    let none = try #require(AnimatableVector(numbersOf: EmptyAnimatableData()))
    #expect(none.components.isEmpty)
    #expect(none.vector(as: EmptyAnimatableData.self) == EmptyAnimatableData())
  }

  @Test func `are unknown where it may have another form`() {
    #expect(AnimatableVector(numbersOf: Float(1)) == nil)
    #expect(AnimatableVector(numbersOf: AnimatablePair(1.0, Float(2))) == nil)
    #expect(AnimatableVector(numbersOf: AnimatableVector([1, 2])) == nil)
  }

  @Test func `add up as the vectors do`() throws {
    let base = CGPoint(x: 0.1, y: 1e9).animatableData
    let other = CGPoint(x: 3, y: -7).animatableData
    var sum = try #require(AnimatableVector(numbersOf: base))
    sum.add(try #require(AnimatableVector(numbersOf: other)), scaledBy: 1 / 3)
    #expect(sum.vector(as: type(of: base)) == base + other.scaled(by: 1 / 3))
  }
}
