import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What the random scenes found out about changes from right to left.
@MainActor @Suite struct `Growing from right to left` {
  private struct Growing: View {
    @State private var count = 0

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(0..<4) { _ in Color.red.frame(width: 40 + CGFloat(count) * 10, height: 20) }
        }
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { count += 1 } }
    }
  }

  /// Its leading end stays where it is, as in a scene from left to right.
  @Test(arguments: [0.0, tapTime, tapTime + 0.5, tapTime + 1]) func `content keeps its leading end`(
    time: Double
  ) {
    let script: GestureScript = [.tap(.unit(.center)), .wait(1)]
    let frames = [false, true].map { rightToLeft in
      Stage(
        canvas: CGSize(width: 100, height: 40), rightToLeft: rightToLeft, script: script
      ) { Growing() }.tree(at: time).all.map(\.frame)
    }
    #expect(frames[0].count == frames[1].count)
    for (frame, image) in zip(frames[0], frames[1]) {
      #expect(abs(image.minX - (100 - frame.maxX)) < 1e-6, "\(frame) and \(image)")
    }
  }

  /// Or the length that is guessed for the others would be another one.
  @Test func `a lazy row measures the same views`() {
    let stages = [false, true].map { rightToLeft in
      Stage(
        canvas: CGSize(width: 120, height: 40), rightToLeft: rightToLeft,
        script: [.scrollTo(edge: .trailing), .wait(1)]
      ) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 6) {
            ForEach(0..<300) { Color.red.frame(width: $0 % 2 == 0 ? 10 : 140) }
          }
        }
      }
    }
    for time in [0, 0.2, 1] {
      let lengths = stages.map {
        $0.still(at: time).report.scrollViews.first?.contentSize.width ?? 0
      }
      #expect(lengths[0] == lengths[1], "at \(time)")
    }
  }
}
