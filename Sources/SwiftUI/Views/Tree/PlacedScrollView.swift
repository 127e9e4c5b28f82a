package import Foundation
package import ScrollworkEnvironment
package import ScrollworkGeometry
import ScrollworkLayout

/// A scroll view after layout: the node, its metrics, and its placed content.
@MainActor package struct PlacedScrollView {
  package let node: ScrollNode
  package let metrics: ScrollMetrics
  /// The content, at an offset of zero, in the coordinates of the scroll view.
  package let content: Placed

  /// The scroll view of a placed node; nil for other nodes.
  package init?(_ placed: Placed) {
    guard let node = placed.node as? ScrollNode else { return nil }
    self.init(node, placed)
  }

  /// The scroll view of a node that is placed; nil if it was not laid out.
  init?(_ node: ScrollNode, _ placed: Placed) {
    guard case .scrollView(let metrics) = placed.detail, let content = placed.children.first
    else { return nil }
    (self.node, self.metrics, self.content) = (node, metrics, content)
  }

  package var path: ViewPath { node.path }
  package var axes: Axis.Set { node.axes }
  package var configuration: ScrollConfiguration { node.configuration }
  package var environment: EnvironmentValues { node.environment }
  package var scope: TransactionScope? { node.scope }
  package var isRightToLeft: Bool { node.isRightToLeft }

  package var contentSize: CGSize { metrics.contentSize }
  /// The size of the visible area.
  package var containerSize: CGSize { metrics.containerSize }
  /// The extension out of the safe area; left is leading.
  package var safeAreaInsets: EdgeInsets { metrics.safeAreaInsets }
  /// The insets of the content in the visible area: margins and safe area; left is leading.
  ///
  /// Under a large title these are the insets at rest at the start of the content.
  package var insets: EdgeInsets { node.insets(metrics) }

  /// The insets of the content at an offset: at the top they end at the lower edge of the bar, which
  /// a large title leaves as the content scrolls.
  package func insets(at offset: CGPoint) -> EdgeInsets { node.insets(metrics, at: offset) }

  /// The part of ``safeAreaInsets`` that bars and the edges of the screen cover at an offset.
  package func safeAreaInsets(at offset: CGPoint) -> EdgeInsets {
    var insets = safeAreaInsets
    insets.top -= node.collapsedTitle(metrics, at: offset)
    return insets
  }

  /// The width of the scrollable area: that of the content, or of the visible area if that is wider.
  package var scrolledWidth: CGFloat {
    max(contentSize.width, containerSize.width - insets.total(.horizontal))
  }

  /// Whether part of the content's length is estimated.
  package var isEstimated: Bool { node.hasLazyStacks && content.hasEstimatedRows }
}

extension ScrollNode {
  /// The insets of the content in the visible area: margins and safe area; left is leading.
  func insets(_ metrics: ScrollMetrics) -> EdgeInsets { margins + metrics.safeAreaInsets }

  /// The insets of the content at an offset; see ``PlacedScrollView/insets(at:)``.
  package func insets(_ metrics: ScrollMetrics, at offset: CGPoint) -> EdgeInsets {
    var insets = insets(metrics)
    insets.top -= collapsedTitle(metrics, at: offset)
    return insets
  }

  /// The height of the part of a large title that has moved under the bar at an offset.
  ///
  /// - Source: documented that the safe area is the part of the view that no bar covers; that the
  ///   bar's lower edge follows the content is measured by others (Flutter's re-implementation).
  func collapsedTitle(_ metrics: ScrollMetrics, at offset: CGPoint) -> CGFloat {
    min(max(0, offset.y + insets(metrics).top), metrics.largeTitle)
  }

  /// Whether the scroll view extends under a bar above it.
  package func isUnderBar(_ metrics: ScrollMetrics) -> Bool {
    axes.contains(.vertical) && metrics.safeAreaInsets.top > 0
  }
}

extension Placed {
  /// Whether a lazy stack has rows of estimated length; rows and nested scroll views do not count.
  @MainActor fileprivate var hasEstimatedRows: Bool {
    if let lazy = PlacedLazyStack(self) { return lazy.isEstimated }
    return node.scrolledAxes == nil && children.contains(where: \.hasEstimatedRows)
  }
}
