import Foundation
import ScrollworkGeometry
import ScrollworkViews

extension ScrolledView {
  /// The distance that the first scroll view under the page's bar is scrolled from its start.
  @MainActor var scrolledUnderBar: CGFloat {
    guard let layout = node as? LayoutNode, let content = layout.children.first,
      let page = children.first(where: { $0.node === content })
    else { return 0 }
    return page.firstUnderBar ?? 0
  }

  @MainActor private var firstUnderBar: CGFloat? {
    if let scroll = PlacedScrollView(source) {
      guard scroll.node.isUnderBar(scroll.metrics) else { return nil }
      return offset.y + scroll.insets.top
    }
    for child in children {
      if let found = child.firstUnderBar { return found }
    }
    return nil
  }
}
