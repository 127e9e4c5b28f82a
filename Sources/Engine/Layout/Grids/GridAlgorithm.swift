import Foundation
import ScrollworkGeometry

/// The layout algorithm of a grid: it distributes the width among the columns, then the height
/// among the rows.
///
/// Columns share the width like the views of a stack, the least flexible first, each as wide as its
/// widest cell. A cell that spans several columns and is wider than they are widens them equally.
/// Rows share the height in the same manner, with the widths known.
///
/// - Source: documented are widest cells, spanning rows and what modifiers do; that room is shared
///   as in stacks, and how wide cells widen their columns, is chosen.
struct GridAlgorithm {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let subviews: LayoutSubviews
  private let views: [LayoutSubview]
  private let structure: GridStructure

  init(
    _ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    (self.subviews, views) = (subviews, Array(subviews))
    structure = GridStructure(subviews)
  }

  /// The columns or the rows of a grid.
  private struct Tracks {
    let axis: Axis
    let gaps: [CGFloat]
    /// The length of each track.
    var lengths: [CGFloat]
    /// The length of each track before its alignment guide.
    var leads: [CGFloat]

    func start(_ track: Int) -> CGFloat {
      lengths[..<track].reduce(0, +) + gaps[..<min(track, gaps.count)].reduce(0, +)
    }

    func length(_ tracks: Range<Int>) -> CGFloat {
      guard let last = tracks.last else { return 0 }
      return lengths[tracks].reduce(0, +) + gaps[tracks.lowerBound..<last].reduce(0, +)
    }

    var total: CGFloat { length(0..<lengths.count) }
  }

  /// The size of the grid, and each view's proposal and position.
  func plan(_ proposal: ProposedViewSize) -> StackPlan {
    let rowGaps = structure.gaps(.vertical, verticalSpacing, subviews)
    // The height of equal rows: a cell's width may depend on its height.
    let share = proposal.height.map {
      max(0, ($0 - rowGaps.reduce(0, +)) / CGFloat(max(1, structure.rowCount)))
    }
    let columns = tracks(
      .horizontal, in: proposal.width,
      gaps: structure.gaps(.horizontal, horizontalSpacing, subviews)
    ) { _, offer in ProposedViewSize(width: offer, height: share) }
    let rows = tracks(.vertical, in: proposal.height, gaps: rowGaps) { cell, offer in
      ProposedViewSize(width: columns.length(cell.columns), height: offer)
    }
    var origins = Array(repeating: CGPoint.zero, count: views.count)
    var offers = Array(repeating: ProposedViewSize.unspecified, count: views.count)
    for cell in structure.cells {
      let offer = ProposedViewSize(
        width: columns.length(cell.columns), height: rows.lengths[cell.row])
      let view = views[cell.view].dimensions(in: offer)
      offers[cell.view] = offer
      origins[cell.view] = CGPoint(
        x: start(of: cell, view, in: columns), y: start(of: cell, view, in: rows))
    }
    return StackPlan(
      size: CGSize(width: columns.total, height: rows.total), origins: origins, proposals: offers)
  }

  /// The guide that a cell is aligned on, along an axis.
  ///
  /// A cell that spans several columns is aligned by the grid, not by one of them.
  ///
  /// - Source: measured on Apple's frameworks.
  private func guide(_ cell: GridStructure.Cell, _ axis: Axis) -> AlignmentKey {
    switch axis {
    case .horizontal:
      (columnAlignment(of: cell) ?? alignment.horizontal).key
    case .vertical: (structure.rowAlignments[cell.row] ?? alignment.vertical).key
    }
  }

  private func columnAlignment(of cell: GridStructure.Cell) -> HorizontalAlignment? {
    cell.columns.count == 1 ? structure.columnAlignments[cell.columns.lowerBound] : nil
  }

  /// The start of a cell's view along an axis.
  private func start(of cell: GridStructure.Cell, _ view: ViewDimensions, in tracks: Tracks)
    -> CGFloat
  {
    let axis = tracks.axis
    let range = structure.tracks(of: cell, axis)
    let start = tracks.start(range.lowerBound)
    let available = tracks.length(range)
    if let anchor = cell.anchor {
      let place = axis == .horizontal ? anchor.x : anchor.y
      return start + place * (available - view.size[axis])
    }
    let guide = guide(cell, axis)
    if range.count == 1, !cell.unsized.contains(Axis.Set(axis)) {
      return start + tracks.leads[range.lowerBound] - view[guide]
    }
    var size = CGSize.zero
    size[axis] = available
    return start + ViewDimensions(size: size)[guide] - view[guide]
  }

  /// Distributes a length along an axis; `offer` is a cell's proposal for a track length.
  private func tracks(
    _ axis: Axis, in length: CGFloat?, gaps: [CGFloat],
    offer: (GridStructure.Cell, CGFloat?) -> ProposedViewSize
  ) -> Tracks {
    let count = structure.count(axis)
    let sized = structure.cells.filter { !$0.unsized.contains(Axis.Set(axis)) }
    let own = (0..<count).map { track in
      sized.filter { structure.tracks(of: $0, axis) == track..<track + 1 }
    }
    /// The lengths before and in total that the cells of a track take.
    func extent(_ track: Int, _ available: CGFloat?) -> (lead: CGFloat, length: CGFloat) {
      guard !own[track].isEmpty else { return (0, 0) }
      var (lead, trail): (CGFloat, CGFloat) = (-.infinity, -.infinity)
      for cell in own[track] {
        let view = views[cell.view].dimensions(in: offer(cell, available))
        let value = view[guide(cell, axis)]
        lead = max(lead, value)
        trail = max(trail, view.size[axis].isFinite ? view.size[axis] - value : .infinity)
      }
      return (lead, lead + trail)
    }
    var result = Tracks(
      axis: axis, gaps: gaps, lengths: Array(repeating: 0, count: count),
      leads: Array(repeating: 0, count: count))
    func assign(_ available: CGFloat?, to track: Int) {
      (result.leads[track], result.lengths[track]) = extent(track, available)
    }
    if let length, length.isFinite {
      var remaining = length - gaps.reduce(0, +)
      let order = leastFlexibleFirst(0..<count) { extent($0, $1).length }
      for (done, track) in order.enumerated() {
        assign(max(0, remaining / CGFloat(order.count - done)), to: track)
        remaining -= result.lengths[track]
      }
    } else {
      for track in 0..<count { assign(length, to: track) }
    }
    for cell in sized.sorted(by: isNarrower) where structure.tracks(of: cell, axis).count > 1 {
      widen(&result, for: cell, in: length, offer)
    }
    return result
  }

  private func isNarrower(_ a: GridStructure.Cell, _ b: GridStructure.Cell) -> Bool {
    (a.columns.count, a.view) < (b.columns.count, b.view)
  }

  /// Lengthens the tracks that a cell spans equally, if they are too short for it.
  private func widen(
    _ tracks: inout Tracks, for cell: GridStructure.Cell, in length: CGFloat?,
    _ offer: (GridStructure.Cell, CGFloat?) -> ProposedViewSize
  ) {
    let range = structure.tracks(of: cell, tracks.axis)
    let present = tracks.length(range)
    let available = length.map { $0.isFinite ? present + max(0, $0 - tracks.total) : $0 }
    let needed = views[cell.view].sizeThatFits(offer(cell, available))[tracks.axis]
    guard needed > present else { return }
    let increase = (needed - present) / CGFloat(range.count)
    for track in range {
      tracks.lengths[track] += increase
      // Cells stay on their guide, which moves by its position in the additional length.
      let first = structure.cells.first {
        structure.tracks(of: $0, tracks.axis) == track..<track + 1
      }
      guard let first else { continue }
      var size = CGSize.zero
      size[tracks.axis] = increase
      tracks.leads[track] += ViewDimensions(size: size)[guide(first, tracks.axis)]
    }
  }

  /// The tracks ordered by the range of their lengths, as a stack orders its views.
  private func leastFlexibleFirst(
    _ tracks: Range<Int>, _ length: (_ track: Int, _ available: CGFloat) -> CGFloat
  ) -> [Int] {
    guard tracks.count > 1 else { return Array(tracks) }
    let measured = tracks.map { track in
      let least = length(track, 0)
      return (track: track, least: least, range: length(track, .infinity) - least)
    }
    return measured.sorted { a, b in
      if a.range != b.range { return a.range < b.range }
      if a.range == .infinity, a.least != b.least { return a.least > b.least }
      return a.track < b.track
    }.map(\.track)
  }
}
