import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Nested scroll views` {
  static func offsets(_ way: CGVector, isLazy: Bool) -> (outer: CGPoint, inner: CGPoint) {
    let stage = Stage(
      script: [
        .drag(from: .point(CGPoint(x: 50, y: 20)), by: way, over: 0.3, hold: 0.1), .wait(0.01),
      ]
    ) { Shelves(isLazy: isLazy) }
    #expect(stage.complaints == [])
    let report = stage.still(at: stage.duration).report
    return (report.scrollViews[0].offset, report.scrollViews[1].offset)
  }

  @Test(arguments: [false, true]) func `claim touches by direction`(isLazy: Bool) {
    let aside = Self.offsets(CGVector(dx: -60, dy: 5), isLazy: isLazy)
    #expect(aside.outer == .zero)
    #expect(abs(aside.inner.x - 50) < 1)
    let down = Self.offsets(CGVector(dx: 5, dy: -40), isLazy: isLazy)
    #expect(abs(down.outer.y - 30) < 1)
    #expect(down.inner == .zero)
  }

  @Test func `keep their offsets while the outer one scrolls`() {
    let stage = Stage(Sample.nested.scene)
    let end = stage.still(at: stage.duration).report
    #expect(end.scrollViews[0].offset.y > 50)
    let inner = end.scrollViews.dropFirst().map(\.offset.x)
    #expect(inner.filter { $0 > 0 }.count <= 1)
    #expect(stage.complaints == [])
  }

  @Test func `of one axis pass on the drag the inner one cannot take`() {
    // The inner one is under the finger and moves; the outer one stays.
    let stage = Stage(
      script: [
        .drag(
          from: .point(CGPoint(x: 50, y: 50)), by: CGVector(dx: 0, dy: -40), over: 0.2, hold: 0.1)
      ]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 400) }.frame(height: 100)
          Color.blue.frame(height: 500)
        }
      }
    }
    let report = stage.still(at: stage.duration).report
    #expect(report.scrollViews.map(\.offset.y) == [0, 30])
  }

  // MARK: Stopped in a bounce

  /// A page with a shelf at its top; the page bounces at its top when the steps begin.
  static func bounce(_ steps: GestureScript.Step...) -> Stage {
    Stage(
      script: GestureScript(
        [.flick(.down, velocity: 2500, from: .point(CGPoint(x: 50, y: 120))), .wait(0.04)] + steps
          + [.untilSettled()])
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.red.frame(width: 900, height: 100) }
          Color.blue.frame(height: 600)
        }
      }
    }
  }

  nonisolated static let steps: [GestureScript.Step] = [
    .tap(.point(CGPoint(x: 50, y: 150))),
    .press(.point(CGPoint(x: 50, y: 150)), for: 0.4),
    .flick(.left, velocity: 1200, from: .point(CGPoint(x: 90, y: 150))),
    .drag(
      from: .point(CGPoint(x: 90, y: 150)), by: CGVector(dx: -40, dy: 0), over: 0.2, hold: 0.3),
    .drag(from: .point(CGPoint(x: 50, y: 150)), by: CGVector(dx: 0, dy: 30), over: 0.2),
  ]

  @Test(arguments: steps) func `return from a bounce in which they are stopped`(
    step: GestureScript.Step
  ) {
    let stage = Self.bounce(step)
    let down = stage.still(at: stage.marks.first?.time ?? 0.15).report.scrollViews[0].offset.y
    #expect(down < -10)
    let end = stage.still(at: stage.duration).report.scrollViews
    #expect(end[0].offset == .zero)
    #expect(stage.complaints == [])
  }

  /// As in UIKit: the finger stops the outer one, and scrolls the inner one.
  @Test func `scroll for a finger that stops another one`() {
    let stage = Self.bounce(
      .mark("down"), .flick(.left, velocity: 1200, from: .point(CGPoint(x: 90, y: 150))),
      .mark("up"))
    let times = stage.marks.map(\.time)
    let shelf = stage.still(at: stage.duration).report.scrollViews[1].offset.x
    #expect(shelf > 100)
    // Held until the finger has moved ten points, then let go.
    let outer = stride(from: times[0], through: times[1], by: 1.0 / 240).map {
      stage.still(at: $0).report.scrollViews[0].offset.y
    }
    #expect(outer[0] < -10 && outer[0] == outer[1] && outer[outer.count - 1] > outer[0])
  }

  @Test func `a trackpad push across a bounce does not stop it`() {
    var scene = Scene(
      "test", canvas: CGSize(width: 100, height: 200),
      script: [
        .flick(.down, velocity: 2500, from: .point(CGPoint(x: 50, y: 120))), .wait(0.04),
        .wheel(by: CGVector(dx: 60, dy: 0), over: 0.2), .untilSettled(),
      ]
    ) { ScrollView { Color.blue.frame(height: 600) } }
    scene.hasMouse = true
    let stage = Stage(scene)
    #expect(stage.still(at: stage.duration).report.scrollViews[0].offset == .zero)
    #expect(stage.complaints.count == 1)
  }
}
