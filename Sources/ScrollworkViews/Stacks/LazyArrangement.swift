import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// How a lazy stack or grid arranges its views: what the four kinds of them have in common.
struct LazyArrangement {
  /// What stands in a line.
  enum Division {
    /// One view, which is offered all the room across.
    case whole(Alignment)
    /// One view for each track that the items make; `alignment` is where tracks that overflow stand,
    /// 0 for the start to 1 for the end.
    case tracks([GridItem], alignment: CGFloat)
  }

  /// The view that asked for it.
  let name: String
  /// Along which lines follow each other.
  let axis: Axis
  /// The distance between lines.
  let spacing: CGFloat
  let division: Division
  /// What of a section stays in sight.
  let pinnedViews: PinnedScrollableViews

  /// The distance between lines that do not say otherwise.
  ///
  /// - Source: measured by others: the default distance in stacks is 8.
  private static let defaultSpacing: CGFloat = 8

  init(
    _ name: String, _ axis: Axis, spacing: CGFloat?, _ division: Division,
    pinnedViews: PinnedScrollableViews
  ) {
    (self.name, self.axis, self.division) = (name, axis, division)
    self.spacing = spacing ?? Self.defaultSpacing
    self.pinnedViews = pinnedViews
  }

  /// Whether every view has a line of its own.
  var fillsLines: Bool {
    if case .whole = division { return true }
    return false
  }

  /// What is across, for the room that is given there.
  func tracks(_ cross: CGFloat?) -> GridTracks {
    switch division {
    case .whole(let alignment): GridTracks(single: cross, alignment: alignment)
    case .tracks(let items, let alignment): GridTracks(items, in: cross, alignment: alignment)
    }
  }

  /// How much room across a whole line has; nil is as much as its view takes.
  func lineLength(_ tracks: GridTracks) -> CGFloat? {
    fillsLines ? tracks.tracks[0].length : tracks.totalLength
  }

  /// Where a view begins in its cell; `alignment` is that of its column, nil for a view that takes
  /// all of its line.
  func origin(
    of view: ViewDimensions, in cell: CGRect, alignment: Alignment?, isRightToLeft: Bool
  ) -> CGPoint {
    var origin = cell.origin
    switch division {
    case .tracks(_, let fraction) where alignment == nil:
      let room = cell.size[axis.other] - view.size[axis.other]
      let isMirrored = axis == .vertical && isRightToLeft
      origin[axis.other] += room * (isMirrored ? 1 - fraction : fraction)
      if axis == .horizontal, isRightToLeft { origin.x += cell.width - view.width }
    case .tracks:
      origin = place(view, in: cell, by: alignment ?? .center, isRightToLeft)
    case .whole(let own):
      // Along the axis a stack's views fill their lines.
      var room = cell
      room.size[axis] = view.size[axis]
      origin = place(view, in: room, by: own, isRightToLeft)
      origin[axis] = cell.origin[axis]
    }
    return origin
  }

  private func place(
    _ view: ViewDimensions, in room: CGRect, by alignment: Alignment, _ isRightToLeft: Bool
  ) -> CGPoint {
    let guides = ViewDimensions(size: room.size)
    let shift = guides[alignment.horizontal] - view[alignment.horizontal]
    return CGPoint(
      x: room.minX + (isRightToLeft ? room.width - view.width - shift : shift),
      y: room.minY + guides[alignment.vertical] - view[alignment.vertical])
  }

  /// One view of the several that a header or footer is made of: they follow each other as lines do.
  @MainActor func merged(_ nodes: [Node], isRightToLeft: Bool) -> Node {
    let path = nodes[0].path.appending(.view("section part"))
    return axis == .vertical
      ? LayoutNode(
        VStackLayout(), children: nodes, isRightToLeft: isRightToLeft, path: path, name: "VStack")
      : LayoutNode(
        HStackLayout(), children: nodes, isRightToLeft: isRightToLeft, path: path, name: "HStack")
  }
}

extension ResolveContext {
  /// Views in lines along an axis, made when they come into view.
  func arrangeLazily(_ content: some View, by arrangement: LazyArrangement) -> NodeList {
    let inner = view(arrangement.name, name: arrangement.name)
    return NodeList(
      LazyStackNode(
        arrangement,
        content: resolve(
          content,
          in: inner.environment {
            $0.stackAxis = arrangement.axis
            $0.lazyStack = .insideRow
          }),
        isRightToLeft: isRightToLeft,
        isPlayed: environment.lazyStack == .inScrollView, container: environment.container,
        session: session, path: inner.path))
  }
}
