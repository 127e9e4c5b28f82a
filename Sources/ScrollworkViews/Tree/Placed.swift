import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout

/// A node and where it stands in the one around it.
struct Placed {
  let node: Node
  let frame: CGRect
  /// What the node was offered.
  let proposal: ProposedViewSize
  let children: [Placed]
  /// A rectangle around everything that the layout and fixed effects draw, in the coordinates of the
  /// node around.
  let reach: CGRect

  @MainActor init(
    node: Node, frame: CGRect, proposal: ProposedViewSize = .unspecified, children: [Placed]
  ) {
    self.node = node
    self.frame = frame
    self.proposal = proposal
    self.children = children
    // A scroll view cuts what it holds.
    guard !(node is ScrollNode), !(node is UIKitNode), frame.size.width.isFinite,
      frame.size.height.isFinite
    else {
      reach = frame
      return
    }
    var own = CGRect(origin: .zero, size: frame.size)
    for child in children { own = own.union(child.reach) }
    if let wrapper = node as? WrapperNode, let effect = wrapper.fixedEffect {
      let look = ScrollworkEffects.look(
        of: effect, size: frame.size, isRightToLeft: wrapper.isRightToLeft)
      own = own.union(own.applying(look.map))
    }
    reach = own.offsetBy(frame.origin)
  }

  /// The parts that no page lies over.
  @MainActor var uncovered: ArraySlice<Placed> {
    (node as? LayoutNode)?.showsLastOnly ?? false ? children.suffix(1) : children[...]
  }

  /// The same view elsewhere.
  @MainActor func moved(by shift: CGPoint) -> Placed {
    if shift == .zero { return self }
    return Placed(
      node: node, frame: frame.offsetBy(shift), proposal: proposal, children: children)
  }
}
