public import Foundation
import ScrollworkGeometry

/// A layout that puts views on top of each other.
///
/// Each view is offered all there is. The size is that of the aligned views of the highest
/// priority; the others may reach beyond it.
@frozen public struct ZStackLayout: Layout, Sendable {
  /// The guides on which the views are aligned.
  public var alignment: Alignment

  /// A pile, centered unless said otherwise.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The extent of the aligned views together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    extent(proposal, subviews).size
  }

  /// Puts the views on their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let view = subview.dimensions(in: proposal)
      subview.place(
        leading: CGPoint(
          x: -view[alignment.horizontal] - extent.minX, y: -view[alignment.vertical] - extent.minY),
        in: bounds, isRightToLeft: subviews.isRightToLeft, proposal: proposal)
    }
  }

  /// The rectangle around the views that decide, seen from where all guides meet.
  private func extent(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGRect {
    guard let highest = subviews.lazy.map(\.priority).max() else { return .zero }
    var corners: [CGPoint] = []
    for subview in subviews where subview.priority == highest {
      let view = subview.dimensions(in: proposal)
      let corner = CGPoint(x: -view[alignment.horizontal], y: -view[alignment.vertical])
      corners.append(corner)
      corners.append(CGPoint(x: corner.x + view.width, y: corner.y + view.height))
    }
    return CGRect(enclosing: corners)
  }
}
