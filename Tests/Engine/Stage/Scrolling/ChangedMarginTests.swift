import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A scroll view whose top margin a button changes.
private struct ChangingMargin: View {
  let before: CGFloat
  let after: CGFloat
  @State private var isChanged = false

  var body: some View {
    VStack(spacing: 0) {
      Button("change") { isChanged.toggle() }
        .frame(height: 20).accessibilityIdentifier("change")
      ScrollView { Color.blue.frame(height: 900) }
        .contentMargins(.top, isChanged ? after : before, for: .scrollContent)
    }
  }
}

@MainActor @Suite struct `A margin that changes during a motion` {
  static func stage(_ before: CGFloat, _ after: CGFloat, _ steps: [GestureScript.Step]) -> Stage {
    Stage(script: GestureScript(steps + [.tap("change"), .untilSettled(), .wait(0.1)])) {
      ChangingMargin(before: before, after: after)
    }
  }

  nonisolated static let margins: [(CGFloat, CGFloat)] = [(0, 40), (40, 0), (40, 20), (20, 40)]
  nonisolated static let away: [GestureScript.Step] = [
    .flick(.up, velocity: 1500, from: .point(CGPoint(x: 50, y: 120))), .untilSettled(),
  ]

  @Test(arguments: margins) func `is reached by a tap on the status bar`(
    before: CGFloat, after: CGFloat
  ) {
    let stage = Self.stage(before, after, Self.away + [.statusBarTap])
    #expect(stage.offset(at: stage.duration).y == -after)
    #expect(stage.complaints == [])
    let report = stage.still(at: stage.duration).report.scrollViews[0]
    let callbacks = report.callbacks(after: -1, through: stage.duration)
    #expect(callbacks.contains("scrollViewDidScrollToTop"))
    #expect(!callbacks.contains("scrollViewDidEndScrollingAnimation"))
  }

  @Test(arguments: margins) func `leaves no content out of range`(before: CGFloat, after: CGFloat) {
    let motions: [[GestureScript.Step]] = [
      Self.away + [.scroll(to: .edge(.top))],
      Self.away + [.scroll(to: .offset(CGPoint(x: 0, y: -before)))],
      [.flick(.down, velocity: 1500, from: .point(CGPoint(x: 50, y: 120))), .wait(0.05)],
    ]
    for motion in motions {
      let stage = Self.stage(before, after, motion)
      #expect(stage.offset(at: stage.duration).y >= -after)
      #expect(stage.offset(at: stage.duration).y <= 0)
    }
  }
}
