import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

@MainActor @Suite struct `Zooming` {
  @Test func `keeps the content under the fingers in place`() {
    let (view, _) = zoomable()
    let screen = view.touchScreen
    let middle = CGPoint(x: 120, y: 300)
    screen.touchDown(0, at: CGPoint(x: 120, y: 250))
    screen.touchDown(1, at: CGPoint(x: 120, y: 350))
    screen.touchMoved(0, to: CGPoint(x: 120, y: 245), time: 0.1)
    screen.touchMoved(1, to: CGPoint(x: 120, y: 355.5), time: 0.1)
    screen.touchMoved(0, to: CGPoint(x: 120, y: 190), time: 0.2)
    screen.touchMoved(1, to: CGPoint(x: 120, y: 410), time: 0.2)
    #expect(view.isZooming && view.zoomScale > 1.5)
    let offset = view.contentOffset
    #expect(isClose((offset.x + middle.x) / view.zoomScale, 120, 0.6))
    #expect(isClose((offset.y + middle.y) / view.zoomScale, 300, 0.6))
    let size = view.contentSize
    #expect(isClose(size.width, 390 * view.zoomScale, 1e-9))
    #expect(view.subviews[0].frame.origin == .zero)
  }

  @Test func `stretches past its limits, and bounces back`() {
    let (view, _) = zoomable()
    let screen = view.touchScreen
    screen.touchDown(0, at: CGPoint(x: 195, y: 400))
    screen.touchDown(1, at: CGPoint(x: 195, y: 440))
    screen.touchMoved(1, to: CGPoint(x: 195, y: 451), time: 0.1)
    screen.touchMoved(1, to: CGPoint(x: 195, y: 400 + 51 * 6), time: 0.2)
    // Six times: shown as 3·(2 − 3/6).
    #expect(isClose(view.zoomScale, 4.5, 1e-9))
    screen.touchMoved(1, to: CGPoint(x: 195, y: 400 + 51 * 0.5), time: 0.3)
    #expect(isClose(view.zoomScale, 1 / 1.5, 1e-9))
    screen.touchUp(0, time: 0.4)
    screen.touchUp(1, time: 0.4)
    #expect(view.isZoomBouncing && view.zoomScale == 1)
    #expect(isClose(view.zoomScale(at: 0.4 + 0.15), (1 + 1 / 1.5) / 2, 1e-9))
    screen.advanceUntilSettled()
    #expect(!view.isZoomBouncing && view.contentOffset == .zero)
    view.bouncesZoom = false
    screen.pinch(around: CGPoint(x: 195, y: 400), from: 50, to: 500, over: 0.2)
    #expect(view.zoomScale == 3 && !view.isZoomBouncing)
  }

  @Test func `animated, it ends where content that has shrunk meanwhile may rest`() {
    let (view, log) = zoomable()
    view.zoom(to: CGRect(x: 195, y: 600, width: 195, height: 200), animated: true)
    let screen = view.touchScreen
    screen.advance(to: 0.1)
    view.contentSize = CGSize(width: 500, height: 900)
    #expect(view.contentOffset == CGPoint(x: 110, y: 56))
    var offsets: [CGPoint] = []
    while log.count("DidEndZooming 2") == 0, screen.time < 3 {
      offsets.append(view.contentOffset(at: screen.time))
      screen.advance(to: screen.time + 1.0 / 120)
    }
    offsets.append(view.contentOffset(at: screen.time))
    #expect(offsets.last == CGPoint(x: 110, y: 56) && log.count("DidEndZooming 2") == 1)
    for (before, after) in zip(offsets, offsets.dropFirst()) {
      #expect(hypot(after.x - before.x, after.y - before.y) < 60, "\(before) to \(after)")
    }
  }

  @Test func `needs a view to zoom and a range of scales`() {
    let (view, log) = zoomable()
    log.zoomed = nil
    view.setZoomScale(2, animated: false)
    view.touchScreen.pinch(around: CGPoint(x: 195, y: 400), from: 50, to: 500, over: 0.2)
    #expect(view.zoomScale == 1 && log.count("WillBeginZooming") == 0)
    let (other, otherLog) = zoomable()
    other.maximumZoomScale = 1
    other.touchScreen.pinch(around: CGPoint(x: 195, y: 400), from: 50, to: 500, over: 0.2)
    #expect(other.zoomScale == 1 && otherLog.count("WillBeginZooming") == 0)
    other.setZoomScale(.nan, animated: true)
    other.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 10), animated: true)
    other.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 10), animated: true)
    #expect(other.zoomScale == 1)
  }

  @Test func `to a rectangle centers it`() {
    let (view, _) = zoomable()
    view.zoom(to: CGRect(x: 100, y: 200, width: 195, height: 100), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 200, y: 500 - 422))
    view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(view.zoomScale == 3 && view.contentOffset == .zero)
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset == .zero && view.contentSize.width == 390 * 3)
  }

  @Test func `animated keeps one point of the content fixed`() {
    let (view, _) = zoomable()
    view.zoomScale = 2
    view.contentOffset = CGPoint(x: 150, y: 400)
    let middle = CGPoint(x: 195, y: 422)
    view.setZoomScale(2.5, animated: true)
    for time in [0, 0.05, 0.11, 0.2, 0.29] {
      let (scale, offset) = (view.zoomScale(at: time), view.contentOffset(at: time))
      #expect(isClose((offset.x + middle.x) / scale, 345 / 2, 0.3), "at \(time)")
      #expect(isClose((offset.y + middle.y) / scale, 822 / 2, 0.3), "at \(time)")
    }
  }
}
