import Foundation
import ScrollworkLayout
import TestSupport
import Testing

@Suite struct `Lines of a lazy stack` {
  /// A line of the explicit reference list.
  private struct Line {
    var kind: LazyLines.Kind
    var views: Range<Int>
    var section: Int?
  }

  private func someBands(_ random: inout SeededGenerator) -> [LazyLines.Band] {
    var bands: [LazyLines.Band] = []
    for number in 0..<Int.random(in: 0...6, using: &random) {
      if Bool.random(using: &random) {
        bands.append(.init(.views, count: Int.random(in: 0...9, using: &random)))
        continue
      }
      if Bool.random(using: &random) { bands.append(.init(.header, count: 1, section: number)) }
      bands.append(
        .init(.views, count: Int.random(in: 0...9, using: &random), section: number))
      if Bool.random(using: &random) { bands.append(.init(.footer, count: 1, section: number)) }
    }
    return bands
  }

  private func lines(_ bands: [LazyLines.Band], perLine: Int) -> [Line] {
    var (lines, view): ([Line], Int) = ([], 0)
    for band in bands {
      let end = view + band.count
      while view < end {
        let next = min(end, view + (band.kind == .views ? perLine : 1))
        lines.append(Line(kind: band.kind, views: view..<next, section: band.section))
        view = next
      }
    }
    return lines
  }

  @Test(arguments: 0..<100) func `match an explicit list`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bands = someBands(&random)
    let perLine = Int.random(in: 1...4, using: &random)
    let expected = lines(bands, perLine: perLine)
    let found = LazyLines(bands, viewsPerLine: perLine)
    #expect(found.count == expected.count, "seed \(seed)")
    #expect(found.viewCount == bands.reduce(0) { $0 + $1.count }, "seed \(seed)")
    for (number, line) in expected.enumerated() {
      #expect(found.kind(of: number) == line.kind, "seed \(seed)")
      #expect(found.views(in: number..<number + 1) == line.views, "seed \(seed)")
      #expect(found.firstView(of: number) == line.views.lowerBound, "seed \(seed)")
      for (column, view) in line.views.enumerated() {
        let place = found.place(of: view)
        #expect(place.line == number, "seed \(seed)")
        #expect(place.column == (line.kind == .views ? column : nil), "seed \(seed)")
      }
    }
    for kind in LazyLines.Kind.allCases {
      #expect(found.first(kind) == expected.firstIndex { $0.kind == kind }, "seed \(seed)")
    }
    let (a, b) = (
      Int.random(in: 0...expected.count, using: &random),
      Int.random(in: 0...expected.count, using: &random)
    )
    let some = min(a, b)..<max(a, b)
    var numbers: [Int] = []
    for number in expected[some].compactMap(\.section) where !numbers.contains(number) {
      numbers.append(number)
    }
    let sections = numbers.map { number in
      let own = expected.indices.filter { expected[$0].section == number }
      return LazyLines.Section(
        lines: own[0]..<own[own.count - 1] + 1,
        header: own.first { expected[$0].kind == .header },
        footer: own.first { expected[$0].kind == .footer })
    }
    #expect(Array(found.sections(in: some)) == sections, "seed \(seed), \(some)")
  }

  @Test(arguments: 0..<100) func `have lengths by their kind`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bands = someBands(&random)
    let lines = LazyLines(bands, viewsPerLine: Int.random(in: 1...3, using: &random))
    let spacing = CGFloat(Int.random(in: 0...9, using: &random))
    var geometry = LazyStackGeometry(lines, spacing: spacing)
    var known: [Int: CGFloat] = [:]
    var first: [LazyLines.Kind: CGFloat] = [:]
    for _ in 0..<Int.random(in: 0...20, using: &random) where lines.count > 0 {
      let line = Int.random(in: 0..<lines.count, using: &random)
      let length = CGFloat(Int.random(in: 0...60, using: &random))
      let kind = lines.kind(of: line)
      if first[kind] == nil { first[kind] = length }
      known[line] = length
      geometry.measure(line, length)
    }
    var position: CGFloat = 0
    for line in 0..<lines.count {
      let length = known[line] ?? first[lines.kind(of: line)] ?? 0
      #expect(geometry.frameStart(of: line) == position, "seed \(seed), line \(line)")
      #expect(geometry.length(of: line) == length, "seed \(seed), line \(line)")
      position += length + spacing
    }
    #expect(geometry.measuredLines == known.keys.sorted(), "seed \(seed)")
    #expect(geometry.measuredCount == known.count, "seed \(seed)")
    let again = geometry.moved(to: lines, spacing: spacing) { $0 }
    #expect(again == geometry, "seed \(seed)")
  }

  @Test func `of many blocks agree with explicit sums`() {
    var geometry = LazyStackGeometry(count: 1000, spacing: 1, estimate: 7)
    var lengths = Array(repeating: CGFloat(0), count: 1000)
    for step in 0..<700 {
      let line = step * 389 % 1000
      let length = CGFloat(step % 50)
      if step == 0 { lengths = Array(repeating: length, count: 1000) }
      lengths[line] = length
      geometry.measure(line, length)
    }
    var position: CGFloat = 0
    for line in 0..<1000 {
      #expect(geometry.frameStart(of: line) == position)
      position += lengths[line] + 1
    }
  }
}

@Suite struct `Pinned positions` {
  /// A section from 100 to 300 and a header of 30.
  @Test(arguments: [
    (window: 0.0, header: 100.0), (100, 100), (130, 130), (270, 270), (285, 270), (400, 270),
  ]) func `of headers`(c: (window: Double, header: Double)) {
    let window = CGFloat(c.window)...CGFloat(c.window + 200)
    #expect(PinnedViewPosition.header(30, of: 100...300, in: window) == CGFloat(c.header))
  }

  /// The end of the visible range.
  @Test(arguments: [
    (window: 50.0, footer: 100.0), (130, 100), (200, 170), (300, 270), (400, 270),
  ]) func `of footers`(c: (window: Double, footer: Double)) {
    let window = CGFloat(c.window - 200)...CGFloat(c.window)
    #expect(PinnedViewPosition.footer(30, of: 100...300, in: window) == CGFloat(c.footer))
  }

  @Test func `of a header longer than its section are at the section's start`() {
    #expect(PinnedViewPosition.header(30, of: 100...120, in: 110...300) == 100)
    #expect(PinnedViewPosition.footer(30, of: 100...120, in: 0...110) == 90)
  }

  @Test(arguments: 0..<200) func `of footers mirror those of headers`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let (start, length) = (number(-200...200), number(0...60))
    let section = start...start + number(0...300)
    let low = number(-300...300)
    let window = low...low + number(0...200)
    let header = PinnedViewPosition.header(length, of: section, in: window)
    let footer = PinnedViewPosition.footer(
      length, of: -section.upperBound ... -section.lowerBound,
      in: -window.upperBound ... -window.lowerBound)
    #expect(footer + length == -header, "seed \(seed)")
    if section.upperBound - section.lowerBound >= length {
      #expect(header >= section.lowerBound && header + length <= section.upperBound)
    }
  }
}
