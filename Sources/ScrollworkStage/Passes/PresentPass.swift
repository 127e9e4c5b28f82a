import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// Between the third and the fourth pass: shows views where they are on their way to where the
/// layout has put them.
///
/// The layout jumps when state changes; what is drawn goes there. Views go in the coordinates of the
/// scroll view they stand in, so scrolling goes on beneath.
@MainActor struct PresentPass {
  let looks: AnimatedAttributes
  /// The offset of a scroll view, snapped to pixels.
  let offset: @MainActor (PlacedScrollView) -> CGPoint

  func run(_ root: ScrolledView) -> ScrolledView {
    guard !looks.animations.isEmpty else { return root }
    return present(root, around: .zero, shown: .zero)
  }

  /// A view as it is shown.
  ///
  /// `origin` is where the view around stands by the layout, `shown` where it is shown.
  private func present(_ view: ScrolledView, around origin: CGPoint, shown: CGPoint)
    -> ScrolledView
  {
    guard view.node.isMoving else {
      return view.moved(by: CGPoint(x: origin.x - shown.x, y: origin.y - shown.y))
    }
    let frame = view.frame.offsetBy(origin)
    var place = frame
    if let left = looks.frame(of: view.node) {
      place.animatableData = frame.animatableData + left
      place.size = CGSize(width: max(0, place.size.width), height: max(0, place.size.height))
    }
    let isWindow = view.node is ScrollNode
    let inner = isWindow ? view.offset : frame.origin
    let innerShown = isWindow ? view.offset : place.origin
    var children = view.children.map { present($0, around: inner, shown: innerShown) }
    for departure in looks.departures(from: view.node) {
      children.insert(
        present(scrolled(departure), around: .zero, shown: innerShown),
        at: min(departure.index, children.count))
    }
    return view.presented(
      in: place.offsetBy(CGPoint(x: -shown.x, y: -shown.y)), children: children)
  }

  /// A view that has gone, where it stood.
  private func scrolled(_ departure: Departure) -> ScrolledView {
    let placed = departure.node.placed(
      at: departure.frame.origin, proposal: ProposedViewSize(departure.frame.size))
    return ScrollPass(offset: offset)
      .run(SafeAreaPass.run(placed, in: departure.area), visible: departure.frame)
  }
}
