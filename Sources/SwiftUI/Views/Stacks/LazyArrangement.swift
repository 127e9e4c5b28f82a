import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// The arrangement of a lazy stack or grid: its axis, spacing, tracks and pinned views.
struct LazyArrangement {
  /// The division of a line into cells.
  enum Division {
    /// One cell, which is proposed the full length across the axis.
    case whole(Alignment)
    /// One cell for each track of the items; `alignment`, across the axis, places tracks that do not
    /// fill the grid, and views in tracks without an alignment of their own.
    case tracks([GridItem], alignment: Alignment)
  }

  /// The name of the view that has the arrangement.
  let name: String
  /// The axis along which lines follow each other.
  let axis: Axis
  /// The distance between lines, in points; nil if lines have the distances that their views prefer.
  let spacing: CGFloat?
  let division: Division
  /// The parts of sections that are pinned.
  let pinnedViews: PinnedScrollableViews
  /// The line of code.
  let location: SourceLocation?

  /// The distance between the lines of a grid without an explicit spacing.
  ///
  /// - Source: measured by others: 8. The lines of a lazy stack have distances of their own, as OpenSwiftUI has
  ///   them.
  private static let gridSpacing: CGFloat = 8

  init(
    _ name: String, _ axis: Axis, spacing: CGFloat?, _ division: Division,
    pinnedViews: PinnedScrollableViews, location: SourceLocation? = nil
  ) {
    self.location = location
    (self.name, self.axis, self.division) = (name, axis, division)
    if case .tracks = division {
      self.spacing = spacing ?? Self.gridSpacing
    } else {
      self.spacing = spacing
    }
    self.pinnedViews = pinnedViews
  }

  /// Whether each view has a line of its own.
  var hasOneViewPerLine: Bool {
    if case .whole = division { return true }
    return false
  }

  /// The parameters as code gives them.
  var parameterValues: [String: String] {
    var values: [String: String] = [:]
    if let spacing { values["spacing"] = ParameterSpelling.number(spacing) }
    let pinned = [
      pinnedViews.contains(.sectionHeaders) ? "sectionHeaders" : nil,
      pinnedViews.contains(.sectionFooters) ? "sectionFooters" : nil,
    ].compactMap(\.self)
    if !pinned.isEmpty { values["pinnedViews"] = pinned.joined(separator: ", ") }
    switch division {
    case .whole(let alignment):
      values.merge(ParameterSpelling.pairs(of: alignment, named: "alignment")) { first, _ in first }
    case .tracks(let items, let alignment):
      values.merge(ParameterSpelling.pairs(of: alignment, named: "alignment")) { first, _ in first }
      values["items"] = "\(items.count)"
      for (index, item) in items.enumerated() {
        values.merge(ParameterSpelling.pairs(of: item, named: "item \(index + 1)")) { first, _ in
          first
        }
      }
    }
    return values
  }

  /// The tracks across the axis for a cross length.
  func tracks(_ cross: CGFloat?) -> GridTracks {
    switch division {
    case .whole(let alignment): GridTracks(single: cross, alignment: alignment)
    case .tracks(let items, let alignment):
      GridTracks(
        items, in: cross, alignment: fraction(of: alignment), cellAlignment: alignment)
    }
  }

  /// The position of an alignment across the axis, from 0 (start) to 1 (end).
  private func fraction(of alignment: Alignment) -> CGFloat {
    ViewDimensions(size: CGSize(width: 1, height: 1))[alignment.key(along: axis.other)]
  }

  /// The length of a whole line across the axis; nil is that of its view.
  func lineLength(_ tracks: GridTracks) -> CGFloat? {
    hasOneViewPerLine ? tracks.tracks[0].length : tracks.totalLength
  }

  /// The origin of a view in its cell; `alignment` is that of its column, nil for a view that spans
  /// its line.
  func origin(
    of view: ViewDimensions, in cell: CGRect, alignment: Alignment?, isRightToLeft: Bool
  ) -> CGPoint {
    var origin = cell.origin
    switch division {
    case .tracks(_, let own) where alignment == nil:
      let fraction = fraction(of: own)
      let slack = cell.size[axis.other] - view.size[axis.other]
      let isMirrored = axis == .vertical && isRightToLeft
      origin[axis.other] += slack * (isMirrored ? 1 - fraction : fraction)
      if axis == .horizontal, isRightToLeft { origin.x += cell.width - view.width }
    case .tracks:
      origin = place(view, in: cell, by: alignment ?? .center, isRightToLeft)
    case .whole(let own):
      // Along the axis, a stack's views fill their lines.
      var line = cell
      line.size[axis] = view.size[axis]
      origin = place(view, in: line, by: own, isRightToLeft)
      origin[axis] = cell.origin[axis]
    }
    return origin
  }

  private func place(
    _ view: ViewDimensions, in area: CGRect, by alignment: Alignment, _ isRightToLeft: Bool
  ) -> CGPoint {
    let guides = ViewDimensions(size: area.size)
    let shift = guides[alignment.horizontal] - view[alignment.horizontal]
    return CGPoint(
      x: area.minX + (isRightToLeft ? area.width - view.width - shift : shift),
      y: area.minY + guides[alignment.vertical] - view[alignment.vertical])
  }

  /// A single node for the views of a header or footer, stacked along the axis.
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
  /// Arranges the views of `content` in lines that are made as they become visible.
  func arrangeLazily(_ content: some View, by arrangement: LazyArrangement) -> NodeList {
    let inner = view(arrangement.name, name: arrangement.name)
    return NodeList(
      LazyStackNode(
        arrangement,
        content: resolve(
          content,
          in: inner.environment {
            $0.stackAxis = arrangement.axis
            $0.lazyStack = .inLazyRow
          }),
        isRightToLeft: isRightToLeft,
        isMeasuredByPlayer: environment.lazyStack == .inScrollView,
        container: environment.container,
        session: session, path: inner.path))
  }
}
