import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A column of twenty bars of 50 points, each with its number as an id.
private struct Column: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { index in Color.red.frame(height: 50).id(index) }
      }
    }
  }
}

private func stage(_ script: GestureScript, hasMouse: Bool = false) -> Scene {
  var scene = Scene("test", canvas: CGSize(width: 100, height: 200), script: script) { Column() }
  scene.hasMouse = hasMouse
  return scene
}

@Suite @MainActor struct `A touch scripted in several steps` {
  @Test func `equals one step that does the same`() {
    let whole = Stage(
      stage([
        .drag(from: .point(CGPoint(x: 50, y: 150)), by: CGVector(dx: 0, dy: -90), over: 0.25),
        .untilSettled(),
      ]))
    let led = Stage(
      stage([
        .touch(.point(CGPoint(x: 50, y: 150))),
        .move(.by(CGVector(dx: 0, dy: -90)), over: 0.25, curve: .linear),
        .release, .untilSettled(),
      ]))
    #expect(led.complaints == [] && led.duration == whole.duration)
    for tick in 0...Int(whole.duration * 120) {
      let time = Double(tick) / 120
      #expect(led.offset(at: time) == whole.offset(at: time))
    }
  }

  @Test func `moves along several displacements, while other steps play`() {
    let stage = Stage(
      stage([
        .touch(.point(CGPoint(x: 50, y: 190))), .move(by: CGVector(dx: 0, dy: -50), over: 0.2),
        .mark("half"),
        .expect(.offset(y: 40)), .hold(0.3), .move(to: .unit(.top), over: 0.5), .hold(0.2),
        .expect(.offset(y: 180)), .release, .expect(.offset(y: 180)), .wait(1),
        .expect(.offset(y: 180)),
      ]))
    #expect(stage.complaints == [])
    #expect(stage.marks.map(\.name) == ["half"])
    #expect(stage.marks.map(\.time) == [0.2])
    #expect(abs(stage.offset(at: 0.4).y - 40) < 1e-9)
  }

  @Test func `without a name does nothing`() {
    let stage = Stage(stage([.touch(.view("99")), .hold(1), .release, .wait(0.1)]))
    #expect(
      stage.complaints == [
        "touch \"99\": no view with the id \"99\" is in the scene at that moment; did you mean \"9\"?"
      ])
    #expect(stage.step(of: stage.problems[0]) == 0)
    #expect(stage.offset(at: 1) == .zero)
  }
}

@Suite @MainActor struct `A recording` {
  /// Samples at uneven times; the last three pairs decide.
  static let samples: [(Double, CGFloat, TouchRecording.Phase)] = [
    (100, 180, .began), (100.02, 170, .moved), (100.03, 160, .moved), (100.05, 130, .moved),
    (100.06, 110, .moved), (100.08, 60, .moved), (100.085, 60, .ended),
  ]

  @Test func `releases with the velocity of its own samples`() throws {
    let recording = TouchRecording(
      "a.csv",
      samples: Self.samples.map {
        .init(time: $0.0, place: CGPoint(x: 50, y: $0.1), phase: $0.2)
      })
    let stage = Stage(stage([.wait(0.5), .replay(recording), .untilSettled()]))
    #expect(stage.complaints == [])
    // Pairs: −30/0.02, −20/0.01, −50/0.02 points per second, weighed 0.6, 0.35, 0.05.
    let speed = 0.6 * 1500 + 0.35 * 2000 + 0.05 * 2500
    let finger = try #require(
      GestureScript.Step.replay(recording)
        .fingerPaths(canvas: .zero, at: 0.5) { _ in nil }?.first)
    #expect(abs(finger.release.velocity.dy + speed) < 1e-6)
    #expect(abs(finger.lift - 0.585) < 1e-9)
    #expect(finger.down == 0.5)
    // 10 points of the 120 are the slop.
    #expect(abs(stage.offset(at: 0.584).y - 110) < 1e-6)
    let velocity = stage.still(at: 0.6).report.scrollViews[0].velocity.dy
    #expect(velocity > 0.9 * speed && velocity < speed)
    #expect(stage.still(at: 0.6).report.scrollViews[0].phase == .decelerating)
  }

  @Test func `of several fingers plays them one after the other`() {
    let recording = TouchRecording(
      "a.csv",
      samples: [
        .init(time: 3, place: CGPoint(x: 50, y: 150), phase: .began),
        .init(time: 3.2, place: CGPoint(x: 50, y: 100), phase: .moved),
        .init(time: 3.5, place: CGPoint(x: 50, y: 100), phase: .ended),
        .init(time: 4, place: CGPoint(x: 50, y: 150), phase: .began),
        .init(time: 4.2, place: CGPoint(x: 50, y: 100), phase: .moved),
        .init(time: 4.5, place: CGPoint(x: 50, y: 100), phase: .cancelled),
      ])
    let stage = Stage(stage([.replay(recording), .wait(0.1)]))
    #expect(stage.complaints == [])
    #expect(stage.offset(at: 0.9).y == 40 && stage.offset(at: 1.55).y == 80)
    #expect(stage.duration == 1.6)
  }
}

@Suite @MainActor struct `A wheel` {
  @Test func `adds its notches, and stops at the edge`() {
    let stage = Stage(
      stage(
        [
          .wheel(by: CGVector(dx: 0, dy: 60)), .wait(0.1), .wheel(by: CGVector(dx: 0, dy: 60)),
          .untilSettled(), .expect(.offset(y: 120)), .wheel(by: CGVector(dx: 0, dy: 5000)),
          .untilSettled(), .expect(.offset(y: 800)), .expect(.never(past: .edge(.bottom))),
          .wheel(by: CGVector(dx: 0, dy: -100)), .untilSettled(), .expect(.offset(y: 700)),
        ], hasMouse: true))
    #expect(stage.complaints == [])
  }

  @Test func `as a trackpad overscrolls by a stiffer rubber band`() {
    let push = CGVector(dx: 0, dy: -100)
    let stage = Stage(
      stage(
        [
          .wheel(by: push, over: 0.5, curve: .easeOut), .mark("end"), .untilSettled(),
          .expect(.offset(y: 0)),
        ],
        hasMouse: true))
    #expect(stage.complaints == [])
    // 0.715·x·R/(R + 0.715·x) of a pull of 100 points in a window of 200, from the first point on.
    let expected = -200 * 0.715 * 100 / (200 + 0.715 * 100)
    #expect(abs(stage.offset(at: 0.499_999).y - expected) < 0.01)
    #expect(stage.marks[0].time == 0.5)
  }

  @Test func `needs a mouse`() {
    let stage = Stage(stage([.wheel(by: CGVector(dx: 0, dy: 60)), .wait(1)]))
    #expect(
      stage.complaints == [
        "wheel by (0, 60): no mouse or trackpad is attached; \"mouse attached\" at the top of a "
          + "script attaches one."
      ])
  }
}

@Suite @MainActor struct `A tap on the status bar` {
  @Test func `scrolls to the top in the duration of every animated scroll`() {
    let stage = Stage(
      stage([
        .scrollTo(offset: CGPoint(x: 0, y: 600), animated: false), .wait(0.1), .statusBarTap,
        .expect(.settled(.within(0.31))), .expect(.offset(y: 0)),
      ]))
    #expect(stage.complaints == [])
    #expect(stage.offset(at: 0.25).y > 100)
  }

  @Test func `does nothing without a vertical scroll view`() {
    let stage = Stage(script: [.statusBarTap, .wait(0.1)]) {
      ScrollView(.horizontal) { Color.red.frame(width: 500) }
    }
    #expect(
      stage.complaints == ["status-bar tap: no scroll view in the scene scrolls vertically."])
  }
}

@Suite @MainActor struct `A canvas resized during a script` {
  static let turning = stage([
    .scrollTo(offset: CGPoint(x: 0, y: 350), animated: false), .wait(0.5), .rotate, .wait(0.5),
    .rotate, .wait(0.5), .resize(CGSize(width: 60, height: 120)), .wait(0.5),
  ])

  @Test func `is centered in pictures of one size`() {
    let stage = Stage(Self.turning)
    #expect(stage.complaints == [])
    #expect(Self.turning.pictureSize == CGSize(width: 200, height: 200))
    let times = [0.2, 0.7, 1.2, 1.7]
    let lists = times.map { stage.still(at: $0).displayList }
    #expect(lists.allSatisfy { $0.canvas == CGSize(width: 200, height: 200) })
    let sizes = times.map { stage.still(at: $0).report.scrollViews[0].containerSize }
    #expect(
      sizes == [(100, 200), (200, 100), (100, 200), (60, 120)].map(CGSize.init(width:height:)))
    #expect(lists[0].digest == lists[2].digest && lists[0].digest != lists[1].digest)
    // What is in sight keeps its distance from where reading begins.
    #expect(times.map { stage.offset(at: $0).y } == [350, 350, 350, 350])
    // Asked for in another order, all is the same.
    let other = Stage(Self.turning)
    #expect(
      times.reversed().map { other.still(at: $0).displayList.digest }
        == lists.reversed().map(\.digest))
  }

  private struct Told: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      GeometryReader { proxy in
        Text(
          "\(width == .compact ? "narrow" : "wide") \(height == .compact ? "low" : "high") "
            + "\(Int(proxy.size.width))×\(Int(proxy.size.height)) "
            + "\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.leading)) "
            + "\(Int(proxy.safeAreaInsets.bottom)) \(Int(UIScreen.main.bounds.width))")
      }
    }
  }

  @Test func `updates the views`() {
    let scene = Scene(
      "told", canvas: CGSize(width: 390, height: 844), safeArea: .phone,
      script: [.wait(0.1), .rotate, .wait(0.1), .rotate, .wait(0.1)]
    ) { Told() }
    let stage = Stage(scene)
    #expect(stage.texts(at: 0.05) == ["narrow high 390×751 59 0 34 390"])
    #expect(stage.texts(at: 0.15) == ["wide low 726×369 0 59 21 844"])
    #expect(stage.texts(at: 0.25) == ["narrow high 390×751 59 0 34 390"])
  }
}

@Suite @MainActor struct `Repeated flicks in a script` {
  /// The offset after flicks in a long column, each during the deceleration after the one before.
  private func offset(_ flicks: Int, boosted: Bool) -> CGFloat {
    var steps: [GestureScript.Step] = []
    for _ in 0..<flicks { steps += [.flick(.up, velocity: 1500), .wait(0.25)] }
    var scene = Scene(
      "test", canvas: CGSize(width: 100, height: 400),
      script: GestureScript(steps + [.untilSettled()])
    ) { ScrollView { Color.red.frame(height: 60_000) } }
    scene.boostsRepeatedFlicks = boosted
    let stage = Stage(scene)
    return stage.offset(at: stage.duration).y
  }

  @Test func `go farther from the fourth on, unless they are plain`() {
    #expect(offset(3, boosted: true) == offset(3, boosted: false))
    #expect(offset(4, boosted: true) > offset(4, boosted: false) + 200)
    #expect(offset(5, boosted: true) > offset(5, boosted: false) + 500)
  }

  @Test func `are plain or boosted by a line of the script`() throws {
    let file = try ScriptText("repeated flicks plain\n\nwait 1s\n", file: "a.scroll") { _ in nil }
    let scene = Scene("test", canvas: CGSize(width: 9, height: 9)) { Color.red }
    #expect(scene.boostsRepeatedFlicks)
    #expect(!scene.playing(file.script).boostsRepeatedFlicks)
  }
}
