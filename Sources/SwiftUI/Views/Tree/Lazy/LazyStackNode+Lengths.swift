import Foundation
import ScrollworkGeometry
import ScrollworkLayout

// The measured and estimated lengths of a lazy stack's lines.
extension LazyStackNode {
  /// The measured length of a line: that of its longest view, all of which it makes.
  private func measuredLength(ofLine line: Int, _ tracks: GridTracks) -> CGFloat {
    let lines = lines(tracks)
    return lines.views(in: line..<line + 1).reduce(0) { longest, view in
      let proposal = proposal(column: lines.place(of: view).column, tracks)
      // The layout pass reports a length that is not finite once the view is placed.
      let length = node(view).sizeThatFits(proposal)[axis]
      return max(longest, length.isFinite ? length : 0)
    }
  }

  /// The distance of a line from the one before, if lines have distances of their own.
  private func measuredGap(before line: Int, _ tracks: GridTracks) -> CGFloat? {
    let lines = lines(tracks)
    guard arrangement.spacing == nil, line > 0, line < lines.count else { return nil }
    let view = lines.firstView(of: line)
    return node(view - 1).spacing.distance(to: node(view).spacing, along: axis)
  }

  /// Measures a line and its distance from the one before; the first of its kind, whose distance stands
  /// for others, has a line before if there is one.
  private func measure(
    _ line: Int, in geometry: inout LazyStackGeometry, _ tracks: GridTracks
  ) {
    geometry.measure(line, measuredLength(ofLine: line, tracks))
    let other = max(line, 1)
    if let gap = measuredGap(before: other, tracks) { geometry.measureGap(before: other, gap) }
  }

  /// The lengths of all lines, for a length across the axis.
  ///
  /// Lengths measured with another one, or in a container of another size if they depend on it, are
  /// discarded and estimated again.
  func geometry(cross: CGFloat?, container size: CGSize?) -> LazyStackGeometry {
    guard isMeasuredByPlayer else { return ownGeometry(cross: cross) }
    if let last = lastGeometry, last.cross == cross, last.container == size,
      last.version == session.lazyLengthsVersion
    {
      return last.geometry
    }
    let geometry = storedGeometry(cross: cross, container: size)
    lastGeometry = (cross, size, session.lazyLengthsVersion, geometry)
    return geometry
  }

  private func storedGeometry(cross: CGFloat?, container size: CGSize?) -> LazyStackGeometry {
    let tracks = tracks(cross)
    for key in keys(cross, size) {
      guard let known = session.lazyLengths[key], known.tracks == tracks else { continue }
      if confirmed.contains(key) { return known.geometry }
      let geometry = confirm(known, under: key, tracks)
      if geometry.isKnown || count == 0 { return geometry }
    }
    let lines = lines(tracks)
    var geometry = LazyStackGeometry(lines, spacing: arrangement.spacing)
    for kind in LazyLines.Kind.allCases {
      guard let line = lines.first(kind) else { continue }
      measure(line, in: &geometry, tracks)
    }
    note(geometry, cross: cross, container: size, tracks)
    return geometry
  }

  /// The keys of stored lengths: one for those that depend on the container's size, and one for
  /// those that do not.
  private func keys(_ cross: CGFloat?, _ container: CGSize?) -> [LazyStackKey] {
    let anywhere = LazyStackKey(path: path, cross: cross)
    guard let container else { return [anywhere] }
    return [LazyStackKey(path: path, cross: cross, container: container), anywhere]
  }

  /// Stores lengths of the present lines.
  private func note(
    _ geometry: LazyStackGeometry, cross: CGFloat?, container size: CGSize?, _ tracks: GridTracks
  ) {
    let size = container?.isAsked ?? false ? size : nil
    note(geometry, under: LazyStackKey(path: path, cross: cross, container: size), tracks)
  }

  private func note(_ geometry: LazyStackGeometry, under key: LazyStackKey, _ tracks: GridTracks) {
    confirmed.insert(key)
    session.lazyLengths[key] = LazyLengths(
      geometry: geometry, tracks: tracks, origins: cells.origins)
  }

  /// The lengths measured before a change of state, moved to the present lines: a length follows
  /// the first view of its line.
  ///
  /// If all views are known to be the same, the stored lengths are returned unchanged.
  private func confirm(
    _ known: LazyLengths, under key: LazyStackKey, _ tracks: GridTracks
  ) -> LazyStackGeometry {
    let (old, lines) = (known.geometry, lines(tracks))
    let isSame = known.origins.isSame(as: cells.origins) && old.lines == lines
    if isSame, old.spacing == arrangement.spacing {
      confirmed.insert(key)
      return old
    }
    let geometry: LazyStackGeometry
    if isSame {
      geometry = old.spaced(by: arrangement.spacing)
    } else {
      let find = known.origins.finder(in: cells)
      geometry = old.moved(to: lines, spacing: arrangement.spacing) { line in
        guard let view = find(old.lines.firstView(of: line)) else { return nil }
        let new = lines.line(of: view)
        return lines.kind(of: new) == old.lines.kind(of: line) ? new : nil
      }
    }
    note(geometry, under: key, tracks)
    return geometry
  }

  /// The lengths of a stack without measurements by the player: estimated from its first lines,
  /// always the same ones, so that no still depends on another.
  private func ownGeometry(cross: CGFloat?) -> LazyStackGeometry {
    if let known = ownGeometries[cross] { return known }
    let tracks = tracks(cross)
    let lines = lines(tracks)
    var geometry = LazyStackGeometry(lines, spacing: arrangement.spacing)
    let first = 0..<min(lines.count, Self.maximumMeasuredLineCount)
    let others = LazyLines.Kind.allCases.compactMap(lines.first).filter { !first.contains($0) }
    for line in Array(first) + others { measure(line, in: &geometry, tracks) }
    ownGeometries[cross] = geometry
    return geometry
  }

  /// The number of lines measured in a stack without measurements by the player; later lines count
  /// as long as the first.
  ///
  /// - Source: chosen; more than any shelf inside a row has.
  private static let maximumMeasuredLineCount = 200

  /// Measures the lines that intersect a range, from the start of the stack, and the headers and
  /// footers that may be pinned there; returns whether the stack's length changes.
  func measureRows(in range: ClosedRange<CGFloat>, _ metrics: LazyStackMetrics) -> Bool {
    guard isMeasuredByPlayer else { return false }
    let cross = metrics.crossProposal
    var geometry = geometry(cross: cross, container: metrics.containerSize)
    let tracks = tracks(cross)
    let before = geometry.totalLength
    let shown = geometry.lines(intersecting: range)
    let known = made
    var isNew = false
    for line in Array(shown) + pinnedLines(of: geometry.lines.sections(in: shown)) {
      let length = measuredLength(ofLine: line, tracks)
      let gap = measuredGap(before: line, tracks)
      if geometry.isMeasured(line), geometry.length(of: line) == length,
        geometry.measuredGap(before: line) == gap
      {
        continue
      }
      geometry.measure(line, length)
      if let gap { geometry.measureGap(before: line, gap) }
      isNew = true
      releaseRows(besides: known)
    }
    guard isNew else { return false }
    note(geometry, cross: cross, container: metrics.containerSize, tracks)
    invalidatePlacedRows()
    return geometry.totalLength != before
  }
}
