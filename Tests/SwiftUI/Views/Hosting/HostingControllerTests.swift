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

/// A controller that shows what it was made with.
private struct Shown: UIViewControllerRepresentable {
  let log: Log

  func makeCoordinator() -> Log { log }

  func makeUIViewController(context: Context) -> UIViewController {
    context.coordinator.add("coordinator")
    return UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let scheme = context.environment.colorScheme
    log.add(scheme == .dark ? "dark" : "light")
    log.add(context.transaction.animation == nil ? "still" : "animated")
    controller.view.backgroundColor = .red
  }
}

/// A controller that measures its root view when it is tapped.
private struct Measured: UIViewControllerRepresentable {
  let log: Log

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    let button = Tapped(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    button.onTouch = { [weak controller] in
      guard let controller else { return }
      note(controller.preferredContentSize)
      controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
      note(controller.preferredContentSize)
      note(controller.sizeThatFits(in: CGSize(width: 100, height: 100)))
      note(controller.view.intrinsicContentSize)
    }
    let parent = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    parent.view.addSubview(button)
    return parent
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}

  private func note(_ size: CGSize) { log.add("\(Int(size.width)) \(Int(size.height))") }
}

private final class Tapped: UIView {
  var onTouch: @MainActor () -> Void = {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}

/// A view that draws a stroke by itself.
private final class Drawn: UIView {
  override func draw(_ rect: CGRect) {
    UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
  }
}

private struct Drawing: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = Drawn()
    let (front, back) = (UIView(), UIView())
    for (part, color) in [(front, UIColor.systemGreen), (back, .systemOrange)] {
      part.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      part.backgroundColor = color
      view.addSubview(part)
    }
    front.layer.zPosition = 1
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// Source: documented, the reference pages of `UIHostingController` and of representables.
@MainActor @Suite struct `Hosting` {
  @Test func `of views measures them`() {
    let log = Log()
    _ = Stage(script: [.tap("box"), .wait(0.1)]) { Measured(log: log).id("box") }.duration
    #expect(log.lines.suffix(4) == ["0 0", "30 20", "30 20", "30 20"])
    let controller = UIHostingController(rootView: Text("a"))
    #expect(controller.sizingOptions == [] && controller.preferredContentSize == .zero)
    // Outside of a scene nothing is measured.
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == .zero)
    typealias Options = UIHostingControllerSizingOptions
    #expect(Options.preferredContentSize.rawValue == 1)
    #expect(Options(rawValue: 2) == .intrinsicContentSize)
    let coded = UIHostingController(coder: NSCoder(), rootView: Text("a"))
    #expect(coded?.sizingOptions == [])
  }

  @Test func `of views keeps them in the safe area, or not`() {
    let controller = UIHostingController(rootView: Color.red)
    controller.view.touchScreen.safeAreaInsets.top = 40
    let hosting = controller.view as? HostingView
    #expect(controller.safeAreaRegions == .all)
    let kept = hosting?.hostedContent
    controller.safeAreaRegions = []
    #expect(hosting?.hostedContent is Color && !(kept is Color))
  }

  @Test func `of controllers gives them coordinator, environment and transaction`() {
    let log = Log()
    let dump = Stage { Shown(log: log).environment(\.colorScheme, .dark) }
      .still(at: 0).displayList.dump
    #expect(log.lines.prefix(3) == ["coordinator", "dark", "still"])
    #expect(dump.contains("#ff0000"))
  }

  @Test func `of views shows what they draw, by the depths of their layers`() {
    let dump = Stage { Drawing().frame(width: 20, height: 10) }.still(at: 0).displayList.dump
    #expect(dump.contains("10x10 #0000ff"), "\(dump)")
    let places = ["#ff9500", "#34c759"].map { dump.firstRange(of: $0)?.lowerBound }
    if let orange = places[0], let green = places[1] {
      #expect(orange < green)
    } else {
      Issue.record("\(dump)")
    }
    // Outside of a context drawing shows nothing.
    Drawn(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).draw(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
