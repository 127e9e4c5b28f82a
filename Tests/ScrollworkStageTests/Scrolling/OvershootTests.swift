import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Rows of 60 heights, lazy or not, scrolled to row 40 by a spring that overshoots.
private struct BouncyJump: View {
  let isLazy: Bool
  let animation: Animation

  private var rows: some View {
    ForEach(0..<120) { row in
      Color.blue.frame(height: 10 + CGFloat(row * 7 % 61)).id(row)
    }
  }

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("go") { withAnimation(animation) { proxy.scrollTo(40, anchor: .top) } }
          .frame(height: 20).accessibilityIdentifier("go")
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
      }
    }
  }
}

@MainActor @Suite struct `Content under an overshoot` {
  @Test(arguments: [0.15, 0.3, 0.6], [0.4, 0.7, 0.9])
  func `has measured rows`(duration: Double, bounce: Double) throws {
    let animation = Animation.spring(duration: duration, bounce: bounce)
    let stages = [true, false].map { isLazy in
      Stage(script: [.tap("go"), .untilSettled()]) {
        BouncyJump(isLazy: isLazy, animation: animation)
      }
    }
    let (lazy, eager) = (stages[0], stages[1])
    for tick in stride(from: 0, through: min(lazy.duration, 3) * 60, by: 1) {
      let time = tick / 60
      for row in lazy.tree(at: time).all where row.detail("id") != nil && row.kind == "Color" {
        #expect(
          row.frame.height == eager.frame(row.detail("id") ?? "", at: time)?.height,
          "row \(row.detail("id") ?? "") at \(time)")
      }
    }
  }
}
