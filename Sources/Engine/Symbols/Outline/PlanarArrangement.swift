import Foundation
import ScrollworkGeometry

/// The pieces into which the outlines of several shapes cut each other.
///
/// Any region that is said by the shapes that cover a point can be read from it as polygons.
struct PlanarArrangement {
  /// A shape: polygons, and how often they must surround a point to cover it.
  struct Shape {
    var polygons: [[CGPoint]]
    var isEvenOdd: Bool
  }

  /// A straight piece of outlines that nothing crosses, from the smaller to the larger end.
  private struct Piece {
    var start: Corner
    var end: Corner
    /// The change of each shape's winding number from the right side of the piece to the left.
    var windings: [(shape: Int, change: Int)]
  }

  /// A point on the grid on which the outlines are cut.
  private struct Corner: Hashable, Comparable {
    var x: Int
    var y: Int

    init(_ point: CGPoint) {
      (x, y) = (Int((point.x * 4096).rounded()), Int((point.y * 4096).rounded()))
    }

    var point: CGPoint { CGPoint(x: CGFloat(x) / 4096, y: CGFloat(y) / 4096) }

    static func < (first: Corner, second: Corner) -> Bool {
      (first.x, first.y) < (second.x, second.y)
    }
  }

  private let shapes: [Shape]
  private let pieces: [Piece]
  /// The pieces that reach into each unit from the left to the right, and from the top down.
  private var columns: [Int: [Int]] = [:]
  private var rows: [Int: [Int]] = [:]

  init(_ shapes: [Shape]) {
    self.shapes = shapes
    pieces = Self.cut(shapes)
    for (index, piece) in pieces.enumerated() {
      for column in (piece.start.x >> 12)...(piece.end.x >> 12) {
        columns[column, default: []].append(index)
      }
      let (low, high) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
      for row in (low >> 12)...(high >> 12) { rows[row, default: []].append(index) }
    }
  }

  /// The outlines of regions, each a bit of what `regions` answers for the shapes that cover a
  /// point.
  func outlines(_ count: Int, of regions: ([Bool]) -> UInt) -> [Path] {
    var edges = [[Corner: [Corner]]](repeating: [:], count: count)
    for (index, piece) in pieces.enumerated() {
      var windings = self.windings(beside: index)
      let right = regions(covering(windings))
      for (shape, change) in piece.windings { windings[shape] += change }
      let left = regions(covering(windings))
      for region in 0..<count where (left ^ right) & (1 << UInt(region)) != 0 {
        let isLeft = left & (1 << UInt(region)) != 0
        edges[region][isLeft ? piece.start : piece.end, default: []]
          .append(isLeft ? piece.end : piece.start)
      }
    }
    return edges.map(Self.chained)
  }

  private func covering(_ windings: [Int]) -> [Bool] {
    zip(shapes, windings).map { $0.isEvenOdd ? $1 & 1 != 0 : $1 != 0 }
  }

  // MARK: Cutting

  private static func cut(_ shapes: [Shape]) -> [Piece] {
    var pieces: [Piece] = []
    for (index, shape) in shapes.enumerated() {
      for polygon in shape.polygons where polygon.count > 2 {
        let corners = polygon.map(Corner.init)
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1))
        where start != end {
          pieces.append(
            Piece(
              start: min(start, end), end: max(start, end),
              windings: [(index, start < end ? 1 : -1)]))
        }
      }
    }
    // Cuts lie on the grid, so that pieces bend a little and may cross others anew.
    for _ in 0..<4 {
      let cuts = Self.cuts(of: pieces)
      pieces = merged(pieces, cuts)
      if !cuts.contains(where: { !$0.isEmpty }) { break }
    }
    return pieces
  }

  /// The points at which each piece is crossed.
  private static func cuts(of pieces: [Piece]) -> [[Corner]] {
    let order = pieces.indices.sorted { pieces[$0].start.x < pieces[$1].start.x }
    var cuts = [[Corner]](repeating: [], count: pieces.count)
    for (place, first) in order.enumerated() {
      let piece = pieces[first]
      let (top, bottom) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
      for second in order[(place + 1)...] {
        let other = pieces[second]
        if other.start.x > piece.end.x { break }
        if max(other.start.y, other.end.y) < top || min(other.start.y, other.end.y) > bottom {
          continue
        }
        for corner in meetings(piece.start, piece.end, other.start, other.end) {
          if corner != piece.start, corner != piece.end { cuts[first].append(corner) }
          if corner != other.start, corner != other.end { cuts[second].append(corner) }
        }
      }
    }
    return cuts
  }

  /// The points at which two lines cut each other.
  private static func meetings(_ a: Corner, _ b: Corner, _ c: Corner, _ d: Corner) -> [Corner] {
    var found: [Corner] = []
    for corner in [c, d] where corner != a && corner != b && isOn(corner, a, b) {
      found.append(corner)
    }
    for corner in [a, b] where corner != c && corner != d && isOn(corner, c, d) {
      found.append(corner)
    }
    if !found.isEmpty { return found }
    let (p, q, r, s) = (a.point, b.point, c.point, d.point)
    let bottom = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x)
    guard abs(bottom) > 1e-12 else { return [] }
    let first = ((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x)) / bottom
    let second = ((r.x - p.x) * (q.y - p.y) - (r.y - p.y) * (q.x - p.x)) / bottom
    guard first > 0, first < 1, second > 0, second < 1 else { return [] }
    return [Corner(CGPoint(x: p.x + (q.x - p.x) * first, y: p.y + (q.y - p.y) * first))]
  }

  /// Whether a corner lies on a line between its ends, within the grid.
  private static func isOn(_ corner: Corner, _ start: Corner, _ end: Corner) -> Bool {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let (px, py) = (Double(corner.x - start.x), Double(corner.y - start.y))
    let length = dx * dx + dy * dy
    let along = px * dx + py * dy
    guard along > 0, along < length else { return false }
    let across = px * dy - py * dx
    return across * across <= length
  }

  /// The pieces between cuts; those with the same ends become one.
  private static func merged(_ pieces: [Piece], _ cuts: [[Corner]]) -> [Piece] {
    struct Ends: Hashable {
      var start: Corner
      var end: Corner
    }
    var found: [Ends: Int] = [:]
    var merged: [Piece] = []
    func add(_ start: Corner, _ end: Corner, _ windings: [(shape: Int, change: Int)]) {
      guard let index = found[Ends(start: start, end: end)] else {
        found[Ends(start: start, end: end)] = merged.count
        merged.append(Piece(start: start, end: end, windings: windings))
        return
      }
      for (shape, change) in windings {
        if let own = merged[index].windings.firstIndex(where: { $0.shape == shape }) {
          merged[index].windings[own].change += change
        } else {
          merged[index].windings.append((shape, change))
        }
      }
    }
    for (piece, cuts) in zip(pieces, cuts) {
      guard !cuts.isEmpty else {
        add(piece.start, piece.end, piece.windings)
        continue
      }
      // From the start to the end, which may lie beside the straight line by a unit.
      let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
      let path =
        [piece.start]
        + cuts.sorted { ($0.x - $1.x) * dx + ($0.y - $1.y) * dy < 0 } + [piece.end]
      for (start, end) in zip(path, path.dropFirst()) where start != end {
        if start < end {
          add(start, end, piece.windings)
        } else {
          add(end, start, piece.windings.map { ($0.shape, -$0.change) })
        }
      }
    }
    return merged.filter { $0.windings.contains { $0.change != 0 } }
  }

  // MARK: Winding numbers

  /// The winding numbers on the right of a piece: below it, as y grows downward and x grows along.
  private func windings(beside index: Int) -> [Int] {
    let piece = pieces[index]
    var windings = [Int](repeating: 0, count: shapes.count)
    let isSteep = piece.start.x == piece.end.x
    let (x, y) = (
      Double(piece.start.x + piece.end.x) / 2, Double(piece.start.y + piece.end.y) / 2
    )
    let others = isSteep ? rows[Int(y.rounded(.down)) >> 12] : columns[Int(x.rounded(.down)) >> 12]
    for other in others ?? [] where other != index {
      let next = pieces[other]
      let (a, b) = (next.start, next.end)
      if isSteep {
        // A ray to the left; the pieces are counted by their y.
        let (low, high) = a.y < b.y ? (a, b) : (b, a)
        guard Double(low.y) <= y, y < Double(high.y) else { continue }
        let part = (y - Double(low.y)) / Double(high.y - low.y)
        guard Double(low.x) + part * Double(high.x - low.x) < x else { continue }
        // From the outside rightward over a piece that runs down: from its right to its left.
        let sign = a.y < b.y ? 1 : -1
        for (shape, change) in next.windings { windings[shape] += sign * change }
      } else {
        // A ray downward; the pieces are counted by their x.
        guard Double(a.x) <= x, x < Double(b.x) else { continue }
        let part = (x - Double(a.x)) / Double(b.x - a.x)
        guard Double(a.y) + part * Double(b.y - a.y) > y else { continue }
        for (shape, change) in next.windings { windings[shape] += change }
      }
    }
    return windings
  }

  // MARK: Chaining

  private static func chained(_ edges: [Corner: [Corner]]) -> Path {
    var edges = edges
    var path = Path()
    for start in edges.keys.sorted() {
      while let next = edges[start]?.popLast() {
        var corners = [start]
        var here = next
        while here != start {
          corners.append(here)
          guard let next = edges[here]?.popLast() else { break }
          here = next
        }
        add(corners, to: &path)
      }
    }
    return path
  }

  private static func add(_ corners: [Corner], to path: inout Path) {
    var points: [Corner] = []
    for corner in corners {
      if points.count > 1, isOn(points[points.count - 1], points[points.count - 2], corner) {
        points.removeLast()
      }
      points.append(corner)
    }
    guard points.count > 2 else { return }
    path.addLines(points.map(\.point))
    path.closeSubpath()
  }
}
