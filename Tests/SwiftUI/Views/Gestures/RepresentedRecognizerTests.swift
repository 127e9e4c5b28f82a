import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Lets others recognize beside a recognizer, and says whether it may begin.
private final class Referee: UIGestureRecognizerDelegate {
  var allowsOthers = true
  var allowsBeginning = true
  /// Whether each other recognizer is that of a scroll view's drags.
  private(set) var others: [Bool] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowsBeginning
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    others.append(
      otherGestureRecognizer is UIPanGestureRecognizer
        && otherGestureRecognizer.view is UIScrollView)
    return allowsOthers
  }
}

/// A recognizer whose states are noted with a remark.
private struct Watched<Kind: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
  var log: Log
  var referee: Referee?
  var make: () -> Kind
  var remark: (Kind, Context) -> String = { _, context in
    let place = context.converter.localLocation
    return " at \(Int(place.x.rounded())) \(Int(place.y.rounded()))"
  }
  var onState: (UIGestureRecognizer.State) -> Void = { _ in }

  func makeUIGestureRecognizer(context: Context) -> Kind {
    let recognizer = make()
    recognizer.delegate = referee
    return recognizer
  }

  func handleUIGestureRecognizerAction(_ recognizer: Kind, context: Context) {
    log.add("\(recognizer.state)" + remark(recognizer, context))
    onState(recognizer.state)
  }
}

/// A recognizer that notes when it is made and updated.
private struct Counted: UIGestureRecognizerRepresentable {
  let log: Log
  let count: Int

  final class Coordinator {
    let start: CGPoint
    init(_ start: CGPoint) { self.start = start }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
    log.add("coordinator")
    return Coordinator(converter.localLocation)
  }

  func makeUIGestureRecognizer(context: Context) -> some UITapGestureRecognizer {
    log.add("make \(Int(context.coordinator.start.x))")
    return UITapGestureRecognizer()
  }

  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {
    if log.lines.last != "update \(count)" { log.add("update \(count)") }
  }
}

private struct Counting: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Color.red.gesture(Counted(log: log, count: count)).onTapGesture { count += 1 }
      .overlay(alignment: .top) {
        Color.blue.frame(height: 20).id("more").onTapGesture { count += 1 }
      }
  }
}

/// A view that a gesture changes while it lasts.
private struct Shifting: View {
  let log: Log
  @State private var steps = 0

  var body: some View {
    let now = steps
    Color.red.gesture(
      Watched(
        log: log, make: UIPanGestureRecognizer.init, remark: { _, _ in " step \(now)" },
        onState: { _ in steps += 1 }))
  }
}

@MainActor @Suite struct `A recognizer of UIKit on a view` {
  private typealias Tests = `Gestures`
  private typealias Precedence = `Precedence of gestures`

  /// A drag that is no tap, and keeps the finger down.
  private static let far: GestureScript = [
    .drag(by: CGVector(dx: 60, dy: 0), over: 0.1, hold: 0.2)
  ]

  private static func press() -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    return press
  }

  /// The first and the last of what is told, and how often it was told that a gesture changed.
  private static func told(
    _ lines: [String]
  ) -> (first: String?, last: String?, changes: Int) {
    (lines.first, lines.last, lines.count { $0.hasPrefix("changed") })
  }

  @Test func `follows a finger beside a scroll view that its delegate allows`() {
    let referee = Referee()
    let found = Precedence.scrolled(Precedence.up) { log in
      ScrollView {
        Color.red.frame(height: 400).gesture(
          Watched(log: log, referee: referee, make: Self.press))
      }
    }
    let told = Self.told(found.lines)
    #expect(told.first == "began at 50 100")
    #expect(told.last == "ended at 50 50")
    #expect(told.changes > 10)
    #expect(found.way == 40)
    #expect(!referee.others.isEmpty && !referee.others.contains(false))
  }

  @Test func `keeps a finger from a scroll view otherwise, if it begins first`() {
    let press = Precedence.scrolled(Precedence.up) { log in
      ScrollView { Color.red.frame(height: 400).gesture(Watched(log: log, make: Self.press)) }
    }
    #expect(Self.told(press.lines).first == "began at 50 100")
    #expect(Self.told(press.lines).last == "ended at 50 50")
    #expect(press.way == 0)
    let slow = Precedence.scrolled(Precedence.up) { log in
      ScrollView {
        Color.red.frame(height: 400)
          .gesture(Watched(log: log, make: UILongPressGestureRecognizer.init))
      }
    }
    #expect(slow.lines == [])
    #expect(slow.way == 40)
  }

  @Test func `does not begin if its delegate says so`() {
    let referee = Referee()
    (referee.allowsOthers, referee.allowsBeginning) = (false, false)
    let found = Precedence.scrolled(Precedence.up) { log in
      ScrollView {
        Color.red.frame(height: 400)
          .gesture(Watched(log: log, referee: referee, make: UIPanGestureRecognizer.init))
      }
    }
    #expect(found.lines == [])
    #expect(found.way == 40)
  }

  @Test func `waits for a long press, and tells its end`() {
    let lines = Tests.told(Tests.press) { log in
      Color.red.gesture(Watched(log: log, make: UILongPressGestureRecognizer.init))
    }
    #expect(lines == ["began at 50 100", "ended at 50 100"])
    let short = Tests.told(Tests.tap) { log in
      Color.red.gesture(Watched(log: log, make: UILongPressGestureRecognizer.init))
    }
    #expect(short == [])
  }

  @Test func `counts taps, each touch anew`() {
    func lines(_ script: GestureScript, taps: Int = 1) -> [String] {
      Tests.told(script) { log in
        Color.red.padding(.top, 40).gesture(
          Watched(
            log: log,
            make: {
              let tap = UITapGestureRecognizer()
              tap.numberOfTapsRequired = taps
              return tap
            }))
      }
    }
    #expect(lines(Tests.tap) == ["ended at 50 100"])
    #expect(lines(Tests.tap, taps: 2) == [])
    #expect(lines(GestureScript(Self.far.steps + Tests.tap.steps)) == ["ended at 50 100"])
    #expect(lines(Tests.doubleTap, taps: 2) == ["ended at 50 100"])
    #expect(lines([.tap(.unit(.center)), .wait(1), .tap(.unit(.center))], taps: 2) == [])
  }

  @Test func `yields to gestures of the views inside`() {
    let taps = Tests.told(Tests.tap) { log in
      Color.red.onTapGesture { log.add("inner") }.padding(1)
        .gesture(Watched(log: log, make: UITapGestureRecognizer.init))
    }
    #expect(taps == ["inner"])
    let drags = Tests.told(Tests.right) { log in
      Color.red.gesture(Precedence.drag("inner", log)).padding(1)
        .gesture(Watched(log: log, make: UIPanGestureRecognizer.init))
    }
    #expect(drags == ["inner"])
    let both = Tests.told(Tests.tap) { log in
      Color.red.onTapGesture { log.add("inner") }.padding(1)
        .gesture(Watched(log: log, referee: Referee(), make: UITapGestureRecognizer.init))
    }
    #expect(both == ["inner", "ended at 50 100"])
  }

  @Test func `a drag has its way and velocity in the coordinates of the view`() {
    let lines = Tests.told(Tests.right) { log in
      Color.red.frame(width: 20, height: 40)
        .gesture(
          Watched(
            log: log, make: UIPanGestureRecognizer.init,
            remark: { pan, context in
              let (way, speed) = (
                context.converter.localTranslation ?? .zero,
                context.converter.localVelocity ?? .zero
              )
              return
                " \(Int(way.y.rounded())) of \(Int(pan.translation(in: pan.view).x.rounded())),"
                + " \(Int(speed.y.rounded()))"
            })
        )
        .rotationEffect(.degrees(90)).scaleEffect(4)
    }
    // A quarter of the finger's way, and upwards: the view is turned clockwise.
    #expect(lines.first == "began 0 of 0, -75")
    #expect(lines.last?.hasPrefix("ended -4 of 18") ?? false)
  }

  @Test func `others than drags have neither way nor velocity`() {
    let lines = Tests.told(Tests.tap) { log in
      Color.red.frame(width: 40, height: 40)
        .gesture(
          Watched(
            log: log, make: UITapGestureRecognizer.init,
            remark: { _, context in
              let converter = context.converter
              let around = converter.location(in: .named("around"))
              let point = converter.convert(globalPoint: CGPoint(x: 40, y: 80), to: .local)
              return " \(around.x) \(converter.location(in: .global).x) \(point)"
                + " \(converter.localTranslation == nil && converter.localVelocity == nil)"
            })
        )
        .padding(.leading, 20).coordinateSpace(.named("around"))
    }
    #expect(lines == ["ended 30.0 50.0 (0.0, 0.0) true"])
  }

  @Test func `two fingers pinch`() {
    let script: GestureScript = [.pinch(scale: 2, over: 0.3)]
    let lines = Tests.told(script) { log in
      Color.red.gesture(
        Watched(
          log: log, make: UIPinchGestureRecognizer.init,
          remark: { pinch, _ in " \(pinch.numberOfTouches > 1) \(pinch.scale > 1.5)" }))
    }
    #expect(lines.first == "began true false")
    #expect(lines.last?.hasPrefix("ended") ?? false)
    #expect(lines.contains("changed true true"))
  }

  @Test func `is made once, and updated with the view`() {
    let log = Log()
    let stage = Stage(script: [.tap("more"), .wait(0.1), .tap("more"), .wait(0.1)]) {
      Counting(log: log)
    }
    _ = stage.duration
    #expect(log.lines == ["coordinator", "make 0", "update 0", "update 1", "update 2"])
    #expect(stage.complaints == [])
  }

  @Test func `goes on with the action of the latest view`() {
    let lines = Tests.told(Tests.right) { Shifting(log: $0) }
    #expect(lines.prefix(3) == ["began step 0", "changed step 1", "changed step 2"])
    // The finger moves and lifts in one tick.
    #expect(lines.last == "ended step \(lines.count - 2)")
  }

  @Test func `a recognizer that is disabled ends its gesture`() {
    let recognizer = UIPanGestureRecognizer()
    let lines = Tests.told(Tests.twice) { log in
      Color.red.gesture(
        Watched(
          log: log, make: { recognizer }, remark: { _, _ in "" },
          onState: { if $0 == .changed { recognizer.isEnabled = false } }))
    }
    #expect(lines == ["began", "changed", "cancelled"])
  }
}
