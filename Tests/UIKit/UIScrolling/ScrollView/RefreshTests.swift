import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

@MainActor @Suite struct `Refresh control` {
  func make() -> (UIScrollView, Log, UIRefreshControl) {
    let (view, log) = list()
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in log.note("valueChanged", view) }, for: .valueChanged)
    view.refreshControl = control
    return (view, log, control)
  }

  @Test func `begins during the drag, insets the content and restores it at the end`() {
    let (view, log, control) = make()
    let screen = view.touchScreen
    screen.play([.drag(by: CGVector(dx: 0, dy: 300), over: 0.5, hold: 0.2)])
    #expect(control.isRefreshing && view.adjustedContentInset.top == 60)
    // During the drag, before its end.
    let events = log.entries.map(\.text)
    let begin = events.firstIndex(of: "valueChanged") ?? -1
    let end = events.firstIndex { $0.hasPrefix("DidEndDragging") } ?? -1
    #expect(begin > 0 && begin < end)
    screen.advanceUntilSettled()
    #expect(view.contentOffset.y == -60)
    control.endRefreshing()
    let start = screen.time
    screen.advanceUntilSettled()
    #expect(view.contentOffset.y == 0 && !control.isRefreshing)
    #expect(isClose(screen.time - start, 0.3, 0.01))
    #expect(log.count("DidEndScrollingAnimation") == 0)
  }

  @Test func `needs a long pull`() {
    let (view, log, control) = make()
    view.touchScreen.play([.drag(by: CGVector(dx: 0, dy: 150), over: 0.5), .untilSettled()])
    #expect(!control.isRefreshing && log.count("valueChanged") == 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `begins once in a drag, even if it ends at once`() {
    let (view, log, control) = make()
    control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
    let pull = GestureScript.Step.drag(by: CGVector(dx: 0, dy: 300), over: 0.5, hold: 0.2)
    view.touchScreen.play([pull, .untilSettled()])
    #expect(log.count("valueChanged") == 1 && view.contentOffset.y == 0)
    // A drag that begins during a refresh begins none after its end either.
    control.beginRefreshing()
    let screen = view.touchScreen
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    screen.touchMoved(to: CGPoint(x: 50, y: 100), time: screen.time + 0.1)
    control.endRefreshing()
    screen.touchMoved(to: CGPoint(x: 50, y: 450), time: screen.time + 0.2)
    screen.touchUp()
    screen.advanceUntilSettled()
    #expect(log.count("valueChanged") == 1)
    view.touchScreen.play([pull, .untilSettled()])
    #expect(log.count("valueChanged") == 2)
  }

  @Test func `beginRefreshing insets the content and sends no event`() {
    let (view, log, control) = make()
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(log.count("valueChanged") == 0 && view.contentOffset.y == -60)
    control.endRefreshing()
    control.endRefreshing()
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset.y == 0)
  }

  @Test func `sends the events of a UIControl`() {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var said: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in names { button.addAction(UIAction { _ in said.append(name) }, for: event) }
    let screen = button.touchScreen
    screen.touchDown(at: CGPoint(x: 5, y: 5))
    screen.touchUp()
    screen.touchDown(at: CGPoint(x: 5, y: 5))
    screen.touchMoved(to: CGPoint(x: 90, y: 5))
    screen.touchUp()
    screen.touchDown(at: CGPoint(x: 5, y: 5))
    screen.touchCancelled()
    #expect(said == ["down", "inside", "down", "outside", "down", "cancel"])
    button.sendActions(for: UIControl.Event(rawValue: 1 << 6))
    #expect(said.last == "inside")
  }
}
