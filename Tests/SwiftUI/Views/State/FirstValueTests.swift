import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A view whose state is made from what its parent says first.
private struct Remembering: View {
  @State private var first: Int

  init(_ number: Int) { _first = State(initialValue: number) }

  var body: some View { Text(verbatim: "first \(first)") }
}

private struct Parent: View {
  @State private var number = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("more") { number += 1 }.id("more")
      Text(verbatim: "number \(number)")
      Remembering(number)
    }
  }
}

/// A scroll view that comes and goes.
private struct Coming: View {
  @State private var isHere = true
  @State private var place: Int? = 20

  var body: some View {
    VStack(spacing: 0) {
      Button("toggle") { isHere.toggle() }.id("toggle")
      if isHere {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { _ in Rectangle().frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $place, anchor: .top)
      }
    }
  }
}

/// Rows of which the first is much shorter than all others.
private struct LongAfterTheFirst: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { index in Rectangle().frame(height: index == 0 ? 20 : 80) }
      }
    }
  }
}

private struct Swelling: View {
  @State private var isBig = true

  var body: some View {
    VStack(spacing: 0) {
      Button("shrink") { withAnimation(.linear(duration: 1)) { isBig = false } }.id("shrink")
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { _ in
            Rectangle().frame(width: 100, height: 40).scaleEffect(isBig ? 1 : 0.5)
          }
        }
      }
    }
  }
}

@Suite @MainActor struct `Initial values` {
  private func scene(
    _ script: GestureScript, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(
      Scene("begins", canvas: CGSize(width: 200, height: 400), scale: 1, script: script, root: root)
    )
  }

  @Test func `state keeps its initial value when the view is re-created`() {
    let stage = scene([.tap(.view("more")), .wait(0.1)]) { Parent() }
    let dump = stage.still(at: stage.duration).displayList.dump
    #expect(dump.contains("\"number 1\""))
    #expect(dump.contains("\"first 0\""))
  }

  @Test func `a scroll view that appears again starts at the view its position names`() {
    let stage = scene([
      .wait(0.1), .flick(.up, velocity: 900), .untilSettled(), .tap(.view("toggle")), .wait(0.1),
      .tap(.view("toggle")), .wait(0.1),
    ]) { Coming() }
    #expect(stage.problems.isEmpty)
    #expect(stage.still(at: 0).report.scrollViews[0].offset.y == 1000)
    let end = stage.still(at: stage.duration).report.scrollViews[0].offset.y
    // The position followed the flick; the new scroll view begins where it names.
    #expect(end > 1000)
    #expect(end.truncatingRemainder(dividingBy: 50) == 0)
  }

  @Test func `a jump into rows of unknown length ends at its row`() throws {
    for (anchor, place) in [(UnitPoint.top, 0.0), (.center, 160), (.bottom, 320)] {
      let stage = scene([
        .wait(0.1), .scrollTo(id: "500", anchor: anchor, animated: false), .wait(0.2),
      ]) { LongAfterTheFirst() }
      let still = stage.still(at: stage.duration)
      let tree = stage.tree(at: stage.duration)
      let row = try #require(tree.first { $0.name.contains("ForEach[500]") })
      #expect(abs(row.frame.minY - place) < 0.01, "\(anchor)")
      #expect(still.report.scrollViews[0].phase == .idle)
    }
  }

  @Test func `effects in lazy rows are animated`() {
    let stage = scene([.tap(.view("shrink")), .wait(1.2)]) { Swelling() }
    #expect(stage.problems.isEmpty)
    let middle = stage.still(at: 0.08 + 1.0 / 60 + 0.5).displayList.dump
    #expect(!middle.contains("matrix 0.5 0"))
    #expect(middle.contains("matrix 0.7"))
    #expect(stage.still(at: 1.25).displayList.dump.contains("matrix 0.5 0"))
  }
}

extension ResolvedView {
  fileprivate func first(where matches: (ResolvedView) -> Bool) -> ResolvedView? {
    if matches(self) { return self }
    for child in children {
      if let found = child.first(where: matches) { return found }
    }
    return nil
  }
}
