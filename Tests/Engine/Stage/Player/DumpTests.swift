import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Whole pictures as text: a change to any pass shows here as a difference to read.
@MainActor @Suite struct `Dumps` {
  struct Page: View {
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 6) {
          ForEach(0..<20) { row in
            HStack {
              Image("sun")
              Text("Row \(row)").font(.system(size: 12)).bold(row == 2)
              Spacer()
              Circle().stroke(.blue, lineWidth: 2).frame(width: 12, height: 12)
            }
            .padding(6)
            .background(.yellow.gradient, in: RoundedRectangle(cornerRadius: 4))
            .scrollTransition { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.5)
            }
          }
        }
      }
      .contentMargins(8)
      .overlay(alignment: .topTrailing) {
        Text("top").foregroundStyle(.white).background(.black).opacity(0.5).shadow(radius: 3)
      }
    }
  }

  @Test(arguments: [false, true]) func `of a page`(rightToLeft: Bool) {
    let stage = Stage(
      canvas: CGSize(width: 160, height: 120), rightToLeft: rightToLeft,
      script: [.drag(by: CGVector(dx: 0, dy: -50), over: 0.25, hold: 0.1), .untilSettled()]
    ) { Page() }
    let name = rightToLeft ? "page-from-the-right" : "page"
    let text = [0, 0.2, stage.duration].map { time in
      "at \(ReportFormat.number(time))\n\(stage.still(at: time).displayList.dump)"
    }.joined()
    #expect(Golden.difference(text, "ScrollworkStageTests", name) == nil)
  }
}
