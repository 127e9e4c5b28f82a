import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
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

@MainActor @Suite struct `Completions of withAnimation` {
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

  @Test func `come when the animation says that it is complete`() {
    let late = Animation.linear(duration: 0.5)
    let early = late.logicallyComplete(after: 0.2)
    #expect(ticks(.effect, early) ?? 0 < (ticks(.effect, late) ?? 0) - 20)
  }

  @Test func `wait for effects, fading texts and matched views`() {
    #expect(ticks(.effect) == 60)
    #expect(ticks(.text) == 60)
    #expect(ticks(.flight) == 60)
  }

  @Test func `run on the next tick where nothing animates`() {
    #expect(ticks(.nothing) == 1)
  }

  @Test func `never run while an animation repeats forever`() {
    #expect(ticks(.effect, .linear(duration: 0.5).repeatForever()) == nil)
    #expect(ticks(.effect, .linear(duration: 0.5).repeatCount(3)) == 180)
  }

  @Test func `wait for a spring to settle only with the criterion removed`() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.4)
    #expect(ticks(.effect, spring) == 60)
    let removed = try #require(ticks(.effect, spring, .removed))
    #expect(removed > 90 && removed < 360)
  }
}

/// Scrolling that an action asks for, and a mark of when that was over.
private struct Scroller: View {
  let isReader: Bool
  let changesState: Bool
  let animation: Animation?
  let log: Log
  @State private var position = ScrollPosition()
  @State private var isOn = false

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Color.gray.frame(height: 20).opacity(isOn ? 0.5 : 1).accessibilityIdentifier("go")
          .onTapGesture {
            withAnimation(animation, completionCriteria: .removed) {
              if changesState { isOn = true }
              if isReader { proxy.scrollTo(20, anchor: .top) } else { position.scrollTo(y: 500) }
            } completion: {
              log.add("done")
            }
          }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { _ in Color.red.frame(height: 50) }
          }
        }
        .scrollPosition($position)
        .onScrollPhaseChange { _, new in log.add("\(new)") }
      }
    }
  }
}

@MainActor @Suite struct `The end of an animated scroll` {
  @Test(arguments: [false, true], [false, true])
  func `runs its completion once, when the scroll ends`(isReader: Bool, changesState: Bool) {
    let log = Log()
    let stage = Stage(script: [.tap("go"), .wait(1.3)]) {
      Scroller(
        isReader: isReader, changesState: changesState, animation: .linear(duration: 1), log: log)
    }
    #expect(stage.duration > 1)
    #expect(log.lines.filter { $0 == "done" }.count == 1)
    #expect(log.lines.contains("animating"))
    // On the same tick the view that watches may be told before or after.
    #expect(log.lines.suffix(2).sorted() == ["done", "idle"], "\(log.lines)")
  }

  @Test(arguments: [false, true]) func `runs its completion at once without an animation`(
    isReader: Bool
  ) {
    let log = Log()
    let stage = Stage(script: [.tap("go"), .wait(0.2)]) {
      Scroller(isReader: isReader, changesState: false, animation: nil, log: log)
    }
    #expect(stage.duration > 0)
    #expect(log.lines == ["done"])
    #expect(stage.offset(at: 0.1).y > 0)
  }
}
