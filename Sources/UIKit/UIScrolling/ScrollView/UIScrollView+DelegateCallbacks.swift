import Foundation
package import ScrollworkScrolling

extension UIScrollView {
  /// Calls the delegate for a changed scale and a changed offset.
  func notifyDelegate() {
    let now = Zoom(scale: zoomScale, offset: contentOffset)
    let before = reported
    reported = now
    if now != before, layoutsWhileScrolling { setNeedsLayout() }
    if now.scale != before.scale { notifyDelegate(.didZoom) { $0.scrollViewDidZoom(self) } }
    guard now.offset != before.offset else { return }
    if solvedOffset != nil { layoutInputDidChange() }
    onScroll?()
    notifyDelegate(.didScroll) { $0.scrollViewDidScroll(self) }
  }

  /// Calls the delegate, if there is one, and records the callback.
  func notifyDelegate(_ kind: ScrollCallback.Kind, _ call: (any UIScrollViewDelegate) -> Void) {
    if callbacks.count == 2 * Self.keptCallbacks { callbacks.removeFirst(Self.keptCallbacks) }
    callbacks.append(ScrollCallback(time: now, kind: kind))
    if let delegate { call(delegate) }
  }

  /// The callbacks of the last second before `time`, in order.
  package func callbacks(upTo time: Double) -> [ScrollCallback] {
    callbacks.filter { $0.time <= time + 1e-9 && $0.time > time - 1 - 1e-9 }
  }

  /// The least number of recorded callbacks: more than two seconds of scale and offset changes on
  /// each tick.
  private static let keptCallbacks = 512
}
