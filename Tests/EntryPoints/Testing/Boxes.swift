import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkViews

/// Four boxes that stop at the leading edge.
struct Boxes: View {
  var color = Color.teal
  var names = ["card 1", "card 2", "card 3", "card 4", "card 5", "card 6"]

  /// The canvas of the tests.
  static let canvas = CGSize(width: 60, height: 40)

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 10) {
        ForEach(names, id: \.self) { _ in
          Rectangle().fill(color).frame(width: 30, height: 30)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }
}

extension GestureScript {
  /// A flick to the left, until all is at rest.
  static let flick: GestureScript = [.flick(.left, velocity: 300), .untilSettled()]
}
