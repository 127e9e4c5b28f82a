package import Foundation
import ScrollworkGeometry

extension LayoutSubview {
  /// Puts the view on the guides of a box of the size of `bounds`.
  func place(
    aligned alignment: Alignment, in bounds: CGRect, isRightToLeft: Bool,
    proposal: ProposedViewSize, to box: ViewDimensions? = nil
  ) {
    let box = box ?? ViewDimensions(size: bounds.size)
    let view = dimensions(in: proposal)
    place(
      leading: CGPoint(
        x: box[alignment.horizontal] - view[alignment.horizontal],
        y: box[alignment.vertical] - view[alignment.vertical]),
      in: bounds, isRightToLeft: isRightToLeft, proposal: proposal)
  }
}

/// A layout of one view: what the view is offered, what the whole then measures, and where the view
/// stands in it.
///
/// A modifier around several views is applied to each of them, so there is one; without any, the
/// whole is the size of nothing in the same box.
package protocol UnaryLayout: Layout where Cache == Void {
  /// What the view is offered when the whole is offered `proposal`.
  func offer(_ proposal: ProposedViewSize, to subview: LayoutSubview) -> ProposedViewSize

  /// The size of the whole around a view of `size`.
  func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize

  /// Where the view stands.
  var alignment: Alignment { get }
}

extension UnaryLayout {
  package var alignment: Alignment { .center }

  package func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize { size }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let inner = subviews.first.map { $0.sizeThatFits(offer(proposal, to: $0)) }
    return size(around: inner ?? .zero, in: proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let subview = subviews.first else { return }
    subview.place(
      aligned: alignment, in: bounds, isRightToLeft: subviews.isRightToLeft,
      proposal: offer(proposal, to: subview))
  }
}
