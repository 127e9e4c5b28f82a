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

/// Lazy rows of 61 heights, scrolled to row 14 by a spring that overshoots.
private struct BouncyJump: View {
  let animation: Animation

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("go") { withAnimation(animation) { proxy.scrollTo(14, anchor: .top) } }
          .frame(height: 20).accessibilityIdentifier("go")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<120) { row in
              Color.blue.frame(height: 10 + CGFloat(row * 7 % 61)).id("row \(row)")
            }
          }
        }
      }
    }
  }
}

@MainActor @Suite struct `Rows under an overshoot` {
  /// Rows of estimated length would overlap, or leave gaps.
  @Test(arguments: [0.15, 0.25, 0.4, 0.7], [0.5, 0.7, 0.9])
  func `are measured, so that each begins where the one before ends`(
    duration: Double, bounce: Double
  ) throws {
    let animation = Animation.spring(duration: duration, bounce: bounce)
    let stage = Stage(
      canvas: CGSize(width: 100, height: 400), script: [.tap("go"), .untilSettled()]
    ) { BouncyJump(animation: animation) }
    var compared = 0
    for still in stride(from: 0, through: min(stage.duration, 1.5) * 60, by: 1) {
      let rows = stage.tree(at: still / 60).all
        .filter { $0.detail("id")?.hasPrefix("row ") ?? false && $0.kind == "frame" }
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(abs(row.frame.maxY - next.frame.minY) < 0.01, "\(row) at \(still / 60)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }
}
