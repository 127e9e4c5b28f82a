package import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScrolling

extension ScrollNode {
  /// The state key of the latest refresh.
  package static func refreshKey(_ path: ViewPath) -> StateKey {
    StateKey(path: path, property: "refresh")
  }

}

extension PlacedScrollView {
  /// Whether a pull starts a refresh.
  package var isRefreshable: Bool { axes.contains(.vertical) && configuration.refresh != nil }

  /// The distance by which a refresh control holds the content down, in points.
  package var held: CGFloat { configuration.refreshing?.held ?? 0 }

  /// The distance that the content is pulled below its resting position at an offset.
  package func pull(at offset: CGPoint) -> CGFloat { -offset.y - insets.top }
}
