import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import TestSupport
import Testing

@Suite struct `Lazy stack geometry` {
  @Test(arguments: 0..<100) func `has distances between lines of their own`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...200, using: &random)
    var stack = LazyStackGeometry(LazyLines(count: count), spacing: nil, estimate: 25)
    var gaps: [Int: CGFloat] = [:]
    var first: CGFloat?
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let (line, gap) = (
        Int.random(in: 0..<count, using: &random), CGFloat(Int.random(in: -3...20, using: &random))
      )
      stack.measureGap(before: line, gap)
      guard line > 0 else { continue }
      first = first ?? gap
      gaps[line] = gap
    }
    var position: CGFloat = 0
    for line in 0..<count {
      if line > 0 { position += 25 + (gaps[line] ?? first ?? 8) }
      #expect(stack.frameStart(of: line) == position, "seed \(seed), line \(line)")
      #expect(stack.measuredGap(before: line) == gaps[line])
    }
    // A line that is put between two keeps neither distance.
    let moved = stack.moved(to: LazyLines(count: count + 1), spacing: nil) { $0 < 1 ? $0 : $0 + 1 }
    #expect(moved.measuredGap(before: 1) == nil)
  }

  @Test(arguments: 0..<100) func `agrees with explicit sums`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let spacing = CGFloat(Int.random(in: 0...12, using: &random))
    var lengths = Array(repeating: CGFloat(25), count: count)
    var measured: Set<Int> = []
    var stack = LazyStackGeometry(count: count, spacing: spacing, estimate: 25)
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let index = Int.random(in: 0..<count, using: &random)
      let length = CGFloat(Int.random(in: 0...60, using: &random))
      if measured.isEmpty { lengths = Array(repeating: length, count: count) }
      measured.insert(index)
      lengths[index] = length
      stack.measure(index, length)
    }
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for length in lengths {
      starts.append(position)
      position += length + spacing
    }
    let ends = zip(starts, lengths).map(+)
    #expect((0..<count).map { stack.frameStart(of: $0) } == starts, "seed \(seed)")
    #expect((0..<count).map { stack.length(of: $0) } == lengths, "seed \(seed)")
    #expect(stack.frameStart(of: count) == position, "seed \(seed)")
    #expect(stack.totalLength == ends.last, "seed \(seed)")
    #expect(stack.isEstimated == (measured.count < count), "seed \(seed)")
    for _ in 0..<20 {
      let low = CGFloat(Int.random(in: -50...2000, using: &random))
      let high = low + CGFloat(Int.random(in: 0...300, using: &random))
      let seen = (0..<count).filter { ends[$0] >= low && starts[$0] <= high }
      #expect(
        Array(stack.lines(intersecting: low...high)) == seen, "seed \(seed), \(low)...\(high)")
      let at = starts.lastIndex { $0 <= low } ?? 0
      #expect(stack.line(at: low) == at, "seed \(seed), \(low)")
    }
  }

  @Test func `does not depend on the order after the first measurement`() {
    var (a, b) = (
      LazyStackGeometry(count: 100, spacing: 1.1, estimate: 5),
      LazyStackGeometry(count: 100, spacing: 1.1, estimate: 5)
    )
    for index in [50, 3, 99, 7, 51] { a.measure(index, CGFloat(index) / 3) }
    for index in [50, 99, 51, 7, 3] { b.measure(index, CGFloat(index) / 3) }
    #expect(a == b)
  }

  @Test func `scales to a million items`() {
    var stack = LazyStackGeometry(count: 1_000_000, spacing: 10, estimate: 1)
    #expect(stack.totalLength == 10_999_990)
    stack.measure(0, 90)
    #expect(stack.frameStart(of: 999_999) == 99_999_900)
    #expect(stack.lines(intersecting: 50_000_000...50_000_350) == 500_000..<500_004)
    stack.measure(500_001, 40)
    #expect(stack.lines(intersecting: 50_000_000...50_000_350) == 500_000..<500_005)
    #expect(stack.line(at: 1e12) == 999_999)
    #expect(stack.line(at: -5) == 0)
  }

  @Test func `without lines is empty`() {
    var stack = LazyStackGeometry(count: 0, spacing: 10, estimate: 10)
    stack.measure(0, 5)
    #expect(stack.totalLength == 0)
    #expect(stack.line(at: 0) == nil)
    #expect(stack.lines(intersecting: 0...100).isEmpty)
    #expect(!stack.isEstimated)
  }
}
