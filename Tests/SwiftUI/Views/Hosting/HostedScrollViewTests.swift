import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `A hosted UIScrollView` {
  @Test func `is made once, updated with state, and dismantled`() {
    let log = Log()
    let stage = Stage(
      script: [.tap("grow"), .tap("grow"), .tap("gone"), .wait(0.1)]
    ) { LoggingHost(log: log) }
    _ = stage.duration
    #expect(
      log.lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        == ["coordinator", "make", "update 0", "update 1", "update 2", "dismantle"])
    #expect(stage.complaints == [])
  }

  @Test func `shows its controller's view at its own size`() {
    let stage = Stage { ZoomWindow { Color.red.frame(width: 40, height: 30).id("red") } }
    #expect(stage.frame("red") == CGRect(30, 85, 40, 30))
    #expect(stage.complaints == [])
  }

  @Test func `zooms around the midpoint of two fingers`() {
    let stage = Stage(
      script: [.pinch(at: .point(CGPoint(x: 20, y: 50)), scale: 2, over: 0.5), .untilSettled()]
    ) { ZoomWindow { Color.red } }
    let report = stage.still(at: stage.duration).report.scrollViews.first
    // The first 10 points of the way begin the pinch: 100 points apart become 200, from some 110 on.
    #expect(abs((report?.zoomScale ?? 0) - 200.0 / 110) < 0.05)
    let scale = report?.zoomScale ?? 0
    #expect(abs((report?.offset.x ?? 0) - 20 * (scale - 1)) < 0.51)
    #expect(abs((report?.offset.y ?? 0) - 50 * (scale - 1)) < 0.51)
    #expect(stage.complaints == [])
    #expect(report?.contentSize.width == 100 * scale)
  }

  @Test func `bounces back past its zoom limits, and then follows a finger`() {
    let stage = Stage(
      script: [
        .pinch(scale: 8, over: 0.5), .untilSettled(), .mark("large"),
        .drag(by: CGVector(dx: -30, dy: -40), over: 0.3, hold: 0.2), .untilSettled(),
      ]
    ) { ZoomWindow { Color.red } }
    let large = stage.marks.first { $0.name == "large" }?.time ?? 0
    let before = stage.still(at: large).report.scrollViews[0]
    #expect(before.zoomScale == 3)
    #expect(stage.still(at: 0.5).report.scrollViews[0].zoomScale > 3)
    let after = stage.still(at: stage.duration).report.scrollViews[0]
    // The slop of 10 points is taken off the way.
    #expect(abs(after.offset.x - before.offset.x - 24) < 0.51)
    #expect(abs(after.offset.y - before.offset.y - 32) < 0.51)
  }

  @Test func `looks the same in any order of stills`() {
    let make = {
      Stage(
        script: [
          .pinch(scale: 2.4, over: 0.4), .wait(0.1), .flick(.up, velocity: 900), .untilSettled(),
        ]
      ) { ZoomWindow { Color.red } }
    }
    let times = stride(from: 0, through: make().duration, by: 0.07).map { $0 }
    let (forward, backward) = (make(), make())
    let there = times.map { forward.still(at: $0).displayList.digest }
    let back = times.reversed().map { backward.still(at: $0).displayList.digest }
    #expect(there == back.reversed())
    #expect(Set(there).count > 10)
  }

  @Test func `calls its delegate, which may change state`() {
    let stage = Stage(
      script: [.pinch(at: .point(CGPoint(x: 20, y: 20)), scale: 2, over: 0.4), .untilSettled()]
    ) { ZoomLevel() }
    #expect(stage.texts(at: 0) == ["1.0"])
    #expect(stage.texts == ["1.8"])
    #expect(stage.complaints == [])
  }

  @Test func `zooms in and out by double taps`() {
    let stage = Stage(
      script: [
        .taps(.unit(.center), count: 2), .untilSettled(), .mark("in"), .wait(0.5),
        .taps(.unit(.center), count: 2), .untilSettled(),
      ]
    ) { TapZoom() }
    let large = stage.marks.first?.time ?? 0
    #expect(stage.still(at: large).report.scrollViews[0].zoomScale == 3)
    #expect(stage.still(at: stage.duration).report.scrollViews[0].zoomScale == 1)
    // On its way.
    let between = stage.still(at: large - 0.15).report.scrollViews[0].zoomScale
    #expect(between > 1.1 && between < 2.9)
    #expect(stage.complaints == [])
  }

  @Test func `leaves a drag to the outer scroll view when it cannot scroll further`() {
    let stage = Stage(
      script: [.drag(by: CGVector(dx: 0, dy: -60), over: 0.3, hold: 0.2), .untilSettled()]
    ) {
      ScrollView {
        ZoomWindow { Color.red }.frame(height: 150)
        Color.blue.frame(height: 400)
      }
    }
    let report = stage.still(at: stage.duration).report
    #expect(report.scrollViews.map(\.offset.y) == [50, 0])
  }

  @Test func `responds to wheels, status bar taps, scroll steps and expectations`() {
    var scene = Scene(
      "test", canvas: CGSize(width: 100, height: 200),
      script: [
        .wheel(by: CGVector(dx: 0, dy: 120)), .untilSettled(),
        .expect(.offset(x: nil, y: 120, within: 0)),
        .wheel(by: CGVector(dx: 0, dy: 60), over: 0.3), .untilSettled(), .mark("pushed"),
        .statusBarTap, .untilSettled(), .expect(.offset(x: 0, y: 0, within: 0, in: "list")),
        .scroll(to: .edge(.bottom)),
        .expect(.settled(in: "list", .within(0.4))),
        .expect(.offset(x: nil, y: 400, within: 0)),
        .scroll(to: .offset(CGPoint(x: 0, y: 50)), animated: false),
        .expect(.offset(x: nil, y: 60, within: 1, in: "list")),
        .glide(to: .edge(.top), over: 1),
      ]
    ) { LongList().id("list") }
    scene.hasMouse = true
    let stage = Stage(scene)
    #expect(
      stage.complaints == [
        "expect offset y 60 ± 1 in \"list\": not met at 1.2 s; the offset is (0, 50).",
        "glide to top over 1s: a UIScrollView takes 0.3 seconds; \"scroll to\" sends it there.",
      ])
    let pushed = stage.marks.first.map { stage.still(at: $0.time).report.scrollViews[0].offset.y }
    #expect(pushed == 180)
  }

  @Test func `stays within a script's never expectation`() {
    let stage = Stage(
      script: [
        .expect(.never(past: .edge(.top, by: 10))),
        .drag(by: CGVector(dx: 0, dy: 80), over: 0.3), .untilSettled(),
      ]
    ) { LongList() }
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("the offset is (0, -") ?? false)
  }

  @Test func `receives the transaction and the environment in its context`() {
    let log = Log()
    let stage = Stage(script: [.tap("switch")]) { Informed(log: log) }
    _ = stage.duration
    #expect(log.lines.first == "light false")
    #expect(log.lines.last == "dark true")
  }

  @Test func `takes its view from its controller`() {
    let controller = UIHostingController(rootView: Color.red)
    controller.loadView()
    let first = controller.view
    #expect(first != nil && first === controller.view)
  }

  @Test func `is still drawn during its removal transition`() {
    let stage = Stage(script: [.tap(.point(CGPoint(x: 50, y: 180))), .wait(0.6)]) { GoingWindow() }
    let (before, between) = (stage.still(at: 0), stage.still(at: 0.3))
    #expect(stage.complaints == [])
    #expect(between.displayList.dump.contains("opacity"))
    #expect(before.displayList.digest != between.displayList.digest)
    #expect(stage.still(at: stage.duration).report.scrollViews == [])
  }

  @Test func `a touch that one of its views receives has an effect`() {
    let presses: [GestureScript.Step] = [
      .press(.unit(.center), for: 0.4), .tap(.unit(.center)), .tap(.unit(.center), count: 2),
    ]
    for press in presses {
      let log = Log()
      let stage = Stage(script: GestureScript([press])) { Pressed(log: log) }
      #expect(stage.complaints == [])
      #expect(log.lines.last == "ended")
    }
    let plain = Stage(script: [.press(.unit(.center), for: 0.4)]) { LongList() }
    #expect(plain.complaints.count == 1)
  }

  @Test func `a pinch where nothing zooms is one problem`() {
    let stage = Stage(script: [.pinch(scale: 2, over: 0.2), .pinch(scale: 2, over: 0.2)]) {
      ScrollView { Color.red.frame(height: 400) }
    }
    #expect(stage.complaints.count == 1)
    #expect(stage.duration == 0.4)
  }
}

/// The well-known window: a scroll view with a controller's view in it.
struct ZoomWindow<Content: View>: UIViewRepresentable {
  var onZoom: (CGFloat) -> Void = { _ in }
  @ViewBuilder let content: Content

  func makeUIView(context: Context) -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.delegate = context.coordinator
    scrollView.maximumZoomScale = 3
    scrollView.minimumZoomScale = 1
    scrollView.bouncesZoom = true
    let hosted: UIView = context.coordinator.controller.view
    hosted.translatesAutoresizingMaskIntoConstraints = true
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.frame = scrollView.bounds
    scrollView.addSubview(hosted)
    return scrollView
  }

  func updateUIView(_ uiView: UIScrollView, context: Context) {
    context.coordinator.controller.rootView = content
    context.coordinator.onZoom = onZoom
    assert(context.coordinator.controller.view.superview == uiView)
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(controller: UIHostingController(rootView: content))
  }

  class Coordinator: NSObject, UIScrollViewDelegate {
    let controller: UIHostingController<Content>
    var onZoom: (CGFloat) -> Void = { _ in }

    init(controller: UIHostingController<Content>) { self.controller = controller }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { controller.view }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { onZoom(scrollView.zoomScale) }
  }
}

private struct Informed: View {
  let log: Log
  @State private var isDark = false

  var body: some View {
    VStack {
      Informant(log: log).environment(\.colorScheme, isDark ? .dark : .light)
      Color.blue.frame(height: 40).accessibilityIdentifier("switch")
        .onTapGesture { withAnimation { isDark = true } }
    }
  }
}

private struct Informant: UIViewRepresentable {
  let log: Log

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    let isAnimated = context.transaction.animation != nil
    log.add("\(context.environment.colorScheme) \(isAnimated)")
    view.alpha = isAnimated ? 0.5 : 1
  }
}

private struct GoingWindow: View {
  @State private var isThere = true

  var body: some View {
    VStack(spacing: 0) {
      if isThere { ZoomWindow { Color.red }.transition(.opacity) }
      Color.blue.frame(height: 60).onTapGesture {
        withAnimation(.linear(duration: 0.5)) { isThere = false }
      }
    }
  }
}

/// 600 points of a list in a window of 200.
private struct LongList: UIViewRepresentable {
  func makeUIView(context: Context) -> UIScrollView {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 600)
    return list
  }

  func updateUIView(_ list: UIScrollView, context: Context) {}
}

/// A scroll view with a view that records its touches.
private struct Pressed: UIViewRepresentable {
  final class Card: UIView {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.lines.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.lines.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.lines.append("ended")
    }
  }

  let log: Log

  func makeUIView(context: Context) -> UIScrollView {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 600)
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    card.log = log
    list.addSubview(card)
    return list
  }

  func updateUIView(_ list: UIScrollView, context: Context) {}
}

private struct ZoomLevel: View {
  @State private var scale: CGFloat = 1

  var body: some View {
    ZStack {
      ZoomWindow(onZoom: { scale = $0 }) { Color.red }
      Text("\(Int(scale)).\(Int((scale * 10).rounded()) % 10)")
    }
  }
}

/// Content that answers to double taps, and a scroll view that is told what they want.
private struct TapZoom: View {
  @State private var isLarge = false

  var body: some View {
    TapZoomWindow(isLarge: isLarge) {
      Color.red.onTapGesture(count: 2) { isLarge.toggle() }
    }
  }
}

private struct TapZoomWindow<Content: View>: UIViewRepresentable {
  let isLarge: Bool
  @ViewBuilder let content: Content

  func makeCoordinator() -> ZoomWindow<Content>.Coordinator {
    .init(controller: UIHostingController(rootView: content))
  }

  func makeUIView(context: Context) -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.delegate = context.coordinator
    scrollView.maximumZoomScale = 3
    let hosted: UIView = context.coordinator.controller.view
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(hosted)
    return scrollView
  }

  func updateUIView(_ scrollView: UIScrollView, context: Context) {
    context.coordinator.controller.rootView = content
    scrollView.setZoomScale(isLarge ? 3 : 1, animated: true)
  }
}

private struct LoggingHost: View {
  let log: Log
  @State private var count = 0
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { Logged(log: log, count: count) }
      Color.blue.frame(height: 20).accessibilityIdentifier("grow").onTapGesture { count += 1 }
      Color.green.frame(height: 20).accessibilityIdentifier("gone").onTapGesture { isThere = false }
    }
  }
}

private struct Logged: UIViewRepresentable {
  let log: Log
  let count: Int

  func makeCoordinator() -> Log {
    log.add("coordinator")
    return log
  }

  func makeUIView(context: Context) -> UIView {
    log.add("make")
    return UIView()
  }

  func updateUIView(_ uiView: UIView, context: Context) { log.add("update \(count)") }

  static func dismantleUIView(_ uiView: UIView, coordinator: Log) { coordinator.add("dismantle") }
}
