import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import TestSupport
import Testing

@testable import ScrollworkScript

@Suite struct `A gesture script` {
  static let script: GestureScript = [
    .wait(0.5),
    .drag(by: CGVector(dx: 0, dy: -300), over: 0.25),
    .drag(
      from: .point(CGPoint(x: 10, y: 20.5)), by: CGVector(dx: 1.23456, dy: 0), over: 1,
      curve: .easeInOut, hold: 0.1),
    .flick(.up, velocity: 1800),
    .flick(.left, velocity: 600, from: .unit(.bottom)),
    .tap(.view("next \"one\"")),
    .scrollTo(id: "a", anchor: .center),
    .scrollTo(id: "b", animated: false),
    .scrollTo(offset: CGPoint(x: 0, y: -0.00001)),
    .scrollTo(edge: .bottom, animated: false),
    .untilSettled(),
  ]

  @Test func `has a line for each step`() {
    #expect(
      Self.script.description == """
        wait 0.5s
        drag by (0, -300) over 0.25s
        drag from (10, 20.5) by (1.23456, 0) over 1s ease in out hold 0.1s
        flick up velocity 1800
        flick left from bottom velocity 600
        tap "next \\"one\\""
        scroll to "a" anchor center
        scroll to "b" at once
        scroll to (0, -0.00001)
        scroll to bottom at once
        until settled
        """)
    #expect(Self.script.validate().isEmpty)
  }

  @Test func `tells all that cannot be played`() {
    let script: GestureScript = [
      .wait(-1), .drag(by: CGVector(dx: CGFloat.nan, dy: 0), over: 0, hold: .infinity),
      .flick(.up, velocity: -5), .tap(.view("")), .scrollTo(offset: CGPoint(x: 1e99, y: 0)),
      .untilSettled(limit: 1e6), .tap(.unit(.center)),
    ]
    #expect(
      script.validate().map(\.description) == [
        "step 1: the duration of the wait is -1; expected 0 to 600 seconds",
        "step 2: the distance of the drag is nan; expected -100000 to 100000 points",
        "step 2: the duration of the drag is 0; expected 0.01 to 60 seconds",
        "step 2: the duration of the hold is inf; expected 0 to 60 seconds",
        "step 3: the velocity of the flick is -5; expected 250 to 10000 points per second",
        "step 4: the name of the view is empty",
        "step 5: a coordinate is 1\(String(repeating: "0", count: 99)); expected -100000000 to 100000000",
        "step 6: the time limit is 1000000; expected 0 to 600 seconds",
      ])
  }

  static let touching: GestureScript = [
    .tap(.view("a"), count: 2), .tap(.view("a"), count: 1), .press(.view("a"), for: 0.6),
    .drag(from: .view("a"), to: .view("b"), press: 0.5, over: 0.4, curve: .easeIn, hold: 0.1),
    .drag(by: CGVector(dx: 5, dy: 0), press: 0.25, over: 1),
  ]

  @Test func `has a line for each step that touches`() {
    #expect(
      Self.touching.description == """
        tap "a" twice
        tap "a"
        press "a" for 0.6s
        drag from "a" press 0.5s to "b" over 0.4s ease in hold 0.1s
        drag press 0.25s by (5, 0) over 1s
        """)
    #expect(Self.touching.validate().isEmpty)
  }

  @Test func `tells which touches cannot be played`() {
    let script: GestureScript = [
      .tap(.view(""), count: 0), .press(.point(CGPoint(x: CGFloat.nan, y: 0)), for: -1),
      .drag(to: .view(""), press: 61, over: 0, hold: -1),
      .drag(by: CGVector(dx: CGFloat.infinity, dy: 0), press: 0, over: 1),
    ]
    #expect(
      script.validate().map(\.description) == [
        "step 1: the name of the view is empty",
        "step 1: the number of taps is 0; expected 1 to 10",
        "step 2: a coordinate is nan; expected -100000000 to 100000000",
        "step 2: the duration of the press is -1; expected 0 to 60 seconds",
        "step 3: the name of the view is empty",
        "step 3: the duration of the press is 61; expected 0 to 60 seconds",
        "step 3: the duration of the drag is 0; expected 0.01 to 60 seconds",
        "step 3: the duration of the hold is -1; expected 0 to 60 seconds",
        "step 4: the distance of the drag is inf; expected -100000 to 100000 points",
      ])
  }

  @Test func `a double tap is two fingers`() throws {
    let fingers = try #require(
      GestureScript.Step.tap(.view("known"), count: 2)
        .fingerPaths(canvas: Self.canvas, at: 2) { _ in CGPoint(x: 7, y: 8) })
    #expect(fingers.map(\.start) == [CGPoint(x: 7, y: 8), CGPoint(x: 7, y: 8)])
    #expect(fingers.map(\.down) == [2, 2.18])
    #expect(fingers.map { ($0.lift * 1000).rounded() } == [2080, 2260])
    #expect(
      GestureScript.Step.tap(.view("unknown"), count: 2)
        .fingerPaths(canvas: Self.canvas, at: 2) { _ in nil } == nil)
  }

  @Test func `a press stays`() throws {
    let finger = try #require(path(.press(.view("known"), for: 0.6)))
    #expect(finger.lift == 2.6)
    #expect(finger.position(at: 2.5) == CGPoint(x: 7, y: 8))
  }

  @Test func `a drag may stay first and end at a place`() throws {
    let finger = try #require(
      path(.drag(from: .view("known"), to: .unit(.center), press: 0.5, over: 1, hold: 0.25)))
    #expect(finger.lift == 3.75)
    #expect(finger.position(at: 2.5) == CGPoint(x: 7, y: 8))
    #expect(finger.position(at: 3) == CGPoint(x: 101, y: 215))
    #expect(finger.position(at: 3.5) == CGPoint(x: 195, y: 422))
    #expect(path(.drag(to: .view("unknown"), over: 1)) == nil)
    #expect(path(.drag(from: .view("unknown"), to: .unit(.center), over: 1)) == nil)
  }

  static let canvas = CGSize(width: 390, height: 844)

  func path(_ step: GestureScript.Step) -> FingerPath? {
    step.fingerPath(canvas: Self.canvas, at: 2) { $0 == "known" ? CGPoint(x: 7, y: 8) : nil }
  }

  @Test func `a drag is a finger`() throws {
    let finger = try #require(
      path(.drag(by: CGVector(dx: 0, dy: -300), over: 0.5, curve: .easeIn, hold: 0.2)))
    #expect(finger.down == 2)
    #expect(finger.lift == 2.7)
    #expect(finger.position(at: 1) == CGPoint(x: 195, y: 422))
    #expect(isClose(finger.position(at: 2.25).y, 422 - 300 * 0.315357, 1e-3))
    #expect(finger.position(at: 2.6) == CGPoint(x: 195, y: 122))
  }

  @Test(arguments: GestureScript.Direction.allCases)
  func `a flick leaves at just its velocity`(direction: GestureScript.Direction) throws {
    let finger = try #require(path(.flick(direction, velocity: 1800)))
    let velocity = finger.release.velocity
    #expect(isClose(velocity.dx, direction.unit.dx * 1800, 1e-6))
    #expect(isClose(velocity.dy, direction.unit.dy * 1800, 1e-6))
  }

  @Test func `the slowest flick accepted goes on`() throws {
    let finger = try #require(path(.flick(.up, velocity: 250)))
    let list = ScrollDynamics(
      container: Self.canvas, content: CGSize(width: 390, height: 10_000))
    #expect(list.segments(for: finger, from: .zero).last?.phase == .decelerating)
  }

  @Test func `places are found, or there is no finger`() {
    #expect(path(.tap(.view("known")))?.start == CGPoint(x: 7, y: 8))
    #expect(path(.tap(.view("unknown"))) == nil)
    #expect(path(.tap(.unit(.bottomTrailing)))?.start == CGPoint(x: 390, y: 844))
    #expect(path(.wait(1)) == nil)
    #expect(path(.scrollTo(edge: .top)) == nil)
    #expect(path(.untilSettled()) == nil)
    #expect(path(.flick(.up, velocity: .nan)) == nil)
    #expect(path(.drag(by: CGVector(dx: 0, dy: CGFloat.infinity), over: 1)) == nil)
  }

  /// A step that cannot be played, and what is wrong with it.
  static let faults: [(GestureScript.Step, GestureScript.Issue.Problem)] = [
    (.wait(601), .outOfRange(.wait, value: 601)),
    (.drag(by: .zero, over: 61), .outOfRange(.dragDuration, value: 61)),
    (.drag(by: .zero, over: 1, hold: 61), .outOfRange(.hold, value: 61)),
    (.press(.unit(.center), for: -2), .outOfRange(.press, value: -2)),
    (.taps(.unit(.center), count: 11), .outOfRange(.tapCount, value: 11)),
    (.drag(by: CGVector(dx: 0, dy: 1e6), over: 1), .outOfRange(.distance, value: 1e6)),
    (.flick(.left, velocity: 1e5), .outOfRange(.flickVelocity, value: 1e5)),
    (.scroll(to: .offset(CGPoint(x: 1e9, y: 0))), .outOfRange(.coordinate, value: 1e9)),
    (.untilSettled(limit: 700), .outOfRange(.settlingLimit, value: 700)),
    (.pinch(scale: 0, over: 1), .outOfRange(.pinchScale, value: 0)),
    (
      .pinch(scale: 1, turn: .radians(.infinity), over: 1),
      .outOfRange(.pinchTurn, value: .infinity)
    ),
    (.wheel(by: .zero, over: -1), .outOfRange(.wheelDuration, value: -1)),
    (.resize(CGSize(width: 0, height: 9)), .outOfRange(.side, value: 0)),
    (.expect(.offset(y: 1, within: -1)), .outOfRange(.tolerance, value: -1)),
    (.set("a", to: 1e16), .outOfRange(.setting, value: 1e16)),
    (.set("", to: 1), .emptyName), (.mark(""), .emptyName),
    (.release, .noFinger), (.hold(1), .noFinger), (.move(by: .zero, over: 1), .noFinger),
    (.touch(.unit(.center)), .neverReleased),
    (.expect(.never(past: .edge(.top), since: "a")), .noSuchMark("a")),
    (
      .replay(TouchRecording("a.csv", samples: [])),
      .recording("a.csv", .empty, sample: 0)
    ),
    (.scroll(to: .view("", anchor: .center)), .emptyName),
    (.carry(GestureScript.Carry(from: .view(""), .by(.zero), over: 1)), .emptyName),
  ]

  @Test func `tells each kind of fault with its step`() {
    for (step, problem) in Self.faults {
      let issues = GestureScript([.wait(0), step]).validate()
      #expect(issues.map(\.problem) == [problem], "\(step)")
      #expect(issues.map(\.step) == [1], "\(step)")
    }
    let named = Self.faults.compactMap { fault -> GestureScript.Issue.Quantity? in
      if case .outOfRange(let quantity, _) = fault.1 { quantity } else { nil }
    }
    // Surroundings are no steps: what they may be is told where they are read.
    let ofOthers: Set<GestureScript.Issue.Quantity> = [
      .scale, .inset, .caption, .speed, .freeze, .padding, .cornerRadius, .samples,
      .frameSide, .ratio, .zoom, .cameraMove,
    ]
    #expect(Set(named) == Set(GestureScript.Issue.Quantity.allCases).subtracting(ofOthers))
  }

  @Test func `tells what does not fit what comes before`() {
    let script: GestureScript = [
      .touch(.unit(.center)), .tap(.unit(.top)), .release, .mark("a"), .mark("a"),
    ]
    #expect(script.validate().map(\.step) == [1, 4])
    #expect(script.validate().map(\.problem) == [.fingerIsDown(since: 0), .secondMark("a")])
  }

  @Test func `tells which sample of a recording is at fault`() {
    func fault(
      _ samples: [(Double, CGFloat, TouchRecording.Phase)]
    ) -> (fault: TouchRecording.Fault, sample: Int)? {
      let recording = TouchRecording(
        "a.csv",
        samples: samples.map { .init(time: $0.0, place: CGPoint(x: $0.1, y: 0), phase: $0.2) })
      #expect(recording.name == "a.csv" && recording.samples.count == samples.count)
      for (sample, wanted) in zip(recording.samples, samples) {
        #expect(sample.time == wanted.0 || wanted.0.isNaN)
        #expect(sample.place.x == wanted.1 && sample.phase == wanted.2)
      }
      return recording.fault
    }
    #expect(fault([(0, 1, .began), (1, 1, .stationary), (1, 2, .moved), (2, 1, .ended)]) == nil)
    let faults: [([(Double, CGFloat, TouchRecording.Phase)], TouchRecording.Fault, Int)] = [
      ([], .empty, 0), ([(.nan, 1, .began)], .number, 0),
      ([(1, 1, .began), (0, 1, .ended)], .backwards, 1),
      ([(0, 1, .began), (1, 1, .began)], .isDown, 1), ([(0, 1, .moved)], .isUp, 0),
      ([(0, 1, .began), (1, 1, .moved)], .neverEnds, 1),
      ([(5, 1, .began), (1e8, 1, .moved), (1e8, 1, .ended)], .tooLong(1e8 - 5), 1),
    ]
    for (samples, wanted, place) in faults {
      let found = fault(samples)
      #expect(found?.fault == wanted && found?.sample == place)
    }
  }

  @Test func `takes several taps and long drags apart`() {
    #expect(GestureScript.Step.tap(.view("a"), count: 2) == .taps(.view("a"), count: 2))
    #expect(GestureScript.Step.tap(.view("a"), count: 1) == .tap(.view("a")))
    let step = GestureScript.Step.drag(
      from: .view("a"), to: .unit(.top), press: 0.5, over: 0.4, curve: .easeIn, hold: 0.1)
    guard case .carry(var carry) = step else {
      Issue.record("\(step)")
      return
    }
    #expect(carry.start == .view("a") && carry.goal == .to(.unit(.top)))
    #expect(carry.press == 0.5 && carry.duration == 0.4 && carry.hold == 0.1)
    #expect(carry.curve == .easeIn)
    carry.goal = .by(CGVector(dx: 1, dy: 2))
    #expect(
      carry
        == GestureScript.Carry(
          from: .view("a"), .by(CGVector(dx: 1, dy: 2)), press: 0.5, over: 0.4, curve: .easeIn,
          hold: 0.1))
    let short = GestureScript.Step.drag(by: CGVector(dx: 1, dy: 2), press: 0, over: 1)
    #expect(short == .carry(GestureScript.Carry(from: nil, .by(CGVector(dx: 1, dy: 2)), over: 1)))
  }

  @Test func `writes places and ends as people do`() {
    #expect(GestureScript.Place.view("b").description == "\"b\"")
    #expect(GestureScript.Place.point(CGPoint(x: 1, y: 2.5)).description == "(1, 2.5)")
    #expect(
      GestureScript.Destination.view("b", anchor: .top).description
        == "\"b\" anchor top")
    #expect(GestureScript.Destination.edge(.bottom).description == "bottom")
    #expect(GestureScript.Step.wait(0.25).description == "wait 0.25s")
  }
}
