import Foundation
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

extension UIKitNode {
  /// The report of a UIKit scroll view at a time, in seconds; nil for another UIKit view.
  func report(at time: Double) -> ScrollReport? {
    guard let scroll = scrollView else { return nil }
    let (zoom, size) = (scroll.zoomScale(at: time), scroll.contentSize)
    let ratio = scroll.zoomScale > 0 ? zoom / scroll.zoomScale : 1
    return ScrollReport(
      name: path.name, id: identifier.flatMap(IDSpelling.spell),
      phase: scroll.track.phase(at: time), offset: scroll.track.offset(at: time),
      snappedOffset: scroll.contentOffset(at: time), velocity: scroll.contentVelocity(at: time),
      contentSize: CGSize(width: size.width * ratio, height: size.height * ratio),
      containerSize: scroll.bounds.size, zoomScale: zoom, isEstimated: false,
      callbackSource: .recorded(scroll.callbacks(upTo: time)))
  }
}
