package import Foundation
package import ScrollworkGeometry

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

  /// The guides of the whole on which the view stands, unless ``start(of:along:in:)`` says otherwise.
  var alignment: Alignment { get }

  /// How far from the leading edge or the top of a whole of `size` the view begins.
  func start(of view: ViewDimensions, along axis: Axis, in size: CGSize) -> CGFloat
}

extension UnaryLayout {
  package var alignment: Alignment { .center }

  package func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize { size }

  package func start(of view: ViewDimensions, along axis: Axis, in size: CGSize) -> CGFloat {
    let guide = alignment.key(along: axis)
    return ViewDimensions(size: size)[guide] - view[guide]
  }

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
    let offered = offer(proposal, to: subview)
    let view = subview.dimensions(in: offered)
    subview.place(
      leading: CGPoint(
        x: start(of: view, along: .horizontal, in: bounds.size),
        y: start(of: view, along: .vertical, in: bounds.size)),
      in: bounds, isRightToLeft: subviews.isRightToLeft, proposal: offered)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    innerGuide(guide.key, in: bounds, proposal: proposal, subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    innerGuide(guide.key, in: bounds, proposal: proposal, subviews)
  }

  /// The view's own guide, seen from the whole.
  ///
  /// Placing the view would ask it for guides of both axes, and views in it again: the work would
  /// triple with each box around a view. Most views have no such guide, and then one question is all.
  private func innerGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    guard let subview = subviews.first else { return nil }
    let view = subview.dimensions(in: offer(proposal, to: subview))
    return view[explicit: key].map { $0 + start(of: view, along: key.axis, in: bounds.size) }
  }
}

extension Alignment {
  /// The guide of one axis.
  package func key(along axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}
