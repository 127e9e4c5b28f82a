package import ScrollworkDrawing
package import ScrollworkEnvironment
package import ScrollworkGeometry
package import ScrollworkUIScrolling

/// How a node is drawn.
package enum NodePainting {
  /// The children, in their order.
  case children
  /// The parts of a layout, in their painting order; a costly part that stays while others move is a
  /// layer of its own.
  case parts
  /// The children, each as a layer of its own.
  case rows
  /// Content in place of the node, as if there were no node.
  case content
  /// The first child, its opacity multiplied by that of the others.
  case masked
  /// The child of a modifier, unchanged.
  case modified
  /// The child of a modifier as one image with the look of the node.
  case look
  /// The child of a modifier in a layer; see ``Node/layer(size:attributes:)``.
  case layer
  /// The child of a modifier, over mirror images of it in the space out of the safe area.
  case mirrored
  /// The rows of a scroll view under its indicators, clipped to its frame.
  case scrolled
  /// The drawing of a leaf.
  case leaf(any Leaf)
  /// A UIKit view, with its colors as in an environment.
  case hosted(UIView, EnvironmentValues)

  /// Whether the node at most transforms, filters or blends its child as one image.
  package var isLook: Bool {
    switch self {
    case .modified, .look: true
    default: false
    }
  }
}

/// The order in which the children of a node are painted.
package enum ChildOrder {
  /// The order of the children.
  case given
  /// By the painting order of the children; among equal ones, the first child is painted last if
  /// `firstIsFront`.
  case depth(firstIsFront: Bool)
  /// By the painting order of the children, pinned ones over all others.
  case pinned(Set<ObjectIdentifier>)
}

/// The properties of the layer that a modifier draws its view in.
package struct LayerLook {
  /// The outline that the layer is clipped to; nil without a clip.
  package var clip: Path?
  /// Whether the clip is by the even-odd rule, instead of the nonzero rule.
  package var isEvenOdd = false
  /// The filters of the layer.
  package var filters: [Layer.Filter] = []
  /// Whether the content blends within the layer.
  package var isGroup = false
}

/// What a node itself draws, or changes in how its content is drawn.
package struct OwnDrawing {
  /// The drawing of the node, with the origin at its top left corner; nil without one.
  package var content: LayerContent?
  /// The filters of a layer around the content; nil for those of the node's look.
  package var filters: [Layer.Filter]?
  /// The outline that the content is clipped to; nil without a clip.
  package var clip: Path?
}
