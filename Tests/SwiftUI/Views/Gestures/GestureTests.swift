import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A drag that some code of a test's own puts together.
private struct Pull: Gesture {
  let log: Log
  @GestureState private var way = CGSize.zero

  var body: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 20)
      .updating($way) { value, state, _ in state = value.translation }
      .onChanged { _ in log.add("way \(Int(way.width))") }
  }
}

@MainActor @Suite struct `Gestures` {
  /// What is told while a script is played over views of 100 × 200 points.
  static func told(
    _ script: GestureScript, rightToLeft: Bool = false,
    @ViewBuilder _ root: @escaping @MainActor @Sendable (Log) -> some View
  ) -> [String] {
    let log = Log()
    let stage = Stage(rightToLeft: rightToLeft, script: script) { root(log) }
    _ = stage.duration
    return log.lines
  }

  static let right: GestureScript = [.drag(by: CGVector(dx: 30, dy: 0), over: 0.1)]
  static let down: GestureScript = [.drag(by: CGVector(dx: 0, dy: 30), over: 0.1)]
  static let twice = GestureScript(right.steps + [.wait(0.1)] + right.steps)
  static let tap: GestureScript = [.tap(.unit(.center))]
  static let doubleTap: GestureScript = [.tap(.unit(.center), count: 2)]
  static let press: GestureScript = [.press(.unit(.center), for: 0.6)]

  @Test func `a drag changes and ends`() {
    let lines = Self.told(Self.right) { log in
      Color.red.gesture(
        DragGesture()
          .onChanged { log.add("\(Int($0.translation.width.rounded()))") }
          .onEnded { log.add("ended \(Int($0.location.x)) from \(Int($0.startLocation.x))") })
    }
    // 2.5 points a tick: the first is the fourth.
    #expect(lines == ["10", "13", "15", "18", "20", "23", "25", "28", "ended 80 from 50"])
  }

  @Test func `a rotated and scaled view has its own local coordinates`() {
    let lines = Self.told(Self.right) { log in
      Color.red.frame(width: 20, height: 40)
        .gesture(
          DragGesture().onEnded {
            let (start, way) = ($0.startLocation, $0.translation)
            log.add("\(Int(start.x.rounded())) \(Int(start.y.rounded()))")
            log.add("\(Int(way.width.rounded())) \(Int(way.height.rounded()))")
          }
        )
        .rotationEffect(.degrees(90)).scaleEffect(2)
    }
    #expect(lines == ["10 20", "0 -15"])
  }

  @Test func `coordinates are in the requested coordinate space`() {
    func place(_ space: some CoordinateSpaceProtocol) -> [String] {
      let kind = space.coordinateSpace
      return Self.told([
        .scrollTo(offset: CGPoint(x: 0, y: 100), animated: false),
        .tap(.point(CGPoint(x: 50, y: 60))),
      ]) { log in
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 140)
            Color.red.frame(height: 600).gesture(
              SpatialTapGesture(coordinateSpace: kind)
                .onEnded { log.add("\(Int($0.location.x)) \(Int($0.location.y))") })
          }
          .coordinateSpace(.named("column"))
        }
        .contentMargins(.top, 10).frame(width: 80, height: 180)
      }
    }
    // The window begins at (10, 10), its content 10 points lower and 100 higher.
    #expect(place(.global) == ["50 60"])
    #expect(place(.local) == ["40 10"])
    #expect(place(.named("column")) == ["40 150"])
    #expect(place(.scrollView) == ["40 40"])
  }

  @Test func `a GestureState resets to its initial value`() {
    struct Dragged: View {
      @GestureState private var way = CGFloat.zero

      var body: some View {
        VStack {
          Text("\(Int(way))")
          Color.red.gesture(
            DragGesture(minimumDistance: 0)
              .updating($way) { value, state, _ in state = value.translation.width })
        }
      }
    }
    let stage = Stage(script: Self.twice) { Dragged() }
    #expect(stage.texts(at: 0) == ["0"])
    #expect(stage.texts(at: 0.05) == ["15"])
    #expect(stage.texts(at: 0.0999) == ["27"])
    #expect(stage.texts(at: 0.1) == ["0"])
    #expect(stage.texts(at: 0.25) == ["15"])
    #expect(stage.texts == ["0"])
    // In any order.
    let times = [0.25, 0.1, 0.0999, 0.05, 0]
    let other = Stage(script: Self.twice) { Dragged() }
    #expect(
      times.map { other.still(at: $0).displayList.digest }
        == times.reversed().map { stage.still(at: $0).displayList.digest }.reversed())
  }

  @Test func `a GestureState resets with its transaction when the gesture is cancelled`() {
    struct Pressed: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
      private var isDown: Bool? = nil

      var body: some View {
        ScrollView {
          Color.red.frame(height: 400).opacity(isDown == nil ? 1 : 0)
            .gesture(LongPressGesture().updating($isDown) { value, state, _ in state = value })
        }
      }
    }
    let stage = Stage(script: GestureScript(Self.down.steps + [.wait(1)])) { Pressed() }
    let opacity = { (time: Double) in
      stage.tree(at: time).all.compactMap { $0.detail("opacity") }.first
    }
    #expect(opacity(0) == "0")
    #expect(opacity(0.03) == "0")
    // The finger has moved by 10 points after 1/30 s; then the scroll view takes it.
    #expect(opacity(5.0 / 120 + 0.5) == "0.5")
    #expect(stage.offset(at: 0.1) != .zero)
  }

  @Test func `a long press reports when it begins and ends`() {
    func lines(_ script: GestureScript) -> [String] {
      Self.told(script) { log in
        Color.red.onLongPressGesture {
          log.add("pressed")
        } onPressingChanged: {
          log.add($0 ? "on" : "off")
        }
      }
    }
    #expect(lines(Self.press) == ["on", "pressed", "off"])
    #expect(lines([.press(.unit(.center), for: 0.4)]) == ["on", "off"])
    #expect(lines(Self.down) == ["on", "off"])
  }

  @Test func `taps are counted`() {
    func both(_ script: GestureScript) -> [String] {
      Self.told(script) { log in
        Color.red.onTapGesture(count: 2) { log.add("two") }.onTapGesture { log.add("one") }
      }
    }
    #expect(both(Self.tap) == ["one"])
    #expect(both(Self.doubleTap) == ["two"])
    #expect(both([.tap(.unit(.center), count: 3)]) == ["two", "one"])
    let one = Self.told(Self.doubleTap) { log in Color.red.onTapGesture { log.add("one") } }
    #expect(one == ["one", "one"])
    let places = Self.told(Self.tap) { log in
      Color.red.frame(width: 60, height: 40)
        .onTapGesture { log.add("\(Int($0.x)) \(Int($0.y))") }
    }
    #expect(places == ["30 20"])
  }

  @Test func `a tap waits for a double tap to fail`() {
    let stage = Stage(script: Self.tap) {
      Color.red.onTapGesture(count: 2) {}.onTapGesture {}
    }
    // 10 ticks of the tap, and the first one later than 0.35 s after it.
    #expect((stage.duration * 120).rounded() == 10 + 42)
  }

  @Test func `two gestures form a sequence`() {
    func lines(_ script: GestureScript) -> [String] {
      Self.told(script) { log in
        Color.red.gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onChanged { value in
              switch value {
              case .first: log.add("down")
              case .second(_, nil): log.add("held")
              case .second(_, let drag?): if drag.translation.width > 26 { log.add("far") }
              }
            }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return }
              log.add("ended \(Int(drag.translation.width))")
            })
      }
    }
    #expect(
      lines([.drag(by: CGVector(dx: 30, dy: 0), press: 0.6, over: 0.1)])
        == ["down", "held", "far", "ended 30"])
    #expect(lines(Self.right) == ["down"])
    #expect(lines(Self.press) == ["down", "held"])
  }

  @Test func `two gestures are simultaneous or exclusive`() {
    let both = Self.told(Self.press) { log in
      Color.red.gesture(
        LongPressGesture().onEnded { _ in log.add("press") }
          .simultaneously(with: TapGesture().onEnded { log.add("tap") })
          .onEnded { log.add("\($0.first != nil) \($0.second != nil)") })
    }
    #expect(both == ["press", "tap", "true true"])
    func either(_ script: GestureScript) -> [String] {
      Self.told(script) { log in
        Color.red.gesture(
          TapGesture(count: 2).onEnded { log.add("two") }
            .exclusively(before: TapGesture().onEnded { log.add("one") })
            .onEnded {
              switch $0 {
              case .first: log.add("first")
              case .second: log.add("second")
              }
            })
      }
    }
    #expect(either(Self.tap) == ["one", "second"])
    #expect(either(Self.doubleTap) == ["two", "first"])
  }

  @Test func `combined gestures can be combined again`() {
    #expect(Self.told(Self.right) { log in Color.red.gesture(Pull(log: log)) }.last == "way 27")
    let any = Self.told(Self.tap) { log in
      Color.red.gesture(AnyGesture(TapGesture().map { 7 }.onEnded { log.add("\($0)") }))
    }
    #expect(any == ["7"])
    func perhaps(_ gesture: TapGesture?) -> [String] {
      Self.told(Self.tap) { log in Color.red.gesture(gesture.onEnded { log.add("tap") }) }
    }
    #expect(perhaps(TapGesture()) == ["tap"])
    #expect(perhaps(nil) == [])
  }

  @Test func `actions are those of the current body`() {
    struct Counting: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        Color.red.gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in count += 1 }
            .onEnded { _ in log.add("\(count)") })
      }
    }
    #expect(Self.told(Self.right) { Counting(log: $0) } == ["12"])
  }

  @Test func `a gesture is cancelled when its view is removed`() {
    struct Leaving: View {
      let log: Log
      @State private var isGone = false

      var body: some View {
        if isGone {
          Color.blue
        } else {
          Color.red.gesture(
            DragGesture().onChanged {
              log.add("moved")
              if $0.translation.width > 15 { isGone = true }
            }.onEnded { _ in log.add("ended") })
        }
      }
    }
    #expect(Self.told(Self.right) { Leaving(log: $0) } == ["moved", "moved", "moved", "moved"])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a scripted touch at a view's center hits it under any effect`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let (width, height) = (number(5...60), number(5...60))
    let (inner, outer) = (number(-180...180), number(-180...180))
    let (scale, x, y) = (number(0.3...2), number(-15...15), number(-40...40))
    let log = Log()
    let stage = Stage(script: [.tap(.view("box"))]) {
      Color.red.frame(width: width, height: height).id("box")
        .onTapGesture {
          let (dx, dy) = ($0.x - width / 2, $0.y - height / 2)
          log.add(abs(dx) + abs(dy) < 1e-6 ? "middle" : "\($0)")
        }
        .rotationEffect(.degrees(inner)).padding(3).scaleEffect(scale, anchor: .topLeading)
        .offset(x: x, y: y).rotationEffect(.degrees(outer))
    }
    _ = stage.duration
    #expect(log.lines == ["middle"], "seed \(seed)")
  }

  @Test func `a button in a scroll view delays its pressed look`() {
    func faint(_ script: GestureScript) -> Double? {
      let stage = Stage(script: script) {
        ScrollView {
          VStack(spacing: 0) {
            Button("press") {}.frame(width: 100, height: 200)
            Color.red.frame(height: 400)
          }
        }
      }
      let ticks = (0...100).map { Double($0) / 120 }
      return ticks.first { time in
        stage.tree(at: time).all.contains { $0.detail("opacity") != nil }
      }
    }
    #expect(faint([.tap(.unit(.center))]) == 0)
    #expect(faint([.press(.unit(.center), for: 0.5)]) == 18.0 / 120)
    #expect(faint(Self.down) == nil)
  }

  @Test func `a button does not act if the finger leaves it`() {
    func lines(_ script: GestureScript) -> [String] {
      Self.told(script) { log in Button("press") { log.add("press") } }
    }
    #expect(lines(Self.tap) == ["press"])
    #expect(lines(Self.press) == ["press"])
    #expect(lines(Self.right) == [])
  }
}
