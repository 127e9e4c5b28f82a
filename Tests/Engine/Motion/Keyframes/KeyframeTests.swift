import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkMotion

@Suite struct Keyframes {
  struct Look: Equatable {
    var scale = 1.0
    var turn = Angle.zero
    var place = 0.0
  }

  struct Case {
    let name: String
    let timeline: KeyframeTimeline<Double>
    let values: [(time: Double, value: Double)]
    let duration: Double
  }

  /// Source: by hand; between cubic keyframes documented as a Catmull-Rom spline.
  static func cases() -> [Case] {
    [
      Case(
        name: "linear",
        timeline: KeyframeTimeline(initialValue: 1) {
          LinearKeyframe(3, duration: 2)
          LinearKeyframe(0, duration: 1, timingCurve: .easeInOut)
        }, values: [(-1, 1), (0, 1), (1, 2), (2, 3), (2.5, 1.5), (3, 0), (9, 0)], duration: 3),
      Case(
        name: "move",
        timeline: KeyframeTimeline(initialValue: 1) {
          LinearKeyframe(2, duration: 1)
          MoveKeyframe(10)
          LinearKeyframe(20, duration: 1)
        }, values: [(0.5, 1.5), (1, 10), (1.5, 15), (2, 20)], duration: 2),
      Case(
        name: "cubic with velocities",
        timeline: KeyframeTimeline(initialValue: 0) {
          CubicKeyframe(1, duration: 2, startVelocity: 2, endVelocity: -1)
        }, values: [(0.5, 0.8125), (1, 1.25), (1.5, 1.3125), (2, 1)], duration: 2),
      // The inner tangent is (4 − 0)/(1 + 1); at half time Hermite's form gives 0.5 − 2/8.
      Case(
        name: "cubic",
        timeline: KeyframeTimeline(initialValue: 0) {
          CubicKeyframe(1, duration: 1)
          CubicKeyframe(4, duration: 1)
        }, values: [(0.5, 0.25), (1, 1), (1.5, 2.75), (2, 4)], duration: 2),
      // Between straight lines a cubic keyframe begins and ends with their slopes, 1 and 2.
      Case(
        name: "cubic between lines",
        timeline: KeyframeTimeline(initialValue: 0) {
          LinearKeyframe(1, duration: 1)
          CubicKeyframe(3, duration: 1)
          LinearKeyframe(5, duration: 1)
        }, values: [(1, 1), (1.5, 1.875), (2, 3), (2.5, 4)], duration: 3),
      Case(
        name: "loop",
        timeline: KeyframeTimeline(initialValue: 0) {
          for value in [1.0, 2] { LinearKeyframe(value, duration: value) }
        }, values: [(0.5, 0.5), (2, 1.5), (3, 2)], duration: 3),
      Case(
        name: "nothing",
        timeline: KeyframeTimeline(initialValue: 7) {}, values: [(0, 7), (3, 7)], duration: 0),
      Case(
        name: "no time",
        timeline: KeyframeTimeline(initialValue: 7) {
          LinearKeyframe(1, duration: 0)
          CubicKeyframe(2, duration: -1)
          CubicKeyframe(3, duration: .nan)
        }, values: [(0, 3)], duration: 0),
    ]
  }

  @Test func `lead through their values`() {
    for c in Self.cases() {
      for (time, value) in c.values {
        #expect(isClose(c.timeline.value(time: time), value, 1e-9), "\(c.name) at \(time)")
      }
      #expect(c.timeline.duration == c.duration, "\(c.name)")
    }
  }

  @Test func `of several properties run in parallel`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        SpringKeyframe(1, duration: 2, spring: .bouncy)
      }
      KeyframeTrack(\.turn) { CubicKeyframe(.degrees(90), duration: 0.5) }
    }
    #expect(timeline.duration == 3)
    let half = timeline.value(progress: 1 / 6)
    #expect(isClose(half.scale, 1.5, 1e-12))
    #expect(isClose(half.turn.degrees, 90, 1e-9))
    #expect(half.place == 0)
    var look = Look(scale: 0, turn: .zero, place: 5)
    timeline.update(value: &look, time: 3)
    #expect(look.place == 5)
    #expect(look.scale == 1)
    timeline.update(value: &look, progress: 0)
    #expect(look.scale == 1 && look.turn == .zero)
  }

  @Test func `on a condition`() {
    for isHigh in [true, false] {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        if isHigh { LinearKeyframe(9, duration: 1) } else { CubicKeyframe(1, duration: 2) }
      }
      #expect(timeline.value(time: 2) == (isHigh ? 9 : 1))
      #expect(timeline.duration == (isHigh ? 1 : 2))
    }
  }

  struct Hop: KeyframeTrackContent {
    let height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  @Test func `can be declared as a type and reused`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.place) {
        Hop(height: 10)
        Hop(height: 4)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 1).place == 10)
    #expect(timeline.value(time: 3).place == 4)
  }

  @Test func `a spring continues with the previous velocity`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      SpringKeyframe(100, spring: .bouncy)
    }
    #expect(
      isClose(
        timeline.value(time: 1.1),
        100 + Spring.bouncy.value(target: 0.0, initialVelocity: 100, time: 0.1), 1e-9))
    #expect(isClose(timeline.duration, 1 + Spring.bouncy.settlingDuration, 1e-12))
    let own = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: .smooth, startVelocity: 30)
    }
    #expect(
      isClose(
        own.value(time: 0.1), Spring.smooth.value(target: 1.0, initialVelocity: 30, time: 0.1),
        1e-12))
  }

  /// Keyframes of any kinds in any order jump only at moves, and reach each value at its time.
  @Test func `are continuous`() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var steps: [KeyframeStep<Double>] = []
      var cubics = true
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let kind = Int.random(in: 0...(seed % 2 == 0 ? 0 : 2), using: &generator)
        cubics = cubics && kind == 0
        let made: KeyframeStep<Double>.Kind =
          switch kind {
          case 0: .cubic(startVelocity: nil, endVelocity: nil)
          case 1: .linear(.easeInOut)
          default: .spring(.snappy, startVelocity: nil)
          }
        steps.append(
          KeyframeStep(
            target: Double.random(in: -100...100, using: &generator),
            duration: Double.random(in: 0.1...2, using: &generator), kind: made))
      }
      let path = KeyframePath(from: 3.0, through: steps)
      #expect(path.value(at: 0) == 3)
      var time = 0.0
      for step in steps {
        time += step.duration
        let (before, at) = (path.value(at: time - 1e-7), path.value(at: time))
        #expect(isClose(before, at, 0.5), "jump at \(time), seed \(seed)")
        if case .spring = step.kind { continue }
        #expect(isClose(at, step.target, 1e-9), "missed at \(time), seed \(seed)")
        guard cubics, time < path.duration else { continue }
        let after = path.value(at: time + 1e-7)
        #expect(isClose((at - before) / 1e-7, (after - at) / 1e-7, 0.01), "kink, seed \(seed)")
      }
    }
  }

  /// Keyframes composed in a type of the user's own.
  private struct Leap: ScrollworkMotion.Keyframes {
    let height: Double

    var body: some ScrollworkMotion.Keyframes<Double> {
      KeyframeTrack {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
  }

  @Test func `can be composed`() {
    let leap = KeyframeTimeline(initialValue: 0.0) { Leap(height: 8) }
    #expect(leap.duration == 2)
    #expect(leap.value(time: 0.5) == 4 && leap.value(time: 1.5) == 4)
    let inside = KeyframeTimeline(initialValue: 0.0) { Leap(height: 8).body }
    #expect(inside.value(time: 0.5) == 4)
  }

  @Test func `have themselves as their body`() {
    @KeyframesBuilder<Look> func tracks() -> some ScrollworkMotion.Keyframes<Look> {
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
      KeyframeTrack(\.place) { LinearKeyframe(5, duration: 1) }
    }
    func half<K: ScrollworkMotion.Keyframes>(_ keyframes: K) -> Look where K.Value == Look {
      KeyframeTimeline(initialValue: Look()) { keyframes }.value(time: 0.5)
    }
    #expect(half(tracks()) == Look(scale: 2, place: 2.5))
    let both: KeyframeTracks<Look> = KeyframesBuilder.buildPartialBlock(
      accumulated: KeyframeTrack<Look, Double, LinearKeyframe<Double>>(\.scale) {
        LinearKeyframe(3, duration: 1)
      },
      next: KeyframeTrack<Look, Double, LinearKeyframe<Double>>(\.place) {
        LinearKeyframe(5, duration: 1)
      })
    #expect(half(both.body) == half(tracks()))
    let track = KeyframeTrack<Look, Double, LinearKeyframe<Double>>(\.scale) {
      LinearKeyframe(3, duration: 1)
    }
    #expect(half(track.body) == half(track) && half(track).scale == 2)
  }
}
