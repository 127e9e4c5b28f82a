import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Precedence of gestures` {
  typealias Tests = `Gestures`

  static func drag(_ name: String, _ log: Log, distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance).onEnded { _ in log.add(name) }
  }

  /// What is told, and how far the scroll view is moved.
  static func scrolled(
    _ script: GestureScript, @ViewBuilder _ root: @escaping @MainActor @Sendable (Log) -> some View
  ) -> (lines: [String], way: CGFloat) {
    let log = Log()
    let stage = Stage(script: script) { root(log) }
    let way = stage.offset(at: stage.duration).y
    return (log.lines, way)
  }

  static let up: GestureScript = [.drag(by: CGVector(dx: 0, dy: -50), over: 0.25, hold: 0.2)]

  @Test func `inner gestures before outer ones, high priority before both`() {
    let inner = Tests.told(Tests.right) { log in
      Color.red.gesture(Self.drag("inner", log)).padding(1).gesture(Self.drag("outer", log))
    }
    #expect(inner == ["inner"])
    let high = Tests.told(Tests.right) { log in
      Color.red.gesture(Self.drag("inner", log)).padding(1)
        .highPriorityGesture(Self.drag("outer", log))
    }
    #expect(high == ["outer"])
    let both = Tests.told(Tests.right) { log in
      Color.red.gesture(Self.drag("inner", log)).padding(1)
        .simultaneousGesture(Self.drag("outer", log))
    }
    #expect(both == ["inner", "outer"])
  }

  @Test func `an inner tap before a drag without minimum distance`() {
    func lines(_ script: GestureScript) -> [String] {
      Tests.told(script) { log in
        Color.red.onTapGesture { log.add("tap") }.padding(1)
          .gesture(Self.drag("drag", log, distance: 0))
      }
    }
    #expect(lines(Tests.tap) == ["tap"])
    #expect(lines(Tests.right) == ["drag"])
  }

  @Test func `a long press does not wait for the tap beside it`() {
    func lines(_ script: GestureScript) -> [String] {
      Tests.told(script) { log in
        Color.red.onTapGesture { log.add("tap") }.onLongPressGesture { log.add("press") }
      }
    }
    #expect(lines(Tests.tap) == ["tap"])
    #expect(lines(Tests.press) == ["press"])
  }

  @Test func `gesture masks disable gestures`() {
    func lines(_ mask: GestureMask) -> [String] {
      Tests.told(Tests.right) { log in
        Color.red.simultaneousGesture(Self.drag("inner", log)).padding(1)
          .simultaneousGesture(Self.drag("outer", log), including: mask)
      }
    }
    #expect(lines(.all) == ["inner", "outer"])
    #expect(lines(.gesture) == ["outer"])
    #expect(lines(.subviews) == ["inner"])
    #expect(lines(.none) == [])
    let off = Tests.told(Tests.right) { log in
      Color.red.gesture(Self.drag("off", log), isEnabled: false)
    }
    #expect(off == [])
  }

  @Test func `a drag in the content before its scroll view`() {
    let found = Self.scrolled(Self.up) { log in
      ScrollView { Color.red.frame(height: 400).gesture(Self.drag("drag", log)) }
    }
    #expect(found.lines == ["drag"])
    #expect(found.way == 0)
  }

  @Test func `a scroll view before a drag around it, unless that has priority`() {
    let normal = Self.scrolled(Self.up) { log in
      ScrollView { Color.red.frame(height: 400) }.gesture(Self.drag("drag", log, distance: 0))
    }
    #expect(normal.lines == [])
    #expect(normal.way == 40)
    let high = Self.scrolled(Self.up) { log in
      ScrollView { Color.red.frame(height: 400) }.highPriorityGesture(Self.drag("drag", log))
    }
    #expect(high.lines == ["drag"])
    #expect(high.way == 0)
    let beside = Self.scrolled(Self.up) { log in
      ScrollView { Color.red.frame(height: 400) }.simultaneousGesture(Self.drag("drag", log))
    }
    #expect(beside.lines == ["drag"])
    #expect(beside.way == 40)
    let across = Self.scrolled(Tests.right) { log in
      ScrollView { Color.red.frame(height: 400) }.gesture(Self.drag("drag", log))
    }
    #expect(across.lines == ["drag"])
  }

  @Test func `a scroll view takes a finger from taps and presses`() {
    let found = Self.scrolled(Self.up) { log in
      ScrollView {
        Color.red.frame(height: 400).onTapGesture { log.add("tap") }
          .onLongPressGesture { log.add("press") }
      }
    }
    #expect(found.lines == [])
    #expect(found.way == 40)
  }

  @Test func `simultaneous gestures do not change how content scrolls`() {
    let script = GestureScript(
      Self.up.steps + [.flick(.up, velocity: 900), .untilSettled()])
    let plain = Stage(script: script) { ScrollView { Color.red.frame(height: 4000) } }
    let watched = Stage(script: script) {
      ScrollView { Color.red.frame(height: 4000).onTapGesture {} }
    }
    #expect(plain.duration == watched.duration)
    for still in 0..<120 {
      let time = Double(still) / 37
      #expect(plain.offset(at: time) == watched.offset(at: time))
      #expect(
        plain.still(at: time).report.scrollViews.first?.phase
          == watched.still(at: time).report.scrollViews.first?.phase)
    }
  }

  @Test func `a drag after a long press keeps the touch from the scroll view`() {
    let found = Self.scrolled([.drag(by: CGVector(dx: 0, dy: -50), press: 0.6, over: 0.2)]) { log in
      ScrollView {
        Color.red.frame(height: 400).gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log.add("carried") })
      }
    }
    #expect(found.lines == ["carried"])
    #expect(found.way == 0)
  }

  @Test func `content limited by a shape and disabled hit testing receive no touches`() {
    func lines(_ x: CGFloat, @ViewBuilder _ view: @escaping @MainActor @Sendable (Log) -> some View)
      -> [String]
    {
      Tests.told(
        [.drag(from: .point(CGPoint(x: x, y: 100)), by: CGVector(dx: 0, dy: 20), over: 0.1)], view)
    }
    func clipped(_ log: Log) -> some View {
      Color.red.frame(width: 80, height: 80).gesture(Self.drag("drag", log))
        .frame(width: 40, height: 40).clipped()
    }
    #expect(lines(50, clipped) == ["drag"])
    #expect(lines(20, clipped) == ["drag"])
    func limited(_ log: Log) -> some View { clipped(log).contentShape(Rectangle()) }
    #expect(lines(50, limited) == ["drag"])
    #expect(lines(20, limited) == [])
    let through = lines(50) { log in
      ZStack {
        Color.red.gesture(Self.drag("back", log))
        Color.blue.gesture(Self.drag("front", log)).allowsHitTesting(false)
      }
    }
    #expect(through == ["back"])
  }

  @Test func `a content shape receives touches`() {
    func lines(_ x: CGFloat) -> [String] {
      Tests.told([.tap(.point(CGPoint(x: x, y: 100)))]) { log in
        HStack {
          Color.red.frame(width: 10, height: 10)
          Spacer()
        }
        .frame(height: 60).contentShape(Circle()).onTapGesture { log.add("tap") }
      }
    }
    #expect(lines(50) == ["tap"])
    #expect(lines(70) == ["tap"])
    #expect(lines(5) == [])
  }

  @Test func `a step that no gesture recognizes is a problem`() {
    let stage = Stage(script: [.drag(by: CGVector(dx: 5, dy: 0), over: 0.1)]) {
      Color.red.gesture(DragGesture())
    }
    #expect(
      stage.complaints == [
        "drag by (5, 0) over 0.1s: no gesture under the finger responds to it."
      ])
  }

  @Test func `a step that no view receives is a problem`() {
    let stage = Stage(script: [.press(.unit(.center), for: 0.2), .drag(to: .unit(.top), over: 0.1)])
    {
      Color.red
    }
    #expect(
      stage.complaints == [
        "press center for 0.2s: nothing under the finger responds to presses.",
        "drag to top over 0.1s: there is no scroll view under the finger.",
      ])
  }
}
