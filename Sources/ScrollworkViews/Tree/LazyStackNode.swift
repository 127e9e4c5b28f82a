import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A stack whose rows are made when they come into view.
///
/// It knows the length of the rows measured so far; a row not yet measured is taken to be as long
/// as the first one. What was measured is kept by the player for each moment of the scene, so a
/// still never depends on which stills were asked for before.
final class LazyStackNode: Node {
  let axis: Axis
  private let spacingLength: CGFloat
  private let horizontal: HorizontalAlignment
  private let vertical: VerticalAlignment
  private let isRightToLeft: Bool
  private let session: ResolveSession
  /// Whether the player measures the rows that come into sight: not those of stacks that stand in a
  /// lazy row, or in no scroll view.
  private let isPlayed: Bool
  private var ownGeometries: [CGFloat?: LazyStackGeometry] = [:]
  private let runs: [Run]
  private var crossLength: CGFloat = 0
  private var rows: [Int: Placed] = [:]
  private var made: Set<Int> = []
  /// The lengths that are known to be those of the present rows.
  private var confirmed: Set<LazyStackKey> = []
  /// Whether each row is a place where scrolling may come to rest.
  var isScrollTargetLayout = false

  /// Rows that follow each other and come from one place.
  private struct Run {
    var first: Int
    var count: Int
    var segment: NodeList.Segment
  }

  init(
    axis: Axis, content: NodeList, spacing: CGFloat?, horizontal: HorizontalAlignment,
    vertical: VerticalAlignment, isRightToLeft: Bool, isPlayed: Bool,
    session: ResolveSession, path: ViewPath
  ) {
    self.axis = axis
    spacingLength = spacing ?? Self.defaultSpacing
    (self.horizontal, self.vertical) = (horizontal, vertical)
    self.isRightToLeft = isRightToLeft
    self.session = session
    self.isPlayed = isPlayed
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
    super.init(path: path)
  }

  /// How many rows there are.
  let count: Int

  /// The distance between rows that do not say otherwise.
  ///
  /// - Source: measured by others: the default distance in stacks is 8.
  private static let defaultSpacing: CGFloat = 8

  override var respondsToScrolling: Bool { true }

  override var madeChildren: [Node] { made.sorted().map(node) }

  override func forgetSizes() {
    super.forgetSizes()
    ownGeometries = [:]
    rows = [:]
    for index in made { node(index).forgetSizes() }
  }

  // MARK: Rows

  /// The row at `index`, made if it has to be.
  func node(_ index: Int) -> Node {
    let run = run(at: index)
    made.insert(index)
    switch run.segment {
    case .node(let node): return node
    case .rows(let rows): return rows.node(index - run.first)
    }
  }

  /// The id of the row at `index`, without making the row where that can be avoided.
  func identifier(_ index: Int) -> AnyHashable? {
    let run = run(at: index)
    switch run.segment {
    case .node(let node): return node.identifier
    case .rows(let rows): return rows.id(index - run.first)
    }
  }

  /// The row with an id, found without making any.
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

  private func run(at index: Int) -> Run {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].first <= index { low = middle } else { high = middle - 1 }
    }
    return runs[low]
  }

  // MARK: Layout

  /// The lengths of all rows, for the room across that they are given.
  private func geometry(cross: CGFloat?) -> LazyStackGeometry {
    guard isPlayed else { return ownGeometry(cross: cross) }
    let key = LazyStackKey(path: path, cross: cross)
    if let known = session.lazyLengths[key] {
      if confirmed.contains(key) { return known.geometry }
      confirmed.insert(key)
      let geometry = confirm(known)
      if geometry.isKnown {
        note(geometry, under: key, isNew: true)
        return geometry
      }
    }
    confirmed.insert(key)
    let estimate = count > 0 ? node(0).sizeThatFits(rowProposal(cross))[axis] : 0
    var geometry = LazyStackGeometry(count: count, spacing: spacingLength, estimate: estimate)
    if count > 0 { geometry.measure(0, estimate) }
    note(geometry, under: key, isNew: true)
    return geometry
  }

  /// The lengths of a stack that the player does not follow: its first rows measure them, always the
  /// same ones, so that no still depends on another.
  private func ownGeometry(cross: CGFloat?) -> LazyStackGeometry {
    if let known = ownGeometries[cross] { return known }
    var geometry = LazyStackGeometry(count: count, spacing: spacingLength, estimate: 0)
    for index in 0..<min(count, Self.mostRowsMeasuredAtOnce) {
      geometry.measure(index, node(index).sizeThatFits(rowProposal(cross))[axis])
    }
    ownGeometries[cross] = geometry
    return geometry
  }

  /// How many rows of a stack that the player does not follow are measured; those behind count as
  /// long as the first.
  ///
  /// - Source: chosen; more than any shelf inside a row has.
  private static let mostRowsMeasuredAtOnce = 200

  /// Writes lengths down; `isNew` says that what is written there is not this node's own.
  private func note(_ geometry: LazyStackGeometry, under key: LazyStackKey, isNew: Bool) {
    let old = isNew ? [:] : session.lazyLengths[key]?.identifiers ?? [:]
    var identifiers: [Int: AnyHashable] = [:]
    for index in geometry.measuredIndices {
      identifiers[index] = old[index] ?? identifier(index)
    }
    session.lazyLengths[key] = LazyLengths(geometry: geometry, identifiers: identifiers)
  }

  /// The lengths that were measured before a change of state, for the rows as they are now: a length
  /// goes with the id of its row.
  private func confirm(_ known: LazyLengths) -> LazyStackGeometry {
    var shift = 0
    return known.geometry.moved(count: count, spacing: spacingLength) { index in
      guard let id = known.identifiers[index] else { return index }
      for guess in [index + shift, index] where guess >= 0 && guess < count {
        if identifier(guess) == id { return guess }
      }
      guard let found = self.index(of: .value(id)) else { return nil }
      shift = found - index
      return found
    }
  }

  private func rowProposal(_ cross: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = axis == .vertical ? proposal.width : proposal.height
    let cross = offered.flatMap { $0.isFinite ? $0 : nil }
    let geometry = geometry(cross: cross)
    var size = CGSize.zero
    size[axis] = geometry.totalLength
    size[axis.other] =
      cross ?? (count > 0 ? node(0).sizeThatFits(rowProposal(nil))[axis.other] : 0)
    return size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placed] {
    let offered = axis == .vertical ? proposal.width : proposal.height
    crossLength = size[axis.other]
    crossProposal = offered.flatMap { $0.isFinite ? $0 : nil }
    rows = [:]
    return []
  }

  private var crossProposal: CGFloat?

  /// The rows that show in a range of the stack's own axis, placed in the stack.
  func rows(in range: ClosedRange<CGFloat>) -> [(index: Int, placed: Placed)] {
    let geometry = geometry(cross: crossProposal)
    let shown = geometry.indices(intersecting: physical(range))
    if made.count > max(Self.mostRowsKept, 4 * shown.count) { keepOnly(shown) }
    return shown.map { ($0, row($0, in: geometry)) }
  }

  /// How many rows are kept beside those that show: a long reel must not gather all it passed.
  ///
  /// - Source: chosen; some ten pictures full of rows.
  private static let mostRowsKept = 256

  private func keepOnly(_ range: Range<Int>) {
    rows = rows.filter { range.contains($0.key) }
    made = made.filter { range.contains($0) }
    for run in runs {
      guard case .rows(let rows) = run.segment else { continue }
      let (start, end) = (run.first, run.first + run.count)
      let kept = range.clamped(to: start..<end)
      rows.keepOnly(kept.lowerBound - start..<kept.upperBound - start)
    }
  }

  /// Where a row stands in the stack, without making it: its place along the axis is known, across
  /// it the whole stack is given.
  func frame(ofRow index: Int) -> CGRect {
    let geometry = geometry(cross: crossProposal)
    var rect = CGRect.zero
    rect.size[axis] = geometry.length(of: index)
    rect.size[axis.other] = crossLength
    rect.origin[axis] = start(of: index, in: geometry)
    return rect
  }

  /// The rows that meet a range of the axis or are nearest to it on each side.
  func rowIndices(around range: ClosedRange<CGFloat>) -> Range<Int> {
    let found = geometry(cross: crossProposal).indices(intersecting: physical(range))
    return max(0, found.lowerBound - 1)..<min(count, found.upperBound + 1)
  }

  /// Whether part of the stack's length is a guess.
  var isEstimated: Bool { geometry(cross: crossProposal).isEstimated }

  /// Measures the rows that show in a range, and says whether the stack's length changed by it.
  func measureRows(in range: ClosedRange<CGFloat>) -> Bool {
    guard isPlayed else { return false }
    var geometry = geometry(cross: crossProposal)
    let before = geometry.totalLength
    for index in geometry.indices(intersecting: physical(range)) {
      geometry.measure(index, node(index).sizeThatFits(rowProposal(crossProposal))[axis])
    }
    note(geometry, under: LazyStackKey(path: path, cross: crossProposal), isNew: false)
    guard geometry.totalLength != before else { return false }
    rows = [:]
    return true
  }

  private func row(_ index: Int, in geometry: LazyStackGeometry) -> Placed {
    if let placed = rows[index] { return placed }
    let node = node(index)
    let proposal = rowProposal(crossProposal)
    let size = node.sizeThatFits(proposal)
    var origin = CGPoint.zero
    origin[axis] = start(of: index, in: geometry)
    let dimensions = node.dimensions(in: proposal)
    if axis == .vertical {
      let stack = ViewDimensions(size: CGSize(width: crossLength, height: size.height))
      let shift = stack[horizontal] - dimensions[horizontal]
      origin.x = isRightToLeft ? crossLength - size.width - shift : shift
    } else {
      let stack = ViewDimensions(size: CGSize(width: size.width, height: crossLength))
      origin.y = stack[vertical] - dimensions[vertical]
    }
    let placed = node.placed(at: origin, proposal: proposal)
    LayoutPass.check(placed, session: session)
    rows[index] = placed
    return placed
  }

  /// Right-to-left rows begin at the right end.
  private func start(of index: Int, in geometry: LazyStackGeometry) -> CGFloat {
    let start = geometry.frameStart(of: index)
    guard axis == .horizontal, isRightToLeft else { return start }
    return geometry.totalLength - start - geometry.length(of: index)
  }

  private func physical(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    guard axis == .horizontal, isRightToLeft else { return range }
    let total = geometry(cross: crossProposal).totalLength
    return total - range.upperBound...total - range.lowerBound
  }
}

/// What is known about the lengths of a lazy stack's rows, and whose lengths they are.
struct LazyLengths {
  var geometry: LazyStackGeometry
  /// The ids of the measured rows that have one.
  var identifiers: [Int: AnyHashable]
}

/// A lazy stack and the room across its axis that its rows were measured in.
struct LazyStackKey: Hashable {
  var path: ViewPath
  var cross: CGFloat?
}
