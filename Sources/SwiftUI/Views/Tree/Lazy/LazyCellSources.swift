/// The sources of a lazy stack's views, single views and `ForEach` loops, without the views.
///
/// Enough to find a view again after a change of the data.
@MainActor final class LazyCellSources {
  /// Consecutive views from one source.
  struct Run {
    enum Content {
      /// A single view.
      case one
      /// The elements of a `ForEach`, by their ids.
      case many(@MainActor (Int) -> AnyHashable, ElementSource)
    }

    let path: ViewPath
    let first: Int
    let count: Int
    let content: Content
  }

  let runs: [Run]

  /// The numbers of the runs, by their path.
  private lazy var positions = Dictionary(
    zip(runs.lazy.map(\.path), 0...), uniquingKeysWith: { first, _ in first })

  init(_ runs: [Run]) { self.runs = runs }

  /// The number of the run with a path.
  func position(of path: ViewPath) -> Int? { positions[path] }

  /// Whether both are known to have the same views in the same order.
  func isSame(as other: LazyCellSources) -> Bool {
    runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy { $0.isSame(as: $1) && $0.path == $1.path }
  }

  /// The run that contains a view.
  private func run(of index: Int) -> Run {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].first <= index { low = middle } else { high = middle - 1 }
    }
    return runs[low]
  }

  /// A function from indices here to indices in other cells, nil for removed views; fast for
  /// neighbors in sequence.
  func finder(in cells: LazyCells) -> (Int) -> Int? {
    var shift = 0
    return { [self] index in
      let run = run(of: index)
      guard let position = cells.origins.position(of: run.path) else { return nil }
      let now = cells.origins.runs[position]
      if run.isSame(as: now) {
        shift = now.first - run.first
        return index + shift
      }
      guard case .many(let ids, _) = run.content, case .many(let newIDs, _) = now.content else {
        return nil
      }
      let id = ids(index - run.first)
      for guess in [index + shift, index + now.first - run.first] {
        let place = guess - now.first
        if place >= 0, place < now.count, newIDs(place) == id { return guess }
      }
      guard let found = cells.index(of: id, inRun: position) else { return nil }
      shift = found - index
      return found
    }
  }
}

extension LazyCellSources.Run {
  /// Whether both are known to have the same elements in the same order.
  fileprivate func isSame(as other: LazyCellSources.Run) -> Bool {
    switch (content, other.content) {
    case (.one, .one): true
    case (.many(_, let a), .many(_, let b)): count == other.count && a.isSame(as: b)
    default: false
    }
  }
}
