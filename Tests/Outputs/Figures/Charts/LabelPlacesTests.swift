import Foundation
import TestSupport
import Testing

@testable import ScrollworkFigures

@Suite struct LabelSpacingTests {
  @Test func `labels with room are where they are wanted`() {
    let starts = LabelSpacing.starts([10, 40], lengths: [20, 20], spacing: 4, in: 0...100)
    #expect(starts == [10, 40])
  }

  @Test func `labels part by equal distances`() {
    let starts = LabelSpacing.starts([10, 10], lengths: [20, 20], spacing: 4, in: -50...100)
    #expect(starts == [-2, 22])
  }

  @Test(arguments: 0..<300) func `labels keep apart and in the range`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...12, using: &random)
    let lengths = (0..<count).map { _ in CGFloat.random(in: 5...30, using: &random) }
    let wanted = (0..<count).map { _ in CGFloat.random(in: -20...320, using: &random) }.sorted()
    let starts = LabelSpacing.starts(wanted, lengths: lengths, spacing: 4, in: 0...480)
    #expect(starts.count == count)
    for index in starts.indices {
      #expect(starts[index] >= 0 && starts[index] + lengths[index] <= 480 + 1e-9, "\(seed)")
      if index > 0 { #expect(starts[index] - starts[index - 1] - lengths[index - 1] > 3.999) }
    }
  }
}

@Suite struct LabelSpotsTests {
  private static let area = CGRect(x: 50, y: 20, width: 400, height: 150)

  @Test(arguments: 0..<40) func `labels are in the area, apart, and off other lines`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let lines = (0..<4).map { _ in
      let (level, height) = (
        CGFloat.random(in: 60...130, using: &random), CGFloat.random(in: 0...40, using: &random)
      )
      let phase = CGFloat.random(in: 0...6, using: &random)
      return (0...40).map { step in
        CGPoint(x: 50 + 10 * CGFloat(step), y: level + height * sin(phase + CGFloat(step) / 6))
      }
    }
    let cursor = CGFloat.random(in: 60...440, using: &random)
    var spots = LabelSpots(area: Self.area, lines: lines.map { [$0] }, verticals: [cursor])
    for index in lines.indices {
      let size = CGSize(width: .random(in: 20...90, using: &random), height: 14)
      if let frame = spots.place(size, along: index) {
        let others = spots.lines.indices.filter { $0 != index }
        for other in others {
          #expect(!spots.lines[other].contains(where: frame.contains), "seed \(seed)")
        }
      } else {
        _ = spots.place(size, beside: index)
      }
    }
    for (index, frame) in spots.taken.enumerated() {
      #expect(Self.area.contains(frame), "seed \(seed)")
      #expect(cursor <= frame.minX || cursor >= frame.maxX, "seed \(seed)")
      #expect(!spots.taken[..<index].contains { $0.intersects(frame) }, "seed \(seed)")
    }
  }

  @Test func `there is no place for a label larger than the area`() {
    var spots = LabelSpots(area: Self.area, lines: [[[CGPoint(x: 60, y: 60)]]])
    #expect(spots.place(CGSize(width: 500, height: 14), along: 0) == nil)
    #expect(spots.place(CGSize(width: 500, height: 14), beside: 0) == nil)
  }
}
