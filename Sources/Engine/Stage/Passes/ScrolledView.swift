import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// A placed node at one time, with its frame after scrolling.
final class ScrolledView {
  /// The placed node of the layout.
  let source: Placed
  /// In the coordinates of the parent.
  let frame: CGRect
  /// The children in or near the visible area; empty for a fixed view.
  let children: [ScrolledView]
  /// Whether nothing in the view responds to scrolling: all descendants have the frames of the
  /// layout.
  let isFixed: Bool
  /// The content offset of a scroll view.
  let offset: CGPoint

  var node: Node { source.node }
  /// The size proposed by the layout.
  var proposal: ProposedViewSize { source.proposal }
  var detail: LayoutDetail { source.detail }

  private init(
    _ source: Placed, frame: CGRect, children: [ScrolledView], isFixed: Bool, offset: CGPoint
  ) {
    (self.source, self.frame, self.children) = (source, frame, children)
    (self.isFixed, self.offset) = (isFixed, offset)
  }

  /// A view whose children may move.
  convenience init(_ source: Placed, children: [ScrolledView], offset: CGPoint = .zero) {
    self.init(
      source, frame: source.frame, children: children, isFixed: false, offset: offset)
  }

  /// A fixed view.
  convenience init(fixed source: Placed) {
    self.init(source, frame: source.frame, children: [], isFixed: true, offset: .zero)
  }

  /// A view without children.
  @MainActor convenience init(alone node: Node, frame: CGRect) {
    self.init(Placed(node: node, frame: frame, children: []), children: [])
  }

  /// The view with all its descendants, those of a fixed view included.
  var opened: ScrolledView {
    guard isFixed else { return self }
    return ScrolledView(
      source, frame: frame, children: source.children.map { ScrolledView(fixed: $0).opened },
      isFixed: false, offset: .zero)
  }

  /// Whether no view that scrolling changes was left as the layout has it.
  @MainActor var isWhole: Bool { isFixed ? !node.isMoving : children.allSatisfy(\.isWhole) }

  /// The same view at another origin.
  func moved(by shift: CGPoint) -> ScrolledView {
    if shift == .zero { return self }
    return ScrolledView(
      source, frame: frame.offsetBy(shift), children: children, isFixed: isFixed, offset: offset)
  }

  /// The same view in another frame and with other children.
  func presented(in frame: CGRect, children: [ScrolledView]) -> ScrolledView {
    ScrolledView(source, frame: frame, children: children, isFixed: false, offset: offset)
  }

  /// The layout of the view, with the contents that the scroll pass made from geometry and
  /// preferences.
  ///
  /// - Precondition: The view has all its children, far ones included.
  @MainActor var settled: Placed {
    if isFixed || source.node.rowAxis != nil { return source }
    return source.with(
      children: children.map { child in
        child.settled
      })
  }
}

extension PaintKey {
  /// The key of the painted content of a fixed view whose frame has `origin` in its layer.
  init(_ view: ScrolledView, at origin: CGPoint) {
    self.init(size: view.frame.size, proposal: view.proposal, origin: origin)
  }
}
