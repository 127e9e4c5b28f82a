import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import Testing

@testable import ScrollworkViews

/// Something that a tap sets going, and a mark of when that was over.
private struct Sender: View {
  enum Way { case effect, text, flight, nothing }

  let way: Way
  let animation: Animation
  let criteria: AnimationCompletionCriteria
  @State private var isOn = false
  @State private var isDone = false
  @Namespace private var space

  var body: some View {
    VStack {
      Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
        .onTapGesture {
          withAnimation(animation, completionCriteria: criteria) {
            isOn = true
          } completion: {
            isDone = true
          }
        }
      switch way {
      case .effect: Rectangle().frame(width: 20, height: 20).opacity(isOn ? 0.5 : 1)
      case .text: Text(isOn ? "on" : "of").frame(width: 80)
      case .flight:
        HStack(spacing: 40) {
          Color.red.matchedGeometryEffect(id: 0, in: space, isSource: !isOn)
          Color.blue.matchedGeometryEffect(id: 0, in: space, isSource: isOn)
        }
      case .nothing: EmptyView()
      }
      Text(isDone ? "done" : "waits")
    }
  }
}

@MainActor @Suite struct `What is done when animations are over` {
  /// When it is done, in ticks after the tap.
  private func ticks(
    _ way: Sender.Way, _ animation: Animation = .linear(duration: 0.5),
    _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> Int? {
    let stage = Stage(script: [.tap("go"), .wait(4)]) {
      Sender(way: way, animation: animation, criteria: criteria)
    }
    return (0...480).first { tick in
      stage.texts(at: tapTime + Double(tick) / 120).contains("done")
    }
  }

  @Test func `waits for effects, for texts that fade and for views that fly`() {
    #expect(ticks(.effect) == 60)
    #expect(ticks(.text) == 60)
    #expect(ticks(.flight) == 60)
  }

  @Test func `is done on the next tick where nothing goes`() {
    #expect(ticks(.nothing) == 1)
  }

  @Test func `is never done while something goes on for ever`() {
    #expect(ticks(.effect, .linear(duration: 0.5).repeatForever()) == nil)
    #expect(ticks(.effect, .linear(duration: 0.5).repeatCount(3)) == 180)
  }

  @Test func `waits for the last swing of a spring only if it is to`() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.4)
    #expect(ticks(.effect, spring) == 60)
    let removed = try #require(ticks(.effect, spring, .removed))
    #expect(removed > 90 && removed < 360)
  }
}
