package import Foundation
package import ScrollworkGeometry
import ScrollworkLayout

/// A lazy stack after layout: the node and the metrics of its rows.
@MainActor package struct PlacedLazyStack {
  package let node: LazyStackNode
  let metrics: LazyStackMetrics

  /// The lazy stack of a placed node; nil for other nodes.
  package init?(_ placed: Placed) {
    guard let node = placed.node as? LazyStackNode else { return nil }
    self.init(node, placed)
  }

  /// The lazy stack of a node that is placed; nil if it was not laid out.
  init?(_ node: LazyStackNode, _ placed: Placed) {
    guard case .lazyStack(let metrics) = placed.detail else { return nil }
    (self.node, self.metrics) = (node, metrics)
  }

  package var axis: Axis { node.axis }

  /// The tracks across the axis.
  var tracks: GridTracks { node.tracks(metrics.crossProposal) }

  /// The lengths of all lines.
  var geometry: LazyStackGeometry {
    node.geometry(cross: metrics.crossProposal, container: metrics.containerSize)
  }

  /// Whether part of the stack's length is estimated.
  var isEstimated: Bool { geometry.isEstimated }

  /// The number of rows.
  package var count: Int { node.count }

  package func identifier(_ index: Int) -> AnyHashable? { node.identifier(index) }

  package func index(of query: IDQuery) -> Int? { node.rowIndex(of: query) }

  /// Measures the lines that intersect a range, from the start of the stack; returns whether the
  /// stack's length changes.
  package func measureRows(in range: ClosedRange<CGFloat>) -> Bool {
    node.measureRows(in: range, metrics)
  }

  /// A row with its frame in the stack.
  package struct Row {
    package let index: Int
    package let placed: Placed
    /// Whether the row is pinned to an edge of the visible area.
    package var isPinned = false
  }

  /// The rows whose lines intersect a range of the stack's axis, and the pinned rows of visible
  /// sections, at the edge of `window`.
  package func rows(in range: ClosedRange<CGFloat>, window: ClosedRange<CGFloat>?) -> [Row] {
    let (geometry, tracks) = (geometry, tracks)
    let shownLines = geometry.lines(intersecting: logical(range))
    let shown = geometry.lines.views(in: shownLines)
    var pinned: [Int: Row] = [:]
    if let window {
      for pin in node.pins(in: shownLines, window: logical(window), geometry, tracks) {
        let natural = placed(pin.view, in: geometry, tracks)
        let place = natural.moved(along: axis, to: physical(pin, natural))
        pinned[pin.view] = Row(index: pin.view, placed: place, isPinned: true)
      }
    }
    var rows = shown.map { index in
      pinned.removeValue(forKey: index)
        ?? Row(index: index, placed: placed(index, in: geometry, tracks))
    }
    if !pinned.isEmpty {
      rows = (rows + pinned.values).sorted { $0.index < $1.index }
    }
    node.trim(keeping: shown, and: rows)
    return rows
  }

  /// The rows placed so far, in order: those visible now or before.
  package var knownRows: [Placed] {
    node.knownRows(metrics).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The frame of a row's cell, as long as its line and as wide as its column; does not make the
  /// row.
  ///
  /// For a pinned row it is the frame without pinning.
  package func frame(ofRow index: Int) -> CGRect { cell(index, in: geometry, tracks) }

  /// The rows in the lines that intersect a range of the axis, and in one line more on each side.
  func rowIndices(around range: ClosedRange<CGFloat>) -> Range<Int> {
    let geometry = geometry
    let found = geometry.lines(intersecting: logical(range))
    return geometry.lines.views(
      in: max(0, found.lowerBound - 1)..<min(geometry.count, found.upperBound + 1))
  }

  /// The rows with some indices, made and placed.
  func rows(at indices: Range<Int>) -> [Placed] {
    let (geometry, tracks) = (geometry, tracks)
    return indices.map { placed($0, in: geometry, tracks) }
  }

  /// The first row in the first visible line of a range.
  package func firstRow(in range: ClosedRange<CGFloat>) -> Int? {
    let (geometry, range) = (geometry, logical(range))
    let lines = geometry.lines(intersecting: range)
    // A line that only touches the start of the range is not visible.
    let first = lines.first { geometry.frameEnd(of: $0) > range.lowerBound } ?? lines.first
    return first.map(geometry.lines.firstView)
  }

  /// The made rows that may be pinned, and are painted over all others.
  package var pinnedNodes: Set<ObjectIdentifier> {
    guard !node.arrangement.pinnedViews.isEmpty else { return [] }
    return Set(
      node.made.filter { node.isPinned($0, tracks) }.map { ObjectIdentifier(node.node($0)) })
  }

  /// A range of the axis in the direction of the lines: from the right in a right-to-left
  /// horizontal stack.
  package func logical(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    guard axis == .horizontal, node.isRightToLeft else { return range }
    let total = geometry.totalLength
    return total - range.upperBound...total - range.lowerBound
  }

  private func placed(_ index: Int, in geometry: LazyStackGeometry, _ tracks: GridTracks) -> Placed
  {
    node.row(index, metrics) {
      let row = node.node(index)
      let (line, column) = geometry.lines.place(of: index)
      let proposal = node.proposal(
        column: column, tracks, lineLength: geometry.length(of: line))
      let dimensions = row.dimensions(in: proposal)
      let origin = node.arrangement.origin(
        of: dimensions, in: cell(index, in: geometry, tracks),
        alignment: column.map { tracks.tracks[$0].alignment }, isRightToLeft: node.isRightToLeft)
      var result = row.placed(at: origin, proposal: proposal)
      if node.session.observed.contains(.safeArea) {
        result = SafeAreaPass.run(result, in: metrics.safeArea)
      }
      return LayoutPass.checked(result, session: node.session)
    }
  }

  /// The frame of a cell; right-to-left lines and columns start at the right edge.
  private func cell(_ index: Int, in geometry: LazyStackGeometry, _ tracks: GridTracks) -> CGRect {
    let (line, column) = geometry.lines.place(of: index)
    var rect = CGRect.zero
    rect.origin[axis] = geometry.frameStart(of: line)
    rect.size[axis] = geometry.length(of: line)
    if let column, !node.arrangement.hasOneViewPerLine {
      rect.origin[axis.other] = tracks.tracks[column].start
      rect.size[axis.other] = tracks.tracks[column].length ?? metrics.crossLength
    } else {
      rect.size[axis.other] = metrics.crossLength
    }
    if node.isRightToLeft {
      let width = axis == .horizontal ? geometry.totalLength : metrics.crossLength
      rect.origin.x = width - rect.maxX
    }
    return rect
  }

  /// The start of a pinned row along the axis.
  private func physical(_ pin: LazyStackNode.Pin, _ natural: Placed) -> CGFloat {
    guard axis == .horizontal, node.isRightToLeft else { return pin.start }
    return geometry.totalLength - pin.start - natural.frame.width
  }
}

extension Placed {
  /// The same view at another origin along an axis.
  @MainActor fileprivate func moved(along axis: Axis, to start: CGFloat) -> Placed {
    guard frame.origin[axis] != start else { return self }
    var frame = frame
    frame.origin[axis] = start
    return with(frame: frame, children: children)
  }
}
