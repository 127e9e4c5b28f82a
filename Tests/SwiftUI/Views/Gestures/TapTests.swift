import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Taps` {
  /// Which of the named views a tap at a point reaches; none where nothing answers.
  static func hit(
    _ x: CGFloat, _ y: CGFloat, before: [GestureScript.Step] = [],
    @ViewBuilder _ root: @escaping @MainActor @Sendable (Log) -> some View
  ) -> String? {
    let log = Log()
    let script = GestureScript(before + [.tap(.point(CGPoint(x: x, y: y)))])
    let stage = Stage(script: script) { root(log) }
    _ = stage.duration
    #expect(log.lines.count <= 1)
    return log.lines.first
  }

  struct Box: View {
    let name: String
    let log: Log
    var size: CGFloat = 40

    var body: some View {
      Color.red.frame(width: size, height: size).onTapGesture { log.add(name) }
    }
  }

  @Test func `hit the view under the finger`() {
    func column(_ log: Log) -> some View {
      VStack(spacing: 20) {
        Box(name: "upper", log: log)
        Box(name: "lower", log: log)
      }
    }
    #expect(Self.hit(50, 60, column) == "upper")
    #expect(Self.hit(50, 140, column) == "lower")
    #expect(Self.hit(50, 100, column) == nil)
    #expect(Self.hit(5, 60, column) == nil)
  }

  /// A border over a button: its line is touched, and nothing within.
  @Test func `hit a stroked shape on its line alone`() {
    func bordered(_ log: Log) -> some View {
      Box(name: "box", log: log).overlay {
        RoundedRectangle(cornerRadius: 8).stroke(.black, lineWidth: 6)
      }
    }
    #expect(Self.hit(50, 100, bordered) == "box")
    #expect(Self.hit(34, 100, bordered) == "box")
    #expect(Self.hit(31, 100, bordered) == nil)
    func touched(_ log: Log) -> some View {
      Circle().stroke(.black, lineWidth: 6).frame(width: 40, height: 40)
        .onTapGesture { log.add("ring") }
    }
    #expect(Self.hit(30, 100, touched) == "ring")
    #expect(Self.hit(50, 100, touched) == nil)
    // The corner of its frame is not on it.
    #expect(Self.hit(32, 82, touched) == nil)
  }

  @Test func `hit views at the place effects draw them`() {
    // The box stands at (30, 80) to (70, 120).
    func scaled(_ log: Log) -> some View { Box(name: "box", log: log).scaleEffect(2) }
    #expect(Self.hit(15, 65, scaled) == "box")
    #expect(Self.hit(5, 65, scaled) == nil)
    func shrunk(_ log: Log) -> some View { Box(name: "box", log: log).scaleEffect(0.5) }
    #expect(Self.hit(45, 95, shrunk) == "box")
    #expect(Self.hit(35, 95, shrunk) == nil)
    func gone(_ log: Log) -> some View { Box(name: "box", log: log).scaleEffect(0) }
    #expect(Self.hit(50, 100, gone) == nil)
    func turned(_ log: Log) -> some View {
      Box(name: "box", log: log).rotationEffect(.degrees(45))
    }
    #expect(Self.hit(50, 75, turned) == "box")
    #expect(Self.hit(32, 82, turned) == nil)
    func moved(_ log: Log) -> some View { Box(name: "box", log: log).offset(x: 25, y: -50) }
    #expect(Self.hit(75, 50, moved) == "box")
    #expect(Self.hit(50, 100, moved) == nil)
  }

  /// Source: measured by others, on iOS 16.1 (Ole Begemann, "clipped() doesn't affect hit testing").
  @Test func `hit clipped content, unless a content shape limits it`() {
    func clipped(_ log: Log) -> some View {
      Box(name: "box", log: log, size: 80).frame(width: 40, height: 40).clipped()
    }
    #expect(Self.hit(50, 100, clipped) == "box")
    #expect(Self.hit(20, 100, clipped) == "box")
    func limited(_ log: Log) -> some View { clipped(log).contentShape(Rectangle()) }
    #expect(Self.hit(50, 100, limited) == "box")
    #expect(Self.hit(20, 100, limited) == nil)
    func round(_ log: Log) -> some View { Box(name: "box", log: log).clipShape(Circle()) }
    #expect(Self.hit(50, 100, round) == "box")
    #expect(Self.hit(32, 82, round) == "box")
    func button(_ log: Log) -> some View {
      VStack(spacing: 0) {
        Box(name: "covered", log: log, size: 40)
        clipped(log)
      }
    }
    #expect(Self.hit(50, 80, button) == "box")
  }

  @Test func `hit the frontmost view`() {
    func pile(_ log: Log) -> some View {
      ZStack {
        Box(name: "back", log: log)
        Box(name: "front", log: log, size: 20)
      }
    }
    #expect(Self.hit(50, 100, pile) == "front")
    #expect(Self.hit(35, 100, pile) == "back")
    func raised(_ log: Log) -> some View {
      ZStack {
        Box(name: "back", log: log).zIndex(1)
        Box(name: "front", log: log, size: 20)
      }
    }
    #expect(Self.hit(50, 100, raised) == "back")
    func over(_ log: Log) -> some View {
      Box(name: "view", log: log).overlay { Box(name: "overlay", log: log, size: 20) }
    }
    #expect(Self.hit(50, 100, over) == "overlay")
    #expect(Self.hit(35, 100, over) == "view")
    func under(_ log: Log) -> some View {
      Box(name: "view", log: log, size: 20).background { Box(name: "background", log: log) }
    }
    #expect(Self.hit(50, 100, under) == "view")
    #expect(Self.hit(35, 85, under) == "background")
  }

  @Test func `pass through views without hit testing`() {
    func cover(_ log: Log) -> some View {
      ZStack {
        Box(name: "back", log: log)
        Color.blue.frame(width: 40, height: 40).allowsHitTesting(false)
      }
    }
    #expect(Self.hit(50, 100, cover) == "back")
  }

  @Test func `do not trigger a disabled button`() {
    func buttons(_ log: Log) -> some View {
      VStack(spacing: 0) {
        Button("on") { log.add("on") }.frame(height: 100)
        Button("off") { log.add("off") }.frame(height: 100).disabled(true)
      }
    }
    #expect(Self.hit(50, 50, buttons) == "on")
    #expect(Self.hit(50, 150, buttons) == nil)
  }

  @Test func `hit scrolled content at its drawn place`() {
    func list(_ log: Log) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50) { Box(name: "\($0)", log: log) } }
      }
    }
    let jump = GestureScript.Step.scrollTo(offset: CGPoint(x: 0, y: 410), animated: false)
    #expect(Self.hit(50, 20, list) == "0")
    #expect(Self.hit(50, 20, before: [jump], list) == "10")
    #expect(Self.hit(50, 35, before: [jump], list) == "11")
  }

  @Test func `on moving content only stop it`() {
    let log = Log()
    let stage = Stage(
      script: [
        .flick(.up, velocity: 3000), .wait(0.1), .tap(.point(CGPoint(x: 50, y: 100))),
        .untilSettled(),
      ]
    ) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500) { Box(name: "\($0)", log: log) } }
      }
    }
    let touch = 0.1 + 0.1
    #expect(stage.offset(at: touch).y > 100)
    #expect(stage.offset(at: touch + 0.01) == stage.offset(at: touch + 0.07))
    #expect(stage.offset(at: stage.duration) == stage.offset(at: touch + 0.01))
    #expect(stage.still(at: touch + 0.01).report.scrollViews[0].phase == .tracking)
    #expect(log.lines == [])
    #expect(stage.complaints == [])
  }

  @Test func `show a button pressed while the finger is down`() {
    let stage = Stage(script: [.wait(0.1), .tap("b"), .wait(0.1)]) { Counter(name: "b") }
    func dump(_ time: Double) -> String { stage.still(at: time).displayList.dump }
    #expect(!dump(0.09).contains("opacity"))
    #expect(dump(0.1).contains("opacity 0.35"))
    #expect(dump(0.1 + tapTime - 0.001).contains("opacity 0.35"))
    #expect(!dump(0.1 + tapTime + 0.001).contains("opacity"))
    #expect(stage.texts(at: 0.15) == ["b 0"])
    #expect(stage.texts(at: 0.2) == ["b 1"])
  }
}
