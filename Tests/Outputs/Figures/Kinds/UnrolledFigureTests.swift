import Foundation
import ScrollworkGeometry
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@MainActor @Suite struct `An unrolled content` {
  /// The vertical parts of the lines of a figure at an x, without bars.
  private func extents(_ figure: Figure) -> [ClosedRange<CGFloat>] {
    figure.lines.compactMap { line in
      let (low, high) = (line.map(\.y).min() ?? 0, line.map(\.y).max() ?? 0)
      return high - low > 20 ? low...high : nil
    }
  }

  @Test func `at rest measures the whole viewport`() throws {
    // 400 points of 1000; the factor is that of the drawing's height.
    let figure = try FigureSpec.read("kind: unrolled, height: 500, reach: 1000").figure(of: .rows())
    let lengths = extents(figure).map { $0.upperBound - $0.lowerBound }.sorted()
    #expect(lengths.count == 2)
    #expect(abs(lengths[0] / lengths[1] - 0.4) < 0.01)
  }

  @Test func `has a zigzag where a length is cut`() throws {
    let whole = try FigureSpec.read("kind: unrolled, reach: 1000").figure(of: .rows())
    let cut = try FigureSpec.read("kind: unrolled, reach: 100").figure(of: .rows())
    #expect(whole.lines.allSatisfy { $0.count == 2 })
    #expect(cut.lines.contains { $0.count > 4 })
  }
}
