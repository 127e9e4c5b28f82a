import ScrollworkGeometry

/// The views of a lazy stack or grid in order, made when asked for.
@MainActor struct LazyCells {
  /// Views that follow each other and come from one place.
  private struct Run {
    var first: Int
    var count: Int
    var segment: NodeList.Segment
  }

  private let runs: [Run]

  /// How many views there are.
  let count: Int

  init(_ content: NodeList) {
    var runs: [Run] = []
    var first = 0
    for segment in content.segments {
      let count =
        switch segment {
        case .node: 1
        case .rows(let rows): rows.count
        }
      if count > 0 { runs.append(Run(first: first, count: count, segment: segment)) }
      first += count
    }
    self.runs = runs
    count = first
  }

  /// The view at `index`, made if it has to be.
  func node(_ index: Int) -> Node {
    let run = run(at: index)
    switch run.segment {
    case .node(let node): return node
    case .rows(let rows): return rows.node(index - run.first)
    }
  }

  /// The id of the view at `index`, without making the view where that can be avoided.
  func identifier(_ index: Int) -> AnyHashable? {
    let run = run(at: index)
    switch run.segment {
    case .node(let node): return node.identifier
    case .rows(let rows): return rows.id(index - run.first)
    }
  }

  /// The view with an id, found without making any.
  func index(of query: IDQuery) -> Int? {
    for run in runs {
      switch run.segment {
      case .node(let node):
        if let id = node.identifier, query.matches(id) { return run.first }
      case .rows(let rows):
        if let index = rows.index(of: query) { return run.first + index }
      }
    }
    return nil
  }

  /// Lets go of the views outside a range; they are made again when asked for.
  func keepOnly(_ range: Range<Int>) {
    for run in runs {
      guard case .rows(let rows) = run.segment else { continue }
      let (start, end) = (run.first, run.first + run.count)
      let kept = range.clamped(to: start..<end)
      rows.keepOnly(kept.lowerBound - start..<kept.upperBound - start)
    }
  }

  private func run(at index: Int) -> Run {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].first <= index { low = middle } else { high = middle - 1 }
    }
    return runs[low]
  }
}
