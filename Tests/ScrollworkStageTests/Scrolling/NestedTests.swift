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
}
