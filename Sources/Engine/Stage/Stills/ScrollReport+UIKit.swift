import Foundation
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

extension ScrollReport {
  /// The report of a UIKit scroll view at a time, in seconds; nil for another view.
  @MainActor init?(_ node: Node, at time: Double) {
    guard let scroll = node.hostedScrollView else { return nil }
    let (zoom, size) = (scroll.zoomScale(at: time), scroll.contentSize)
    let ratio = scroll.zoomScale > 0 ? zoom / scroll.zoomScale : 1
    self.init(
      name: node.path.name, id: node.identifier.flatMap(IDSpelling.spell),
      phase: scroll.track.phase(at: time), offset: scroll.track.offset(at: time),
      snappedOffset: scroll.contentOffset(at: time), velocity: scroll.contentVelocity(at: time),
      contentSize: CGSize(width: size.width * ratio, height: size.height * ratio),
      containerSize: scroll.bounds.size, zoomScale: zoom, isEstimated: false,
      callbackSource: .recorded(scroll.callbacks(upTo: time)))
  }
}
