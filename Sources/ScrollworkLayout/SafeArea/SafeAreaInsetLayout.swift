package import Foundation
package import ScrollworkGeometry

/// A view, and a bar along one of its edges, which it makes room for.
///
/// The bar is offered what the view can spare, the view what the bar leaves.
///
/// - Source: measured by others (OpenSwiftUI).
package struct SafeAreaInsetLayout: Layout {
  /// The edge along which the bar lies.
  package var edge: Edge
  /// The guide, across, on which the bar stands.
  package var guide: AlignmentKey
  /// The distance between the bar and the view; nil leaves it to them.
  package var spacing: CGFloat?
  /// Told how much room the bar and the distance take, before the view is asked for its size.
  package var onLength: @Sendable (CGFloat) -> Void

  package init(
    edge: Edge, guide: AlignmentKey, spacing: CGFloat?,
    onLength: @escaping @Sendable (CGFloat) -> Void = { _ in }
  ) {
    (self.edge, self.guide, self.spacing, self.onLength) = (edge, guide, spacing, onLength)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  /// Whether the bar comes before the view.
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// What both parts are offered, and how much room the bar takes.
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
    if let room = proposal[axis] {
      var least = proposal
      least[axis] = 0
      forBar[axis] = max(0, max(0, room - distance) - view.sizeThatFits(least)[axis])
    }
    let barSize = bar.sizeThatFits(forBar)
    onLength(barSize[axis] + distance)
    var forView = proposal
    if let room = proposal[axis] { forView[axis] = max(0, room - barSize[axis] - distance) }
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
    var (viewPlace, barPlace) = (bounds.origin, bounds.origin)
    viewPlace[axis.other] += (bounds.size[axis.other] - view.size[axis.other]) / 2
    barPlace[axis.other] = viewPlace[axis.other] + view[guide] - bar[guide]
    if isFirst {
      viewPlace[axis] = bounds.max(axis) - view.size[axis]
    } else {
      barPlace[axis] = bounds.max(axis) - bar.size[axis]
    }
    subviews[0].place(at: viewPlace, proposal: plan.view)
    subviews[1].place(at: barPlace, proposal: plan.bar)
  }
}
