package import Foundation

/// The columns of a vertical lazy grid, or the rows of a horizontal one: their positions and
/// lengths.
///
/// There is at least one track, and no length is negative.
package struct GridTracks: Equatable, Sendable {
  /// A track, which has one cell in each line.
  package struct Track: Equatable, Sendable {
    /// The start, from the leading edge or top of the grid, in points.
    package var start: CGFloat
    /// The length in points; nil is the length of the cells.
    package var length: CGFloat?
    /// The alignment of views in their cells.
    package var alignment: Alignment
  }

  /// The tracks in order.
  package private(set) var tracks: [Track] = []

  /// The length of the grid across its lines; tracks that the second pass makes longer extend beyond
  /// it.
  package private(set) var totalLength: CGFloat = 0

  /// The default distance between tracks.
  ///
  /// - Source: measured by others.
  private static let defaultSpacing: CGFloat = 8

  /// A single track, as in a stack; a `length` of nil is the length of the cells.
  package init(single length: CGFloat?, alignment: Alignment) {
    tracks = [Track(start: 0, length: length, alignment: alignment)]
    totalLength = length ?? 0
  }

  /// The tracks of a grid that is proposed `length` points; nil requests the minimum.
  ///
  /// The grid has the length of the tracks computed for `length`, but at least `length`, and its
  /// tracks are then computed again for that. `alignment` positions tracks that do not fill the grid,
  /// from 0 for its start to 1 for its end; tracks that overflow it begin at its start. Views in a
  /// track whose item has no alignment take `cellAlignment`.
  ///
  /// - Source: measured by others (objc.io, "SwiftUI's Grid Views", and the code of Swift Talk 238,
  ///   which is compared with SwiftUI's grid); that `alignment` is that of the columns in a wider grid
  ///   is documented as "the alignment of the grid within its parent view"; the alignment of views
  ///   is measured on Apple's frameworks. No items, no length: chosen.
  package init(
    _ items: [GridItem], in length: CGFloat?, alignment: CGFloat = 0.5,
    cellAlignment: Alignment = .center
  ) {
    // Without items there would be no track for a cell.
    let items = items.isEmpty ? [GridItem()] : items
    let first = Self.tracks(items, in: length, cellAlignment)
    totalLength = max(Self.end(first), length ?? 0)
    let final = Self.tracks(items, in: totalLength, cellAlignment)
    let shift = max(0, totalLength - Self.end(final)) * alignment
    tracks = final.map {
      Track(start: $0.start + shift, length: $0.length, alignment: $0.alignment)
    }
  }

  private static func end(_ tracks: [Track]) -> CGFloat {
    tracks.last.map { $0.start + ($0.length ?? 0) } ?? 0
  }

  private static func tracks(
    _ items: [GridItem], in length: CGFloat?, _ cellAlignment: Alignment
  ) -> [Track] {
    let gaps = items.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
    let fixed = items.reduce(CGFloat(0)) { sum, item in
      if case .fixed(let length) = item.size { sum + max(0, length) } else { sum }
    }
    var remaining = max(0, (length ?? 0) - gaps - fixed)
    var sharing = items.count { if case .fixed = $0.size { false } else { true } }
    var start: CGFloat = 0
    var tracks: [Track] = []
    func add(_ length: CGFloat, of item: GridItem) {
      tracks.append(
        Track(start: start, length: length, alignment: item.alignment ?? cellAlignment))
      start += length + gap(after: item)
    }
    for item in items {
      switch item.size {
      case .fixed(let length): add(max(0, length), of: item)
      case .flexible(let minimum, let maximum):
        let own = clamp(remaining / CGFloat(sharing), minimum, maximum)
        remaining = max(0, remaining - own)
        sharing -= 1
        add(own, of: item)
      case .adaptive(let minimum, let maximum):
        let share = remaining / CGFloat(sharing)
        let gap = gap(after: item)
        let minimum = max(0, minimum)
        let pitch = max(minimum + gap, 1)
        let count = max(1, ((share + gap) / pitch).rounded(.down))
        let own = clamp((share - (count - 1) * gap) / count, minimum, maximum)
        remaining = max(0, remaining - share)
        sharing -= 1
        for _ in 0..<Int(min(count, CGFloat(maximumTrackCount))) { add(own, of: item) }
      }
    }
    return tracks
  }

  /// The maximum number of tracks of one adaptive item.
  ///
  /// - Source: chosen; more than a canvas has pixels.
  private static let maximumTrackCount = 100_000

  private static func gap(after item: GridItem) -> CGFloat {
    guard let spacing = item.spacing, spacing.isFinite else { return defaultSpacing }
    return spacing
  }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(0, max(min(length, maximum), minimum))
  }
}
