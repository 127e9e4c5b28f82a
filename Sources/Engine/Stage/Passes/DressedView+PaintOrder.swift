import ScrollworkViews

extension DressedView {
  /// The children, back to front.
  @MainActor var childrenInPaintOrder: [DressedView] {
    switch node.childOrder(view.source) {
    case .given: children
    case .depth(let firstIsFront): children.byDepth(firstIsFront: firstIsFront)
    case .pinned(let pinned): children.byDepth(under: pinned)
    }
  }
}

extension [DressedView] {
  /// Views by their painting order, and of one order as they are, or with the first one last.
  @MainActor fileprivate func byDepth(firstIsFront: Bool) -> [DressedView] {
    var order = self
    if firstIsFront, let first = order.first {
      order = order.dropFirst() + [first]
    }
    guard order.contains(where: { $0.node.zIndex != 0 }) else { return order }
    return order.enumerated().sorted {
      ($0.element.node.zIndex, $0.offset) < ($1.element.node.zIndex, $1.offset)
    }.map(\.element)
  }

  /// Views by their painting order, and of one order as they are, with those of pinned nodes over all
  /// others.
  @MainActor fileprivate func byDepth(under pinned: Set<ObjectIdentifier>) -> [DressedView] {
    guard !pinned.isEmpty || contains(where: { $0.node.zIndex != 0 }) else { return self }
    return enumerated().sorted {
      let (a, b) = ($0.element.node, $1.element.node)
      let (isOver, isUnder) = (
        pinned.contains(ObjectIdentifier(a)), pinned.contains(ObjectIdentifier(b))
      )
      if isOver != isUnder { return isUnder }
      return (a.zIndex, $0.offset) < (b.zIndex, $1.offset)
    }.map(\.element)
  }
}
