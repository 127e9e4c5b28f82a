import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkFigures

@Suite struct `A line of an annotation` {
  private func cut(_ points: [CGPoint], by words: [CGRect]) -> [[CGPoint]] {
    FigureLine(parts: [points], color: FigurePalette.light.ink, width: 1).cut(by: words).parts
  }

  @Test func `ends at a word and goes on behind it`() {
    let word = CGRect(x: 40, y: -5, width: 20, height: 10)
    #expect(
      cut([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)], by: [word])
        == [
          [CGPoint(x: 0, y: 0), CGPoint(x: 39, y: 0)],
          [CGPoint(x: 61, y: 0), CGPoint(x: 100, y: 0)],
        ])
  }

  @Test func `keeps its corners between words`() {
    let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)]
    #expect(cut(corner, by: [CGRect(x: 200, y: 0, width: 9, height: 9)]) == [corner])
    let parts = cut(corner, by: [CGRect(x: 45, y: 30, width: 10, height: 6)])
    #expect(parts.count == 2)
    #expect(parts[0].count == 3 && parts[0][1] == corner[1])
  }

  @Test func `has no crumbs between two lines of text`() {
    let words = [
      CGRect(x: -10, y: 10, width: 20, height: 10), CGRect(x: -10, y: 22, width: 20, height: 10),
    ]
    let parts = cut([CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 50)], by: words)
    #expect(parts.count == 2)
  }

  @Test func `beside a word is whole`() {
    let line = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]
    #expect(cut(line, by: [CGRect(x: 40, y: 2, width: 20, height: 10)]) == [line])
  }
}
