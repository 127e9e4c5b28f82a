package import Foundation
package import ScrollworkGeometry
import ScrollworkLayout

/// A layout result beyond the frame of a node, for the passes after layout.
package enum LayoutDetail: Hashable {
  /// No detail beyond the frame.
  case none
  /// The sizes and insets of a scroll view.
  case scrollView(ScrollMetrics)
  /// The inputs that the rows of a lazy stack are laid out with.
  case lazyStack(LazyStackMetrics)
  /// The insets by which a layout reduces the safe area of its first child; left is leading.
  case safeAreaInsets(EdgeInsets)
  /// The distances by which a view could extend out of the safe area; left is leading.
  case outset(EdgeInsets)
  /// The surroundings of content that is made from geometry or preferences after layout.
  case deferred(DeferredArea)
}

/// The surroundings of content that is made after layout.
package struct DeferredArea: Hashable {
  /// The safe area around the content, in the coordinates of the view.
  var safeArea = SafeArea()
  /// The height of a large title over the first scroll view in the content; zero without one.
  var largeTitle: CGFloat = 0
}

/// The children of a node and the detail that arranging them found.
struct ArrangedChildren {
  var children: [Placed]
  var detail = LayoutDetail.none
}

/// The sizes and insets of a scroll view, in points.
package struct ScrollMetrics: Hashable {
  /// The size given by the layout, without the extension out of the safe area.
  var layoutSize: CGSize
  var contentSize: CGSize
  /// The extension of the scroll view out of the safe area; left is leading.
  var safeAreaInsets = EdgeInsets()
  /// The edges at which the scroll view extends under a bar that content fades under; left is leading.
  var fadingEdges: Edge.Set = []
  /// The height of a large title above the content that scrolls with it.
  package var largeTitle: CGFloat = 0

  /// The size of the visible area.
  var containerSize: CGSize {
    CGSize(
      width: layoutSize.width + safeAreaInsets.total(.horizontal),
      height: layoutSize.height + safeAreaInsets.total(.vertical))
  }
}

/// The inputs that the rows of a lazy stack are laid out with.
package struct LazyStackMetrics: Hashable {
  /// The length of the stack across its axis.
  var crossLength: CGFloat
  /// The length proposed across the axis; nil if unspecified or infinite.
  var crossProposal: CGFloat?
  /// The size of the nearest container; nil without one.
  var containerSize: CGSize?
  /// The safe area of the rows, in the coordinates of the stack.
  var safeArea = SafeArea()
}
