import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A view that notes its window.
private final class Windowed: UIView {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.add(newWindow == nil ? "leaves" : "enters")
  }
  override func didMoveToWindow() { log.add("moved") }
}

private struct WindowedView: UIViewRepresentable {
  let log: Log

  func makeUIView(context: Context) -> UIView {
    log.add("make")
    let view = UIView()
    view.addSubview(Windowed(log))
    return view
  }
  func updateUIView(_ view: UIView, context: Context) { log.add("update") }
  static func dismantleUIView(_ view: UIView, coordinator: ()) {
    (view.subviews.first as? Windowed)?.log.add("dismantle")
  }
}

/// A view that is there until it is tapped.
private struct Leaving: View {
  let log: Log
  @State private var isGone = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.id("leave").onTapGesture { isGone = true }
      if !isGone { WindowedView(log: log) }
    }
  }
}

/// A controller that notes the safe area and the size when it appears.
private final class Appearing: UIViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ name: String) {
    log.add("\(name) \(Int(view.safeAreaInsets.top)) \(Int(view.bounds.height))")
  }
  override func viewWillAppear(_ animated: Bool) { log.add("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
}

private struct AppearingView: UIViewControllerRepresentable {
  let log: Log
  func makeUIViewController(context: Context) -> Appearing { Appearing(log) }
  func updateUIViewController(_ controller: Appearing, context: Context) {}
}

/// A scroll view in its own hierarchy of UIKit.
private struct Scrolled: UIViewRepresentable {
  var scrollsToTop = true

  func makeUIView(context: Context) -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset.y = 300
    view.scrollsToTop = scrollsToTop
    return view
  }
  func updateUIView(_ view: UIScrollView, context: Context) {}
}

/// Source: documented, the reference pages of `UIView` and `UIViewController`.
@MainActor @Suite struct `The life of hosted UIKit views` {
  @Test func `enters the scene's window after the first update, and leaves it`() {
    let log = Log()
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100), script: [.tap("leave"), .wait(0.2)]
    ) { Leaving(log: log) }
    _ = stage.duration
    let lines = log.lines.prefix { $0 != "dismantle" }
    #expect(
      lines.filter { $0 != "update" } == ["make", "enters", "moved", "leaves", "moved"])
    #expect(Array(lines.prefix(3)) == ["make", "update", "enters"])
  }

  @Test func `has the safe area and the size when a controller appears`() {
    let log = Log()
    let scene = Scene(
      "test", canvas: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) { AppearingView(log: log).ignoresSafeArea() }
    _ = Stage(scene).still(at: 0)
    #expect(log.lines.prefix(3) == ["will appear", "is appearing 47 200", "did appear 47 200"])
  }
}

/// Source: documented: one scroll view on the screen has `scrollsToTop`.
@MainActor @Suite struct `A tap on the status bar, with several scroll views` {
  private func offsets(_ stage: Stage) -> [CGFloat] {
    stage.still(at: stage.duration).report.scrollViews.map(\.offset.y)
  }

  @Test(
    arguments: [
      (true, true, [300, 300]), (false, true, [300, 0]), (true, false, [0, 300]),
      (false, false, [300, 300]),
    ] as [(Bool, Bool, [CGFloat])])
  func `counts those of all hierarchies of UIKit`(
    first: Bool, second: Bool, expected: [CGFloat]
  ) {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 200), script: [.statusBarTap, .untilSettled()]
    ) {
      VStack(spacing: 0) {
        Scrolled(scrollsToTop: first)
        Scrolled(scrollsToTop: second)
      }
    }
    #expect(offsets(stage) == expected)
    let complaint =
      first && second
      ? "status-bar tap: 2 scroll views on the screen have scrollsToTop, so none of them scrolls."
      : first || second
        ? nil : "status-bar tap: no scroll view in the scene scrolls vertically."
    #expect(stage.complaints == [complaint].compactMap { $0 })
  }

  @Test func `counts one of SwiftUI's beside them`() {
    let script: GestureScript = [
      .scroll(to: .edge(.bottom), in: "list", animated: false), .wait(0.1), .statusBarTap,
      .untilSettled(),
    ]
    for (isWilling, expected) in [(true, CGFloat(400)), (false, 0)] {
      let stage = Stage(canvas: CGSize(width: 100, height: 200), script: script) {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 500) }.id("list")
          Scrolled(scrollsToTop: isWilling)
        }
      }
      #expect(offsets(stage) == [expected, 300])
    }
  }
}
