import Foundation
import ScrollworkGeometry
import ScrollworkViews

extension ScrolledView {
  /// The distance that the first scroll view under the page's bar is scrolled from its start.
  @MainActor var scrolledUnderBar: CGFloat {
    page?.first { scroll, offset in
      scroll.node.isUnderBar(scroll.metrics) ? offset.y + scroll.insets.top : nil
    } ?? 0
  }

  /// The distance from the end at which the first scroll view over the bar below the page is scrolled.
  @MainActor var contentUnderBarBelow: CGFloat {
    let remaining = page?.first { scroll, offset in
      guard scroll.axes.contains(.vertical), scroll.safeAreaInsets.bottom > 0 else { return nil }
      return scroll.contentSize.height + scroll.insets.bottom - scroll.containerSize.height
        - offset.y
    }
    return max(0, remaining ?? 0)
  }

  /// The content beside the bar of a layout.
  @MainActor private var page: ScrolledView? {
    guard let content = node.children.first else { return nil }
    return children.first { $0.node === content }
  }

  /// What `measure` says about the first scroll view in the view for which it is not nil.
  @MainActor private func first(
    _ measure: (PlacedScrollView, CGPoint) -> CGFloat?
  ) -> CGFloat? {
    if let scroll = PlacedScrollView(source) { return measure(scroll, offset) }
    for child in children {
      if let found = child.first(measure) { return found }
    }
    return nil
  }
}
