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

private enum Stance: CaseIterable {
  case low
  case high
  case far

  var offset: Double {
    switch self {
    case .low: 0
    case .high: 10
    case .far: 40
    }
  }
}

/// A square that a tap sends through its phases.
private struct Hopper: View {
  @State private var taps = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
        .onTapGesture { taps += 1 }
      Rectangle().frame(width: 10, height: 10)
        .phaseAnimator(Stance.allCases, trigger: taps) { content, stance in
          content.id("hopper").padding(.leading, stance.offset)
        } animation: { stance in
          stance == .high ? nil : .linear(duration: stance == .far ? 1 : 0.5)
        }
    }
    .frame(width: 100, height: 200, alignment: .topLeading)
  }
}

@MainActor @Suite struct `A phase animator` {
  /// Source: documented, `View.phaseAnimator(_:content:animation:)`: without a trigger it cycles from
  /// its appearance on.
  @Test func `as a modifier without a trigger cycles as the view does`() {
    let stage = Stage(script: [.wait(4)]) {
      Rectangle().frame(width: 10, height: 10).id("a")
        .phaseAnimator([0.0, 10, 30]) { content, x in
          content.padding(.leading, x)
        } animation: { _ in
          .linear(duration: 1)
        }
        .frame(width: 100, height: 200, alignment: .topLeading)
    }
    let places = [0, 0.5, 1, 2, 2.5, 3, 3.5].map { stage.place("a", at: $0)?.minX ?? -1 }
    #expect(places.map { ($0 * 1e6).rounded() / 1e6 } == [0, 5, 10, 30, 15, 0, 5])
  }

  @Test func `cycles without end from its appearance on`() {
    let stage = Stage(script: [.wait(4)]) {
      PhaseAnimator([0.0, 10, 30]) { x in
        Rectangle().frame(width: 10, height: 10).id("a").padding(.leading, x)
      } animation: { _ in
        .linear(duration: 1)
      }
      .frame(width: 100, height: 200, alignment: .topLeading)
    }
    let places = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map { stage.place("a", at: $0)?.minX ?? -1 }
    #expect(places.map { ($0 * 1e6).rounded() / 1e6 } == [0, 5, 10, 20, 30, 15, 0, 5])
    #expect(stage.problems.isEmpty)
  }

  @Test func `cycles once for each change of its trigger, and rests at the first phase`() {
    let stage = Stage(script: [.wait(0.5), .tap("go"), .wait(3)]) { Hopper() }
    let places = stride(from: 0.0, through: 3, by: 1.0 / 120).map {
      stage.place("hopper", at: $0)?.minX ?? -1
    }
    // Jumps to 10, goes to 40 in a second, and back in half of one.
    #expect(places.first == 0 && places.last == 0 && places.max().map { abs($0 - 40) < 1 } == true)
    let moving = places.indices.filter { places[$0] > 0 }
    #expect(abs(Double(moving.count) - 1.5 * 120) <= 3)
    #expect(Set(moving).count == (moving.last ?? 0) - (moving.first ?? 0) + 1)
  }

  @Test func `restarts with the second phase when its trigger changes during a cycle`() {
    let once = Stage(script: [.tap("go"), .wait(0.5), .tap("go"), .wait(3)]) { Hopper() }
    let tap = stride(from: 0.4, through: 1, by: 1.0 / 120).first { time in
      let before = once.place("hopper", at: time - 1.0 / 120)?.minX ?? 0
      return (once.place("hopper", at: time)?.minX ?? 0) < before - 1
    }
    let restart = tap ?? .infinity
    #expect(abs((once.place("hopper", at: restart)?.minX ?? 0) - 10) < 0.5)
    #expect(abs((once.place("hopper", at: restart + 1)?.minX ?? 0) - 40) < 0.6)
    #expect(once.place("hopper", at: once.duration)?.minX == 0)
  }

  @Test func `ends with its view, without a problem`() {
    struct Passing: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
            .onTapGesture { isThere = false }
          if isThere {
            PhaseAnimator([0.0, 1]) {
              Rectangle().opacity($0)
            } animation: { _ in
              .default
            }
          }
        }
      }
    }
    let stage = Stage(script: [.wait(0.4), .tap("go"), .wait(2)]) { Passing() }
    #expect(stage.problems.isEmpty)
    #expect(stage.duration > 2.4)
  }

  @Test func `looks the same with stills in reverse order`() {
    let script: GestureScript = [.tap("go"), .wait(0.5), .tap("go"), .wait(2)]
    let stage = Stage(script: script) { Hopper() }
    let times = (0...20).map { Double($0) * 0.1 }
    let forward = times.map { stage.still(at: $0).displayList.digest }
    let other = Stage(script: script) { Hopper() }
    #expect(times.reversed().map { other.still(at: $0).displayList.digest } == forward.reversed())
  }

  @Test func `without phases shows nothing, and reports a problem`() {
    let stage = Stage(script: [.wait(1)]) {
      PhaseAnimator([Int]()) { Text(verbatim: "\($0)") }
    }
    #expect(stage.texts.isEmpty)
    #expect(
      stage.complaints == [
        "PhaseAnimator: there are no phases; a "
          + "phase animator without one shows nothing."
      ])
  }

  @Test func `runs once, however many views it shows`() {
    let stage = Stage(script: [.wait(3)]) {
      VStack(alignment: .leading, spacing: 0) {
        PhaseAnimator([0, 1, 2, 3, 4, 5]) { phase in
          Text(verbatim: "\(phase)")
          Text(verbatim: "again")
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    #expect(stage.texts(at: 0.5) == ["1", "again"])
    #expect(stage.texts(at: 2.5) == ["3", "again"])
  }
}

private struct Pose {
  var x = 0.0
  var side = 10.0
}

@MainActor @Suite struct `A keyframe animator` {
  @Test func `interpolates its keyframes between ticks, and repeats`() {
    let stage = Stage(script: [.wait(3)]) {
      KeyframeAnimator(initialValue: Pose()) { pose in
        Rectangle().frame(width: pose.side, height: 10).id("a").padding(.leading, pose.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(20, duration: 0.5)
          LinearKeyframe(50, duration: 0.5)
        }
        KeyframeTrack(\.side) {
          MoveKeyframe(20)
          LinearKeyframe(40, duration: 1)
        }
      }
      .frame(width: 100, height: 200, alignment: .topLeading)
    }
    for (time, x, width) in [
      (0.25, 10.0, 25.0), (0.5, 20, 30), (1.25, 10, 25), (1.751, 35.06, 35.02),
    ] {
      let place = stage.place("a", at: time) ?? .zero
      #expect(abs(place.minX - x) < 1e-6 && abs(place.width - width) < 1e-6, "\(time) \(place)")
    }
  }

  @Test func `starts with its trigger from the current value, and stays at the last`() {
    struct Nudged: View {
      @State private var taps = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
            .onTapGesture { taps += 1 }
          Rectangle().frame(width: 10, height: 10)
            .keyframeAnimator(initialValue: 0.0, trigger: taps) { content, x in
              content.id("a").padding(.leading, x)
            } keyframes: { start in
              LinearKeyframe(start + 30, duration: 1)
            }
        }
        .frame(width: 100, height: 200, alignment: .topLeading)
      }
    }
    let stage = Stage(script: [.wait(0.5), .tap("go"), .wait(2), .tap("go"), .wait(2)]) { Nudged() }
    #expect(stage.place("a", at: 0.4)?.minX == 0)
    #expect(stage.place("a", at: 2.4)?.minX == 30)
    #expect(stage.place("a", at: stage.duration)?.minX == 60)
    let places = stride(from: 0.5, through: 2, by: 1.0 / 120).compactMap {
      stage.place("a", at: $0)?.minX
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > -1e-9 && $0 < 30.0 / 120 + 1e-6 })
  }

  @Test func `shows its first value while it does not repeat`() {
    let stage = Stage(script: [.wait(1)]) {
      KeyframeAnimator(initialValue: 7.0, repeating: false) { x in
        Rectangle().frame(width: 10, height: 10).id("a").padding(.leading, x)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 0.5)
      }
      .frame(width: 100, height: 200, alignment: .topLeading)
    }
    #expect(stage.place("a", at: 0.4)?.minX == 7)
  }

  @Test func `with a trigger equals the keyframeAnimator modifier`() {
    struct Nudged: View {
      let isModifier: Bool
      @State private var taps = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
            .onTapGesture { taps += 1 }
          if isModifier {
            Rectangle().frame(width: 10, height: 10)
              .keyframeAnimator(initialValue: 0.0, trigger: taps) { content, x in
                content.id("a").padding(.leading, x)
              } keyframes: { start in
                LinearKeyframe(start + 30, duration: 1)
              }
            Rectangle().frame(width: 10, height: 10)
              .keyframeAnimator(initialValue: 0.0, repeating: true) { content, x in
                content.id("b").padding(.leading, x)
              } keyframes: { _ in
                LinearKeyframe(30, duration: 1)
              }
            Rectangle().frame(width: 10, height: 10)
              .phaseAnimator([0.0, 20], trigger: taps) { content, x in
                content.id("c").padding(.leading, x)
              } animation: { _ in
                .linear(duration: 1)
              }
          } else {
            KeyframeAnimator(initialValue: 0.0, trigger: taps) { x in
              Rectangle().frame(width: 10, height: 10).id("a").padding(.leading, x)
            } keyframes: { start in
              LinearKeyframe(start + 30, duration: 1)
            }
            KeyframeAnimator(initialValue: 0.0) { x in
              Rectangle().frame(width: 10, height: 10).id("b").padding(.leading, x)
            } keyframes: { _ in
              LinearKeyframe(30, duration: 1)
            }
            PhaseAnimator([0.0, 20], trigger: taps) { x in
              Rectangle().frame(width: 10, height: 10).id("c").padding(.leading, x)
            } animation: { _ in
              .linear(duration: 1)
            }
          }
        }
        .frame(width: 100, height: 200, alignment: .topLeading)
      }
    }
    let stages = [false, true].map { isModifier in
      Stage(script: [.tap("go"), .wait(2.5)]) { Nudged(isModifier: isModifier) }
    }
    for time in [0.3, 0.7, 1.4, 2.2] {
      for name in ["a", "b", "c"] {
        let places = stages.map { $0.place(name, at: time)?.minX ?? -1 }
        #expect(places[0] == places[1] && places[0] >= 0, "\(name) at \(time): \(places)")
      }
    }
    #expect(stages[0].place("a", at: 2)?.minX == 30)
    #expect((stages[0].place("c", at: tapTime + 0.5)?.minX ?? 0) > 9)
  }
}
