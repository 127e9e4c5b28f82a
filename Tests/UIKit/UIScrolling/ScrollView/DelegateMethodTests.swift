import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkUIScrolling
import TestSupport
import Testing

/// A delegate that notes each method as it is called; once if several calls follow each other.
@MainActor private final class Calls: UIScrollViewDelegate {
  private(set) var methods: [String] = []
  private(set) var zoomed: [UIView?] = []
  private(set) var decelerates: [Bool] = []
  private(set) var scales: [CGFloat] = []
  private(set) var velocities: [CGPoint] = []
  private(set) var zoomedQuestions = 0
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var target: CGPoint?
  var mayScrollToTop = true

  private func note(_ method: String = #function) {
    if methods.last != method { methods.append(method) }
  }

  func clear() { methods = [] }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note()
    velocities.append(velocity)
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note()
    decelerates.append(decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note() }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    zoomedQuestions += 1
    return picture
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note()
    zoomed.append(view)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note()
    zoomed.append(view)
    scales.append(scale)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note()
    return mayScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note() }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note() }
}

/// Each method of a delegate, by its whole name.
///
/// Source: documented, the reference page of `UIScrollViewDelegate`; the order is measured by
/// others, in logs of apps on iOS 13 and later.
@MainActor @Suite struct `The methods of a UIScrollViewDelegate` {
  private let calls = Calls()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    view.contentSize = CGSize(width: 390, height: 4000)
    view.delegate = calls
  }

  @Test func `are called in order by a flick`() {
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(
      calls.methods == [
        "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidScroll(_:)", "scrollViewDidEndDecelerating(_:)",
      ])
    // In points per millisecond, positive towards later content.
    #expect(calls.velocities.count == 1 && isClose(calls.velocities[0].y, 2, 1e-9))
    #expect(calls.decelerates == [true])
  }

  @Test func `say that a slow release does not decelerate`() {
    view.touchScreen.play([
      .drag(by: CGVector(dx: 0, dy: -110), over: 0.5, hold: 0.3), .untilSettled(),
    ])
    #expect(calls.methods.last == "scrollViewDidEndDragging(_:willDecelerate:)")
    #expect(calls.decelerates == [false] && calls.velocities == [.zero])
  }

  @Test func `choose the end of a deceleration`() {
    calls.target = CGPoint(x: 0, y: 640)
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(
      calls.methods.contains("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"))
    #expect(view.contentOffset.y == 640)
  }

  @Test func `tell the end of an animated scroll, and not of another`() {
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(calls.methods == ["scrollViewDidScroll(_:)"])
    calls.clear()
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    view.touchScreen.advanceUntilSettled()
    #expect(
      calls.methods == ["scrollViewDidScroll(_:)", "scrollViewDidEndScrollingAnimation(_:)"])
  }

  @Test func `tell a zoom, with the view that viewForZooming names`() {
    view.contentSize = CGSize(width: 390, height: 844)
    view.addSubview(calls.picture)
    view.maximumZoomScale = 3
    calls.clear()
    view.touchScreen.pinch(around: CGPoint(x: 195, y: 422), from: 60, to: 400, over: 0.4)
    view.touchScreen.advanceUntilSettled()
    #expect(calls.methods.first == "scrollViewWillBeginZooming(_:with:)")
    #expect(calls.methods.contains("scrollViewDidZoom(_:)"))
    #expect(calls.methods.last == "scrollViewDidEndZooming(_:with:atScale:)")
    #expect(calls.scales == [3] && view.zoomScale == 3)
    #expect(calls.zoomedQuestions > 0)
    #expect(calls.zoomed.count == 2 && calls.zoomed.allSatisfy { $0 === calls.picture })
  }

  @Test func `allow a tap on the status bar to scroll to the top, or forbid it`() {
    view.contentOffset.y = 900
    calls.clear()
    view.touchScreen.tapStatusBar()
    view.touchScreen.advanceUntilSettled()
    #expect(calls.methods.first == "scrollViewShouldScrollToTop(_:)")
    #expect(calls.methods.last == "scrollViewDidScrollToTop(_:)" && view.contentOffset.y == 0)
    view.contentOffset.y = 900
    calls.clear()
    calls.mayScrollToTop = false
    view.touchScreen.tapStatusBar()
    view.touchScreen.advanceUntilSettled()
    #expect(calls.methods == ["scrollViewShouldScrollToTop(_:)"] && view.contentOffset.y == 900)
  }

  @Test func `tell a change of the adjusted content inset`() {
    view.contentInset.top = 50
    #expect(calls.methods.first == "scrollViewDidChangeAdjustedContentInset(_:)")
    calls.clear()
    view.contentInset.top = 50
    #expect(calls.methods == [])
  }

  /// Source: documented, all methods are optional.
  @Test func `can all be left out`() {
    final class Silent: UIScrollViewDelegate {}
    let silent = Silent()
    view.delegate = silent
    view.maximumZoomScale = 3
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(view.contentOffset.y > 1000 && silent.scrollViewShouldScrollToTop(view))
    #expect(silent.viewForZooming(in: view) == nil)
    view.touchScreen.tapStatusBar()
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset.y == 0)
  }
}
