import Foundation
import ScrollworkGeometry
import ScrollworkViews

extension TouchGeometry {
  /// The geometry of one of the views under a finger, of which the innermost is the first.
  @MainActor init(_ chain: [HitView], of index: Int) {
    self.init()
    size = chain[index].size
    toLocal = chain[index].toLocal
    scrolledInside =
      chain[..<index].lazy.compactMap { view -> CGFloat? in
        guard let scroll = PlacedScrollView(view.source), scroll.axes.contains(.vertical),
          !scroll.configuration.isDisabled
        else { return nil }
        return -scroll.pull(at: view.offset)
      }.first
    for view in chain[index...] {
      if let scroll = PlacedScrollView(view.source) {
        let insets = scroll.insets(at: view.offset)
        windows.append(
          (
            scroll.axes,
            view.toLocal.concatenating(
              ProjectionTransform(
                CGAffineTransform(translationX: -insets.leading, y: -insets.top)))
          ))
      }
      if let space = view.node.coordinateSpace, named[space.name] == nil {
        named[space.name] = view.toLocal
      }
    }
  }
}
