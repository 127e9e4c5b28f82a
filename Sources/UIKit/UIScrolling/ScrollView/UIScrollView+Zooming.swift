public import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling

extension UIScrollView {
  /// The state of a pinch.
  struct Pinch {
    /// The scale and offset at the start, without limits and rubber band.
    let start: Zoom
    /// The distance between the fingers at the start.
    let distance: CGFloat
    /// The centroid at the start, relative to the scroll view's top left corner.
    let middle: CGPoint
  }

  /// The scale of the zoomed view.
  ///
  /// During an animated zoom it is the final scale. Setting it has no effect without a view to
  /// zoom.
  public var zoomScale: CGFloat {
    get { zoomTrack.scale(at: .infinity) }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The scale on screen at `time`.
  public func zoomScale(at time: Double) -> CGFloat { zoomTrack.scale(at: time) }

  var zoomLimits: ZoomLimits {
    ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Whether a pinch can zoom the content.
  var canZoom: Bool {
    zoomLimits.allowZooming && isScrollEnabled && pinchRecognizer.isEnabled && zoomedView != nil
  }

  /// Zooms around the center of the scroll view: in 0.3 seconds if animated, otherwise at once.
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

  /// Zooms to show a rectangle, in the zoomed view's coordinates, as large as possible and
  /// centered.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let goal = Zoom.showing(rect, in: bounds.size, limits: zoomLimits) else { return }
    zoom(to: goal, animated: animated)
  }

  private func zoom(to goal: Zoom, animated: Bool) {
    guard let view = zoomedView else { return }
    // Already animating to this goal.
    if motion == .zooming, goal.scale == zoomScale,
      dynamics.clamped(goal.offset) == contentOffset
    {
      return
    }
    scrollRequestCount += 1
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
    notifyDelegate()
  }

  /// Animates scale and offset in 0.3 seconds around a fixed point of the content.
  private func glide(to goal: Zoom, from before: Zoom) {
    zoomTrack.glide(to: goal.scale, at: now)
    track.append(
      contentsOf: dynamics.scroll(
        to: goal.offset, from: before.offset, at: now, animation: .standard))
    modelOffset = goal.offset
    motion = .zooming
  }

  /// Lets the offset of an animated zoom end at which content may rest after a change of the content,
  /// the size or the insets: from the present offset, in another 0.3 seconds.
  ///
  /// - Source: chosen, as for animated scrolls.
  func redirectZoom() {
    guard let end = modelOffset, dynamics.clamped(end) != end else { return }
    let goal = dynamics.clamped(end)
    track.append(
      contentsOf: dynamics.scroll(
        to: goal, from: contentOffset(at: now), at: now, animation: .standard))
    modelOffset = goal
  }

  /// Applies a scale to the zoomed view and the content size.
  private func resize(_ view: UIView, to scale: CGFloat) {
    let (corner, before) = (view.frame.origin, zoomScale)
    let growth = before > 0 ? scale / before : 1
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center = CGPoint(
      x: view.center.x + corner.x * growth - frame.minX,
      y: view.center.y + corner.y * growth - frame.minY)
    content = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    appliedConfiguration = configuration
  }

  // MARK: Pinch

  /// Begins a pinch around `middle`, relative to the top left corner.
  func beginPinch(distance: CGFloat, around middle: CGPoint) {
    stop()
    let start = Zoom(scale: zoomLimits.led(zoomScale), offset: dynamics.freed(contentOffset))
    pinch = Pinch(start: start, distance: max(distance, 1), middle: middle)
    isZooming = true
    notifyDelegate(.willBeginZooming) { $0.scrollViewWillBeginZooming(self, with: zoomedView) }
  }

  /// Updates a pinch: the distance and the centroid of the fingers.
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

  /// Ends a pinch: scale and offset animate back into range.
  func endPinch() {
    guard pinch != nil else { return }
    notifyDelegate()
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
      notifyDelegate(.didEndZooming) {
        $0.scrollViewDidEndZooming(self, with: zoomedView, atScale: before.scale)
      }
      return
    }
    isZoomBouncing = limited != before.scale
    glide(to: goal, from: before)
    notifyDelegate()
  }
}
