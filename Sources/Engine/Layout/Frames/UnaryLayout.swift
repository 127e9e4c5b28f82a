package import Foundation
package import ScrollworkGeometry

/// A layout of a single view: the view's proposal, the container's size, and the view's position.
///
/// A modifier of several views applies to each of them, so there is only one; without a view, the
/// container surrounds an empty size.
package protocol UnaryLayout: Layout where Cache == Void {
  /// The size proposed to the view when the container is proposed `proposal`.
  func offer(_ proposal: ProposedViewSize, to subview: LayoutSubview) -> ProposedViewSize

  /// The container's size around a view of `size`.
  func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize

  /// The edges of the container that are not those of the view, so that they have the default spacing.
  var movedEdges: Edge.Set { get }

  /// The alignment of the view in the container, used by the default ``start(of:along:in:)``.
  var alignment: Alignment { get }

  /// The view's position from the leading edge or the top of a container of `size`.
  func start(of view: ViewDimensions, along axis: Axis, in size: CGSize) -> CGFloat
}

extension UnaryLayout {
  package var alignment: Alignment { .center }

  package var movedEdges: Edge.Set { [] }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing.reset(movedEdges) ?? .zero
  }

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

  /// The view's explicit guide, in the container's coordinates.
  ///
  /// Placing the view instead would read guides of both axes, recursively: the cost would triple
  /// with each nested container. Most views have no explicit guide, so a single read suffices.
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
