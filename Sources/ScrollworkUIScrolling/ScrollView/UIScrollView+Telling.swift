import Foundation
package import ScrollworkScrolling

extension UIScrollView {
  /// Tells the delegate of a new scale and a new offset, if there are any.
  func tell() {
    let now = Zoom(scale: zoomScale, offset: contentOffset)
    let before = told
    told = now
    if now.scale != before.scale { tell(.didZoom) { $0.scrollViewDidZoom(self) } }
    if now.offset != before.offset { tell(.didScroll) { $0.scrollViewDidScroll(self) } }
  }

  /// Tells the delegate something, if there is one, and notes when.
  func tell(_ kind: ScrollCallback.Kind, _ speak: (any UIScrollViewDelegate) -> Void) {
    if callbacks.count == 2 * Self.keptCallbacks { callbacks.removeFirst(Self.keptCallbacks) }
    callbacks.append(ScrollCallback(time: now, kind: kind))
    if let delegate { speak(delegate) }
  }

  /// What was told in the second up to a moment, in order.
  package func callbacks(upTo time: Double) -> [ScrollCallback] {
    callbacks.filter { $0.time <= time + 1e-9 && $0.time > time - 1 - 1e-9 }
  }

  /// How many callbacks are known at least: more than two seconds of a scale and an offset that
  /// change on each tick.
  private static let keptCallbacks = 512
}
