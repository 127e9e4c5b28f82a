import Foundation
import ScrollworkGeometry
import Testing

@testable import ScrollworkDrawing

/// The area that strokes cover.
@Suite struct `Stroke coverage` {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  private func covers(_ style: StrokeStyle, _ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
    style.covers(CGPoint(x: x, y: y), along: path)
  }

  @Test func `extends half the line width to each side`() {
    let style = StrokeStyle(lineWidth: 10)
    for (x, y) in [(50.0, 4.9), (50, -4.9), (-4.9, 30), (95.1, 30), (50, 104.9)] {
      #expect(covers(style, square, x, y))
    }
    for (x, y) in [(50.0, 5.1), (50, -5.1), (50, 50), (106, 50)] {
      #expect(!covers(style, square, x, y))
    }
    #expect(!covers(StrokeStyle(lineWidth: 0), square, 50, 0))
  }

  @Test func `follows the line join`() {
    func corner(_ join: CGLineJoin, _ x: CGFloat, limit: CGFloat = 10) -> Bool {
      covers(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit), square, x, x)
    }
    #expect(corner(.miter, -4.9) && !corner(.miter, -5.1))
    #expect(corner(.round, -3.5) && !corner(.round, -3.6))
    #expect(corner(.bevel, -2.4) && !corner(.bevel, -2.6))
    // A right angle's miter is 1.414 times as long as the line is wide.
    #expect(corner(.miter, -4.9, limit: 1.5) && !corner(.miter, -4.9, limit: 1.3))
  }

  @Test func `follows the line cap`() {
    var line = Path()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 50, y: 10))
    func end(_ cap: CGLineCap, _ x: CGFloat, _ y: CGFloat) -> Bool {
      covers(StrokeStyle(lineWidth: 10, lineCap: cap), line, x, y)
    }
    #expect(end(.butt, 49, 14) && !end(.butt, 51, 10) && !end(.butt, 9, 10))
    #expect(end(.square, 54, 14) && !end(.square, 56, 10) && end(.square, 6, 6))
    #expect(end(.round, 54, 10) && !end(.round, 54, 14))
  }

  @Test func `excludes the gaps of dashes`() {
    let style = StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 3)
    let ink = stride(from: 0.5, to: 60, by: 1).filter { covers(style, square, $0, 0) }
    // Dashes begin at -3: they cover up to 7, then 12 to 22 and 27 to 37.
    let expected: [CGFloat] = [0..<7, 12..<22, 27..<37].joined().map { CGFloat($0) + 0.5 }
    #expect(ink.filter { $0 < 40 } == expected)
    // An odd pattern is repeated.
    let odd = StrokeStyle(lineWidth: 4, dash: [10])
    #expect(covers(odd, square, 5, 0) && !covers(odd, square, 15, 0) && covers(odd, square, 25, 0))
  }

  @Test func `follows curves`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let style = StrokeStyle(lineWidth: 6)
    for angle in stride(from: 0, to: 2 * Double.pi, by: 0.1) {
      func at(_ radius: Double) -> Bool {
        covers(style, circle, 50 + radius * cos(angle), 50 + radius * sin(angle))
      }
      #expect(at(50) && at(52.5) && at(47.5) && !at(54) && !at(46))
    }
  }
}
