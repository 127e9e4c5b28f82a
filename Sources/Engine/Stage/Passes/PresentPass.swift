import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The present pass: moves the views of the scrolled tree to their animated frames, and adds
/// departures.
///
/// Layout changes at once; animation draws the remaining displacement. Displacements are in the
/// coordinates of the enclosing scroll view, so they are independent of scrolling.
@MainActor struct PresentPass {
  let looks: AnimatedAttributes
  /// The offset of a scroll view, snapped to pixels.
  let offset: @MainActor (PlacedScrollView) -> CGPoint

  /// The presented tree; the scrolled tree itself without running animations.
  func run(_ root: ScrolledView) -> ScrolledView {
    guard !looks.animations.isEmpty else { return root }
    return present(root, around: .zero, shown: .zero)
  }

  /// A view in its animated frame.
  ///
  /// `origin` is the origin of its parent in the layout, `shown` the animated origin of its parent.
  private func present(_ view: ScrolledView, around origin: CGPoint, shown: CGPoint)
    -> ScrolledView
  {
    guard view.node.isMoving else {
      return view.moved(by: CGPoint(x: origin.x - shown.x, y: origin.y - shown.y))
    }
    let frame = view.frame.offsetBy(origin)
    var shownFrame = frame
    if let displacement = looks.frame(of: view.node) {
      shownFrame.animatableData = frame.animatableData + displacement
      shownFrame.size = CGSize(
        width: max(0, shownFrame.size.width), height: max(0, shownFrame.size.height))
    }
    let isScrollView = view.node.scrolledAxes != nil
    let inner = isScrollView ? view.offset : frame.origin
    let innerShown = isScrollView ? view.offset : shownFrame.origin
    var children = view.children.map { present($0, around: inner, shown: innerShown) }
    for departure in looks.departures(from: view.node) {
      children.insert(
        present(scrolled(departure), around: .zero, shown: innerShown),
        at: min(departure.index, children.count))
    }
    return view.presented(
      in: shownFrame.offsetBy(CGPoint(x: -shown.x, y: -shown.y)), children: children)
  }

  /// The scrolled tree of a departure, in its last frame.
  private func scrolled(_ departure: Departure) -> ScrolledView {
    let placed = departure.node.placed(
      at: departure.frame.origin, proposal: ProposedViewSize(departure.frame.size))
    return ScrollPass(offset: offset)
      .run(SafeAreaPass.run(placed, in: departure.area), visible: departure.frame)
  }
}
