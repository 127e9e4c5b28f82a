package import Foundation
package import ScrollworkGeometry

/// A view with a bar along one of its edges that insets its safe area.
///
/// The bar is proposed the length that the view can spare, the view what the bar leaves.
///
/// - Source: measured by others (OpenSwiftUI).
package struct SafeAreaInsetLayout: Layout {
  /// The edge of the bar.
  package var edge: Edge
  /// The guide that the bar is aligned on, across the edge's axis.
  package var guide: AlignmentKey
  /// The distance between the bar and the view; nil uses their preferred spacing.
  package var spacing: CGFloat?
  /// Called with the length of bar and distance, before the view is measured.
  package var onLength: @Sendable (CGFloat) -> Void

  package init(
    edge: Edge, guide: AlignmentKey, spacing: CGFloat?,
    onLength: @escaping @Sendable (CGFloat) -> Void = { _ in }
  ) {
    (self.edge, self.guide, self.spacing, self.onLength) = (edge, guide, spacing, onLength)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  /// Whether the bar precedes the view.
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// The proposals of both parts, and the size of the bar.
  private struct Plan {
    var view: ProposedViewSize
    var bar: ProposedViewSize
    var barSize: CGSize
    var distance: CGFloat
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
    let (view, bar) = (subviews[0], subviews[1])
    let distance =
      spacing
      ?? (isFirst
        ? bar.spacing.distance(to: view.spacing, along: axis)
        : view.spacing.distance(to: bar.spacing, along: axis))
    var forBar = proposal
    if let length = proposal[axis] {
      var least = proposal
      least[axis] = 0
      forBar[axis] = max(0, max(0, length - distance) - view.sizeThatFits(least)[axis])
    }
    let barSize = bar.sizeThatFits(forBar)
    onLength(barSize[axis] + distance)
    var forView = proposal
    if let length = proposal[axis] { forView[axis] = max(0, length - barSize[axis] - distance) }
    return Plan(view: forView, bar: forBar, barSize: barSize, distance: distance)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let plan = plan(proposal, subviews)
    let view = subviews[0].sizeThatFits(plan.view)
    var size = CGSize.zero
    size[axis] = plan.barSize[axis] + plan.distance + view[axis]
    size[axis.other] = max(plan.barSize[axis.other], view[axis.other])
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let plan = plan(proposal, subviews)
    let view = subviews[0].dimensions(in: plan.view)
    let bar = subviews[1].dimensions(in: plan.bar)
    var (viewOrigin, barOrigin) = (bounds.origin, bounds.origin)
    viewOrigin[axis.other] += (bounds.size[axis.other] - view.size[axis.other]) / 2
    barOrigin[axis.other] = viewOrigin[axis.other] + view[guide] - bar[guide]
    if isFirst {
      viewOrigin[axis] = bounds.max(axis) - view.size[axis]
    } else {
      barOrigin[axis] = bounds.max(axis) - bar.size[axis]
    }
    subviews[0].place(at: viewOrigin, proposal: plan.view)
    subviews[1].place(at: barOrigin, proposal: plan.bar)
  }
}
