import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import TestSupport

@testable import ScrollworkStage

/// What fingers do, from a seed: flicks, drags, taps and scrolling by code, about a second long.
struct RandomScript {
  private(set) var script = GestureScript()
  private var random: SeededGenerator
  private let canvas: CGSize

  init(seed: UInt64, canvas: CGSize) {
    random = SeededGenerator(seed: seed ^ 0x5C21_97)
    self.canvas = canvas
    for _ in 0..<number(1...3) {
      script.steps.append(step())
      script.steps.append(.wait(Double(number(1...5)) / 10))
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// A place beside all that stands on whole points: the left edge of a view belongs to it and the
  /// right one does not, in the mirror too.
  private mutating func point() -> CGPoint {
    CGPoint(
      x: CGFloat(number(5...Int(canvas.width) - 5)) + 0.37,
      y: CGFloat(number(5...Int(canvas.height) - 5)))
  }

  private mutating func step() -> GestureScript.Step {
    switch number(0...9) {
    case 0, 1, 2:
      let directions: [GestureScript.Direction] = [.up, .down, .left, .right]
      return .flick(
        directions[number(0...3)], velocity: CGFloat(number(3...30)) * 100, from: .point(point()))
    case 3, 4, 5:
      return .drag(
        from: .point(point()),
        by: CGVector(dx: CGFloat(number(-90...90)), dy: CGFloat(number(-90...90))),
        over: Double(number(1...4)) / 10)
    case 6, 7: return .tap(.point(point()))
    case 8:
      let edges: [Edge] = [.top, .bottom, .leading, .trailing]
      return .scrollTo(edge: edges[number(0...3)], animated: number(0...1) == 0)
    default: return .untilSettled(limit: 1)
    }
  }

  /// The same gestures in a mirror.
  var mirrored: GestureScript {
    func place(_ place: GestureScript.Place?) -> GestureScript.Place? {
      guard case .point(let point)? = place else { return place }
      return .point(CGPoint(x: canvas.width - point.x, y: point.y))
    }
    return GestureScript(
      script.steps.map { step in
        switch step {
        case .flick(let direction, let velocity, let start):
          let other: GestureScript.Direction =
            direction == .left ? .right : direction == .right ? .left : direction
          return .flick(other, velocity: velocity, from: place(start))
        case .drag(let start, let way, let time, let curve, let hold):
          return .drag(
            from: place(start), by: CGVector(dx: -way.dx, dy: way.dy), over: time, curve: curve,
            hold: hold)
        case .tap(let start): return .tap(place(start) ?? start)
        default: return step
        }
      })
  }
}
