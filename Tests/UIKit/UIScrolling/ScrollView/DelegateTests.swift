import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

/// The delegate callbacks of each scenario, in order.
///
/// Source: the order is measured by others, in logs of apps on iOS 13 and later.
@MainActor @Suite struct `Scroll view delegate callbacks` {
  static let flick = """
    WillBeginDragging
    DidScroll
    WillEndDragging v 0 2 target 0 1183
    DidEndDragging true
    WillBeginDecelerating
    DidScroll
    DidEndDecelerating
    """

  @Test func `drag with a slow release`() {
    let (view, log) = list()
    view.touchScreen.play([
      .drag(by: CGVector(dx: 0, dy: -110), over: 0.5, hold: 0.3), .untilSettled(),
    ])
    #expect(
      log.text == """
        WillBeginDragging
        DidScroll
        WillEndDragging v 0 0 target 0 100
        DidEndDragging false
        """)
    #expect(view.contentOffset.y == 100)
  }

  @Test func `a flick`() {
    let (view, log) = list()
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(log.text == Self.flick)
    // One for each tick that moved: fewer at the slow end of the deceleration.
    let scrolls = log.count("DidScroll")
    #expect(scrolls > 200 && scrolls < 340, "\(scrolls)")
    #expect(isClose(view.contentOffset.y, 1183, 0.5))
  }

  @Test func `flick into an edge: the bounce only scrolls`() {
    let (view, log) = list(1044)
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(
      log.text == """
        WillBeginDragging
        DidScroll
        WillEndDragging v 0 2 target 0 200
        DidEndDragging true
        WillBeginDecelerating
        DidScroll
        DidEndDecelerating
        """)
    #expect(view.contentOffset.y == 200)
  }

  @Test func `slow release beyond an edge`() {
    let (view, log) = list()
    view.touchScreen.play([
      .drag(by: CGVector(dx: 0, dy: 110), over: 0.5, hold: 0.3), .untilSettled(),
    ])
    #expect(
      log.text == """
        WillBeginDragging
        DidScroll
        WillEndDragging v 0 0 target 0 0
        DidEndDragging true
        WillBeginDecelerating
        DidScroll
        DidEndDecelerating
        """)
    #expect(view.contentOffset == .zero)
  }

  @Test func `a touch that stops a deceleration ends it without a drag`() {
    let (view, log) = list()
    let screen = view.touchScreen
    screen.play([.flick(.up, velocity: 2000), .wait(0.2)])
    log.clear()
    screen.touchDown(at: CGPoint(x: 195, y: 400))
    #expect(log.text == "DidEndDecelerating")
    #expect(view.isTracking && !view.isDragging && !view.isDecelerating)
    let place = view.contentOffset
    screen.touchUp(time: screen.time + 0.1)
    screen.advanceUntilSettled()
    #expect(log.text == "DidEndDecelerating")
    #expect(view.contentOffset == place && !view.isTracking)
  }

  @Test func `flick caught and flicked again`() {
    let (view, log) = list()
    view.touchScreen.play([.flick(.up, velocity: 2000), .wait(0.2)])
    log.clear()
    view.touchScreen.play([.flick(.up, velocity: 1500), .untilSettled()])
    let lines = log.text.split(separator: "\n").filter { !$0.hasPrefix("WillEndDragging") }
    #expect(
      lines == [
        "DidEndDecelerating", "WillBeginDragging", "DidScroll", "DidEndDragging true",
        "WillBeginDecelerating", "DidScroll", "DidEndDecelerating",
      ])
  }

  @Test func `setting the offset, once and only if it changes`() {
    let (view, log) = list()
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    view.contentOffset = CGPoint(x: 0, y: 300)
    #expect(log.text == "DidScroll" && log.count("DidScroll") == 1)
    log.clear()
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "")
  }

  @Test func `animated offset, for 0.3 seconds`() {
    let (view, log) = list()
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    view.touchScreen.advance(to: 0.15)
    #expect(view.contentOffset.y == 300 && view.isScrollAnimating)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "DidScroll\nDidEndScrollingAnimation")
    #expect(log.count("DidScroll") == 36)
    #expect(view.contentOffset.y == 600 && isClose(view.touchScreen.time, 0.3, 1e-9))
  }

  @Test func `scrolling a rectangle to visible, if it is not`() {
    let (view, log) = list()
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 200), animated: true)
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "")
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: true)
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "DidScroll\nDidEndScrollingAnimation")
    #expect(view.contentOffset.y == 156)
  }

  @Test func `tap on the status bar`() {
    let (view, log) = list()
    view.contentOffset.y = 900
    log.clear()
    view.touchScreen.tapStatusBar()
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "ShouldScrollToTop\nDidScroll\nDidScrollToTop")
    #expect(view.contentOffset.y == 0)
    log.clear()
    view.touchScreen.tapStatusBar()
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "ShouldScrollToTop")
    view.contentOffset.y = 900
    log.clear()
    log.mayScrollToTop = false
    view.touchScreen.tapStatusBar()
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "ShouldScrollToTop" && view.contentOffset.y == 900)
  }

  @Test func `a pinch`() {
    let (view, log) = zoomable()
    view.touchScreen.pinch(around: CGPoint(x: 195, y: 422), from: 100, to: 165, over: 0.4)
    view.touchScreen.advanceUntilSettled()
    #expect(
      log.text == "WillBeginZooming\n(DidZoom, DidScroll)\nDidEndZooming 1.489")
    #expect(!view.isZooming && !view.isDragging && !view.isTracking)
  }

  @Test func `pinch past the limit, which bounces back`() {
    let (view, log) = zoomable()
    view.touchScreen.pinch(around: CGPoint(x: 195, y: 422), from: 60, to: 400, over: 0.4)
    #expect(view.isZoomBouncing && !view.isZooming)
    let zooms = log.entries.count
    view.touchScreen.advanceUntilSettled()
    #expect(
      log.text == "WillBeginZooming\n(DidZoom, DidScroll)\nDidEndZooming 3" && zooms == 2)
    #expect(view.zoomScale == 3 && !view.isZoomBouncing)
  }

  @Test func `setting the zoom scale`() {
    let (view, log) = zoomable()
    view.setZoomScale(2, animated: true)
    #expect(log.text == "(DidZoom, DidScroll)")
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "(DidZoom, DidScroll)\nDidEndZooming 2")
    #expect(log.count("(DidZoom, DidScroll)") == 1)
    log.clear()
    view.zoom(to: CGRect(x: 0, y: 0, width: 390, height: 844), animated: true)
    view.touchScreen.advanceUntilSettled()
    #expect(log.text == "(DidZoom, DidScroll)\nDidEndZooming 1")
  }

  @Test func `changed insets, after the view's own method`() {
    final class Noting: UIScrollView {
      var log: Log?
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        log?.note("adjustedContentInsetDidChange", self)
      }
    }
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize = CGSize(width: 390, height: 4000)
    let log = Log()
    (view.delegate, view.log) = (log, log)
    view.contentInset.top = 50
    view.contentInset.top = 50
    #expect(
      log.text
        == "adjustedContentInsetDidChange\nDidChangeAdjustedContentInset\nDidScroll")
    #expect(view.contentOffset.y == -50)
  }

  @Test func `flags seen in callbacks`() {
    let (view, log) = list()
    var seen: [String] = []
    log.onEvent = { view, event in
      let flags = [
        view.isTracking ? "tracking" : "", view.isDragging ? "dragging" : "",
        view.isDecelerating ? "decelerating" : "",
      ].filter { !$0.isEmpty }
      let line = event.prefix { $0 != " " } + ": " + flags.joined(separator: " ")
      if seen.last != line { seen.append(String(line)) }
    }
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(
      seen == [
        "WillBeginDragging: tracking dragging", "DidScroll: tracking dragging",
        "WillEndDragging: tracking dragging", "DidEndDragging: tracking",
        "WillBeginDecelerating: decelerating", "DidScroll: decelerating",
        "DidEndDecelerating: ",
      ])
  }

  @Test func `offsets are on whole pixels when content grows in a bounce`() {
    let (view, log) = list(1000)
    view.touchScreen.play([
      .drag(by: CGVector(dx: 0, dy: -400), over: 0.5, hold: 0.3), .wait(0.1),
    ])
    var offsets: [CGFloat] = []
    log.onEvent = { view, event in if event == "DidScroll" { offsets.append(view.contentOffset.y) }
    }
    view.contentSize.height = 4000
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset.y > 156 && !view.isDecelerating)
    #expect(offsets.allSatisfy { ($0 * 2).rounded() == $0 * 2 }, "\(offsets)")
    #expect(log.count("DidEndDecelerating") == 1)
  }

  @Test func `changing the target content offset`() {
    let (view, log) = list()
    log.target = CGPoint(x: 0, y: 1500)
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(log.text == Self.flick)
    #expect(view.contentOffset.y == 1500)
    // A target out of range is clamped; one behind the finger reverses the motion.
    log.target = CGPoint(x: 0, y: 1e9)
    view.touchScreen.play([.flick(.up, velocity: 500), .untilSettled(limit: 20)])
    #expect(view.contentOffset.y == 3156)
    log.target = CGPoint(x: CGFloat.nan, y: 0)
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(view.contentOffset.y == 0)
  }
}

/// A zoomable view of 390 × 844 points, with a maximum scale of 3.
@MainActor func zoomable() -> (UIScrollView, Log) {
  let (view, log) = list(844)
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  view.addSubview(picture)
  (view.minimumZoomScale, view.maximumZoomScale) = (1, 3)
  log.zoomed = picture
  return (view, log)
}
