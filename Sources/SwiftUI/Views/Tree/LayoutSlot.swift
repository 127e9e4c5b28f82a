import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A child of a layout, with the placement that the layout gives it.
///
/// A layout places its subviews by calling them; the slot stores the call until the parent collects
/// it, so that the node itself is unchanged.
@MainActor final class LayoutSlot: @MainActor LayoutElement {
  let node: Node
  private var placement: (origin: CGPoint, proposal: ProposedViewSize)?

  init(_ node: Node) { self.node = node }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: proposal)
  }

  var spacing: ViewSpacing { node.spacing }

  var priority: Double { node.layoutPriority }

  func value(of key: any LayoutValueKey.Type) -> Any? { node.layoutValues[ObjectIdentifier(key)] }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = node.sizeThatFits(proposal)
    placement = (
      CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal
    )
  }

  /// The node placed by the layout; the stored placement is cleared.
  ///
  /// A subview that was not placed is centered in `bounds`. A mirrored origin is at the same
  /// distance from the right edge as the layout's origin from the left.
  func collect(in bounds: CGSize, isMirrored: Bool) -> Placed {
    if placement == nil {
      place(
        at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), anchor: .center,
        proposal: ProposedViewSize(bounds))
    }
    var (origin, proposal) = placement ?? (.zero, .unspecified)
    placement = nil
    if isMirrored { origin.x = bounds.width - origin.x - node.sizeThatFits(proposal).width }
    return node.placed(at: origin, proposal: proposal)
  }
}
