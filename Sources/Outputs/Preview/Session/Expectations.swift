import Foundation
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage

/// The expectations that hold at a still, as lines of a script.
struct Expectations {
  /// The lines, such as `expect offset y 1020`.
  let lines: [String]

  /// The expectations that the numbers of a still meet.
  init(of report: StillReport) {
    let views = report.scrollViews
    let resting = views.filter { !$0.phase.isScrolling }
    var steps: [GestureScript.Step] = []
    if !views.isEmpty, resting.count == views.count {
      steps.append(
        .expect(.settled()))
    }
    for view in resting where views.count == 1 || view.id != nil {
      func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
      let scrolls = (
        view.contentSize.width > view.containerSize.width + 0.5,
        view.contentSize.height > view.containerSize.height + 0.5
      )
      steps.append(
        .expect(
          .offset(
            x: scrolls.0 ? rounded(view.offset.x) : nil,
            y: scrolls.1 || !scrolls.0 ? rounded(view.offset.y) : nil,
            in: views.count == 1 ? nil : view.id)))
    }
    lines = steps.map(\.description)
  }
}
