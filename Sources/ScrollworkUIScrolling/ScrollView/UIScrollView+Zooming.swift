public import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling

extension UIScrollView {
  /// Two fingers that zoom.
  struct Pinch {
    /// The content when it began, were there no limits and no ends.
    let start: Zoom
    /// How far apart the fingers were.
    let distance: CGFloat
    /// Where the middle between them was, from the scroll view's top left corner.
    let middle: CGPoint
  }

  /// How many times as large as by itself the zoomed view is.
  ///
  /// While it zooms, animated, it is what that leads to. Nothing happens without a view to zoom.
  public var zoomScale: CGFloat {
    get { zoomTrack.scale(at: .infinity) }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The scale at a time, as it is seen.
  public func zoomScale(at time: Double) -> CGFloat { zoomTrack.scale(at: time) }

  var zoomLimits: ZoomLimits {
    ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Whether two fingers can zoom it.
  var canZoom: Bool { zoomLimits.allowZooming && isScrollEnabled && zoomedView != nil }

  /// Goes to a scale around the middle of the scroll view: in 0.3 seconds, or at once.
  ///
  /// - Source: chosen, but for the duration.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let goal = zoomLimits.clamped(scale)
    guard goal != zoomScale else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(
      to: Zoom(scale: zoomScale, offset: contentOffset)
        .scaled(to: goal, around: middle, movedTo: middle), animated: animated)
  }

  /// Goes where a part of the zoomed view, in its own coordinates, is as large as possible in the
  /// middle of the scroll view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let goal = Zoom.showing(rect, in: bounds.size, limits: zoomLimits) else { return }
    zoom(to: goal, animated: animated)
  }

  private func zoom(to goal: Zoom, animated: Bool) {
    guard let view = zoomedView else { return }
    // On its way there already.
    if motion == .zooming, goal.scale == zoomScale,
      dynamics.clamped(goal.offset) == contentOffset
    {
      return
    }
    orders += 1
    stop()
    let before = Zoom(scale: zoomScale, offset: contentOffset)
    var goal = goal
    resize(view, to: goal.scale)
    goal.offset = dynamics.clamped(goal.offset)
    guard goal != before else { return }
    if animated {
      glide(to: goal, from: before)
    } else {
      zoomTrack.jump(to: goal.scale, at: now)
      rest(at: goal.offset)
    }
    tell()
  }

  /// Goes to a scale and an offset in 0.3 seconds, with one point of the content kept in its place.
  private func glide(to goal: Zoom, from before: Zoom) {
    zoomTrack.glide(to: goal.scale, at: now)
    track.append(
      contentsOf: dynamics.scroll(
        to: goal.offset, from: before.offset, at: now, animation: .standard))
    modelOffset = goal.offset
    motion = .zooming
  }

  /// Gives the zoomed view and the content the size that they have at a scale.
  private func resize(_ view: UIView, to scale: CGFloat) {
    let (corner, before) = (view.frame.origin, zoomScale)
    let growth = before > 0 ? scale / before : 1
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center = CGPoint(
      x: view.center.x + corner.x * growth - frame.minX,
      y: view.center.y + corner.y * growth - frame.minY)
    content = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    known = shape
  }

  // MARK: Two fingers

  /// Two fingers begin to zoom around `middle`, which counts from the top left corner.
  func beginPinch(distance: CGFloat, around middle: CGPoint) {
    stop()
    let start = Zoom(scale: zoomLimits.led(zoomScale), offset: dynamics.freed(contentOffset))
    pinch = Pinch(start: start, distance: max(distance, 1), middle: middle)
    isZooming = true
    tell(.willBeginZooming) { $0.scrollViewWillBeginZooming(self, with: zoomedView) }
  }

  /// The fingers are `distance` apart now, around `middle`.
  func followPinch(distance: CGFloat, around middle: CGPoint) {
    guard let pinch, let view = zoomedView, distance.isFinite else { return }
    let led = pinch.start.scale * max(distance, 0) / pinch.distance
    let shown = zoomLimits.shown(max(led, 1e-6))
    resize(view, to: shown)
    let zoom = pinch.start.scaled(to: shown, around: pinch.middle, movedTo: middle)
    zoomTrack.jump(to: shown, at: now)
    let place = dynamics.banded(zoom.offset)
    track.append(ScrollSegment(resting: place, from: now, to: nil, phase: .interacting))
  }

  /// One of the fingers leaves: the content goes back to where it may rest.
  func endPinch() {
    guard pinch != nil else { return }
    tell()
    pinch = nil
    isZooming = false
    let before = Zoom(scale: zoomScale, offset: contentOffset)
    let limited = zoomLimits.clamped(before.scale)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    var goal =
      limited == before.scale
      ? before : before.scaled(to: limited, around: middle, movedTo: middle)
    if let view = zoomedView, limited != before.scale { resize(view, to: limited) }
    goal.offset = dynamics.clamped(goal.offset)
    guard goal != before else {
      rest(at: before.offset)
      tell(.didEndZooming) {
        $0.scrollViewDidEndZooming(self, with: zoomedView, atScale: before.scale)
      }
      return
    }
    isZoomBouncing = limited != before.scale
    glide(to: goal, from: before)
    tell()
  }
}
