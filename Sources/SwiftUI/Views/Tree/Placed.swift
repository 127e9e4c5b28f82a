package import Foundation
import ScrollworkGeometry
package import ScrollworkLayout

/// A node with the frame and the detail found by the layout.
package final class Placed {
  package let node: Node
  /// The frame, in the coordinates of the parent.
  package let frame: CGRect
  /// The size proposed to the node.
  package let proposal: ProposedViewSize
  package let children: [Placed]
  /// The results of the layout beyond the frame.
  package let detail: LayoutDetail
  /// The union of what the layout and fixed effects draw, in the coordinates of the parent.
  package let reach: CGRect

  @MainActor package init(
    node: Node, frame: CGRect, proposal: ProposedViewSize = .unspecified, children: [Placed],
    detail: LayoutDetail = .none
  ) {
    self.node = node
    self.frame = frame
    self.proposal = proposal
    self.children = children
    self.detail = detail
    guard !node.drawsInFrame, frame.size.width.isFinite, frame.size.height.isFinite else {
      reach = frame
      return
    }
    var own = CGRect(origin: .zero, size: frame.size)
    for child in children { own = own.union(child.reach) }
    reach = node.drawnArea(of: own, size: frame.size).offsetBy(frame.origin)
  }

  /// The children that no other page covers.
  @MainActor package var uncovered: ArraySlice<Placed> {
    node.showsLastOnly ? children.suffix(1) : children[...]
  }

  /// The children whose views count as present: also covered ones, where the node keeps them.
  @MainActor package var present: ArraySlice<Placed> {
    node.keepsCoveredViews ? children[...] : uncovered
  }

  /// The same view at another origin.
  @MainActor func moved(by shift: CGPoint) -> Placed {
    if shift == .zero { return self }
    return Placed(
      node: node, frame: frame.offsetBy(shift), proposal: proposal, children: children,
      detail: detail)
  }

  /// The same view with other children, or another frame or detail.
  @MainActor package func with(
    frame: CGRect? = nil, children: [Placed], detail: LayoutDetail? = nil
  ) -> Placed {
    Placed(
      node: node, frame: frame ?? self.frame, proposal: proposal, children: children,
      detail: detail ?? self.detail)
  }

  /// The surroundings of content made after layout; empty for other views.
  @MainActor package var deferredArea: DeferredArea {
    if case .deferred(let area) = detail { area } else { DeferredArea() }
  }

  /// The view with the contents that geometry readers and preference layers in it made last.
  ///
  /// No content is made; a reader that has made none has no children. Lazy rows are not included.
  @MainActor package var withMadeContents: Placed {
    node.isMoving ? node.withMadeContents(self) : self
  }

  /// Calls `body` with this view and all descendants, outermost first.
  @MainActor package func forEach(_ body: (Placed) -> Void) {
    body(self)
    children.forEach { $0.forEach(body) }
  }
}
