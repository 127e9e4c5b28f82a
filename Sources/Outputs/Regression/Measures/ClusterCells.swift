/// Square cells that join the pixels within and those of the cells around.
struct ClusterCells {
  private let area: PixelBox
  private let side: Int
  private let columns: Int
  private let rows: Int
  /// The pixels of each cell, row after row.
  private var cells: [DifferenceCluster?]

  /// Empty cells over a rectangle.
  init(_ area: PixelBox, side: Int) {
    (self.area, self.side) = (area, side)
    columns = (area.width - 1) / side + 1
    rows = (area.height - 1) / side + 1
    cells = [DifferenceCluster?](repeating: nil, count: columns * rows)
  }

  /// Adds a pixel.
  mutating func add(_ x: Int, _ y: Int) {
    let index = (y - area.y) / side * columns + (x - area.x) / side
    let pixel = DifferenceCluster(
      bounds: PixelBox(x: x, y: y, width: 1, height: 1), count: 1)
    cells[index] = cells[index].map { $0.joined(with: pixel) } ?? pixel
  }

  /// The joined pixels of cells that touch, by a side or a corner; empties the cells.
  mutating func clusters() -> [DifferenceCluster] {
    cells.indices.compactMap { takeCluster(from: $0) }
  }

  private mutating func takeCluster(from start: Int) -> DifferenceCluster? {
    guard var cluster = take(start) else { return nil }
    var reached = [start]
    while let index = reached.popLast() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      for y in max(row - 1, 0)...min(row + 1, rows - 1) {
        for x in max(column - 1, 0)...min(column + 1, columns - 1) {
          guard let other = take(y * columns + x) else { continue }
          cluster = cluster.joined(with: other)
          reached.append(y * columns + x)
        }
      }
    }
    return cluster
  }

  private mutating func take(_ index: Int) -> DifferenceCluster? {
    defer { cells[index] = nil }
    return cells[index]
  }
}

extension DifferenceCluster {
  /// The pixels of both.
  fileprivate func joined(with other: DifferenceCluster) -> DifferenceCluster {
    DifferenceCluster(bounds: bounds.union(other.bounds), count: count + other.count)
  }
}
