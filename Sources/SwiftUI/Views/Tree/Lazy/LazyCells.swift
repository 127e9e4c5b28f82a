import ScrollworkGeometry
import ScrollworkLayout

/// The views of a lazy stack or grid in order, made on demand.
@MainActor struct LazyCells {
  /// Consecutive views from one source.
  private struct Run {
    enum Content {
      case node(Node)
      case rows(ForEachRows)
    }

    var first: Int
    var count: Int
    var content: Content
  }

  private var runs: [Run] = []

  /// The number of views.
  private(set) var count = 0

  /// The division of the views into headers, contents and footers of sections.
  private(set) var bands: [LazyLines.Band] = []

  /// The sources of the views.
  let origins: LazyCellSources

  /// The cells of a list; `merge` makes one view of several views in a header or footer.
  init(_ content: NodeList, merge: ([Node]) -> Node) {
    var runs: [Run] = []
    var origins: [LazyCellSources.Run] = []
    var bands: [LazyLines.Band] = []
    var (count, sections) = (0, 0)
    func add(
      _ part: Run.Content, _ length: Int, _ origin: LazyCellSources.Run.Content, at path: ViewPath
    ) {
      guard length > 0 else { return }
      runs.append(Run(first: count, count: length, content: part))
      origins.append(LazyCellSources.Run(path: path, first: count, count: length, content: origin))
      count += length
    }
    /// Adds views in order; a nested section counts as part of the outer one.
    func add(_ segment: NodeList.Segment) {
      switch segment {
      case .node(let node): add(.node(node), 1, .one, at: node.path)
      case .rows(let rows):
        add(.rows(rows), rows.count, .many(rows.ids, rows.source), at: rows.path)
      case .section(let header, let content, let footer):
        for list in [header, content, footer] { list.segments.forEach(add) }
      }
    }
    func band(_ kind: LazyLines.Kind, _ section: Int?, _ body: () -> Void) {
      let start = count
      body()
      guard count > start else { return }
      if let last = bands.last, last.kind == .views, kind == .views, last.section == section {
        bands[bands.count - 1].count += count - start
      } else {
        bands.append(LazyLines.Band(kind, count: count - start, section: section))
      }
    }
    func single(_ list: NodeList) -> NodeList {
      let nodes = list.nodes
      return nodes.count > 1 ? NodeList(merge(nodes)) : list
    }
    for segment in content.segments {
      switch segment {
      case .node, .rows:
        band(.views, nil) { add(segment) }
      case .section(let header, let content, let footer):
        band(.header, sections) { single(header).segments.forEach(add) }
        band(.views, sections) { content.segments.forEach(add) }
        band(.footer, sections) { single(footer).segments.forEach(add) }
        sections += 1
      }
    }
    (self.runs, self.bands, self.count) = (runs, bands, count)
    self.origins = LazyCellSources(origins)
  }

  /// The view at `index`, made on demand.
  func node(_ index: Int) -> Node {
    let run = run(at: index)
    switch run.content {
    case .node(let node): return node
    case .rows(let rows): return rows.node(index - run.first)
    }
  }

  /// The id of the view at `index`; avoids making the view where possible.
  func identifier(_ index: Int) -> AnyHashable? {
    let run = run(at: index)
    switch run.content {
    case .node(let node): return node.identifier
    case .rows(let rows): return rows.id(index - run.first)
    }
  }

  /// The index of the view with an id; makes no view.
  func index(of query: IDQuery) -> Int? {
    for run in runs {
      switch run.content {
      case .node(let node):
        if let id = node.identifier, query.matches(id) { return run.first }
      case .rows(let rows):
        if let index = rows.index(of: query) { return run.first + index }
      }
    }
    return nil
  }

  /// The index of the element with an id, in the run with a given number.
  func index(of id: AnyHashable, inRun position: Int) -> Int? {
    let run = runs[position]
    guard case .rows(let rows) = run.content else { return nil }
    return rows.index(of: .value(id)).map { run.first + $0 }
  }

  /// Releases the views outside of `kept`; they are made again on demand.
  func keepOnly(_ kept: Range<Int>) {
    for run in runs {
      guard case .rows(let rows) = run.content else { continue }
      let (start, end) = (run.first, run.first + run.count)
      let kept = kept.clamped(to: start..<end)
      rows.keepOnly(kept.lowerBound - start..<kept.upperBound - start)
    }
  }

  /// Releases a view; it is made again on demand.
  func release(_ index: Int) {
    let run = run(at: index)
    if case .rows(let rows) = run.content { rows.release(index - run.first) }
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
