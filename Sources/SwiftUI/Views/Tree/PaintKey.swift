package import Foundation
package import ScrollworkLayout

/// The inputs of a static node's painting, beside the node itself.
package struct PaintKey: Hashable {
  var size: CGSize
  /// The layout proposal: views of one size may be arranged differently.
  var proposal: ProposedViewSize
  /// The origin in the coordinates of the layer.
  var origin: CGPoint

  package init(size: CGSize, proposal: ProposedViewSize, origin: CGPoint = .zero) {
    (self.size, self.proposal, self.origin) = (size, proposal, origin)
  }
}
