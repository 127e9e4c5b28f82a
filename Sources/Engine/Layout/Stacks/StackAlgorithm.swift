import Foundation
import ScrollworkGeometry

/// The layout algorithm of horizontal and vertical stacks.
///
/// - Source: measured by others (OpenSwiftUI, checked against SwiftUI 6.5).
struct StackAlgorithm {
  /// The axis of the stack.
  var axis: Axis
  /// The distance between adjacent views; nil uses their preferred spacing.
  var spacing: CGFloat?
  /// The guide of the views' alignment, across the axis.
  var guide: AlignmentKey

  /// The size of the stack, and each view's proposal and position.
  func plan(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> StackPlan {
    let gaps = self.gaps(subviews)
    let offers = self.offers(proposal, subviews, spacing: gaps.reduce(0, +))
    let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }

    var origins: [CGPoint] = []
    var position: CGFloat = 0
    var (low, high): (CGFloat, CGFloat) = (.infinity, -.infinity)
    for (index, view) in dimensions.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let across = -view[guide]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = across
      origins.append(origin)
      position += view.size[axis]
      low = min(low, across)
      // A guide in an infinite view is infinitely far from both its edges.
      let length = view.size[axis.other]
      high = max(high, length.isFinite ? across + length : .infinity)
    }
    if origins.isEmpty { (low, high) = (0, 0) }
    for index in origins.indices { origins[index][axis.other] -= low }
    var size = CGSize.zero
    // The length is zero at least, even if views overlap by more than their lengths.
    size[axis] = max(position, 0)
    size[axis.other] = high - low
    return StackPlan(size: size, origins: origins, proposals: offers)
  }

  /// The distances between adjacent views; one fewer than views.
  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { view, next in
      spacing ?? view.spacing.distance(to: next.spacing, along: axis)
    }
  }

  /// The proposal of each view, in the order of the views.
  private func offers(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, spacing: CGFloat
  ) -> [ProposedViewSize] {
    var offers = Array(repeating: proposal, count: subviews.count)
    guard let length = proposal[axis], length.isFinite else { return offers }
    let views = Array(subviews)
    let lengthOf = { (index: Int, offer: CGFloat) in
      var offered = proposal
      offered[axis] = offer
      return views[index].sizeThatFits(offered)[axis]
    }
    var remaining = length - spacing
    let groups = Dictionary(grouping: views.indices) { views[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    // Reserves the minimum lengths of lower-priority views, and releases them when their group is
    // due.
    let reserves = groups.dropFirst().map { $0.reduce(0) { $0 + lengthOf($1, 0) } }
    remaining -= reserves.reduce(0, +)
    for (number, group) in groups.enumerated() {
      if number > 0 { remaining += reserves[number - 1] }
      let order = group.count > 1 ? leastFlexibleFirst(group, lengthOf) : group
      for (done, index) in order.enumerated() {
        let offer = max(remaining / CGFloat(order.count - done), 0)
        offers[index][axis] = offer
        remaining -= lengthOf(index, offer)
      }
    }
    return offers
  }

  /// A group's views ordered by the range of their lengths; unbounded ones by decreasing minimum,
  /// others in their own order.
  private func leastFlexibleFirst(
    _ group: [Int], _ lengthOf: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> [Int] {
    let measured = group.map { index in
      let least = lengthOf(index, 0)
      let most = lengthOf(index, .infinity)
      return (index: index, least: least, range: most - least)
    }
    return measured.sorted { a, b in
      if a.range != b.range { return a.range < b.range }
      if a.range == .infinity, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }.map(\.index)
  }
}

/// The positions of a stack's views, from its top leading corner.
struct StackPlan {
  var size: CGSize
  var origins: [CGPoint]
  var proposals: [ProposedViewSize]

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (subview, (origin, proposal)) in zip(subviews, zip(origins, proposals)) {
      subview.place(
        leading: origin, in: bounds, isRightToLeft: subviews.isRightToLeft, proposal: proposal)
    }
  }
}

/// The cached plans of a stack, by proposed size.
public struct StackLayoutCache {
  private var plans = RequestCache<ProposedViewSize, StackPlan>()

  init() {}

  mutating func plan(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ algorithm: StackAlgorithm
  ) -> StackPlan {
    if let plan = plans[proposal] { return plan }
    let plan = algorithm.plan(proposal, subviews)
    plans.insert(plan, for: proposal)
    return plan
  }
}

extension LayoutSubviews {
  /// The preferred spacing of a stack along `axis`: that of the first and last view at its ends,
  /// the union of all views' across.
  func stackSpacing(along axis: Axis) -> ViewSpacing {
    guard let first, let last else { return .zero }
    let widest = dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    let (start, end): (Edge, Edge) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return widest.replacing(Edge.Set(start), from: first.spacing)
      .replacing(Edge.Set(end), from: last.spacing)
  }
}
