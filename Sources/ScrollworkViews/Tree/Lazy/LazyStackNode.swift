import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A stack of lines whose views are made when they come into view: one view to a line in a lazy
/// stack, one for each column in a lazy grid.
///
/// It knows the length of the lines measured so far; a line not yet measured is taken to be as long
/// as the first one of its kind. What was measured is kept by the player for each moment of the
/// scene, so a still never depends on which stills were asked for before.
final class LazyStackNode: Node {
  let arrangement: LazyArrangement
  let isRightToLeft: Bool
  let session: ResolveSession
  /// Whether the player measures the lines that come into sight: not those of stacks that stand in a
  /// lazy row, or in no scroll view.
  let isPlayed: Bool
  /// What the lengths of lines may be relative to.
  let container: ContainerBox?
  let cells: LazyCells
  /// The lengths that are known to be those of the present lines.
  var confirmed: Set<LazyStackKey> = []
  /// The lengths of a stack that the player does not follow.
  var ownGeometries: [CGFloat?: LazyStackGeometry] = [:]
  private var knownTracks: [CGFloat?: GridTracks] = [:]
  private var knownLines: [Int: LazyLines] = [:]
  private var crossLength: CGFloat = 0
  private(set) var crossProposal: CGFloat?
  private var placed: [Int: Placed] = [:]
  private var made: Set<Int> = []
  /// Whether each view is a place where scrolling may come to rest.
  var isScrollTargetLayout = false

  init(
    _ arrangement: LazyArrangement, content: NodeList, isRightToLeft: Bool, isPlayed: Bool,
    container: ContainerBox?, session: ResolveSession, path: ViewPath
  ) {
    self.arrangement = arrangement
    self.isRightToLeft = isRightToLeft
    self.session = session
    self.isPlayed = isPlayed
    self.container = container
    cells = LazyCells(content) { nodes in
      arrangement.merged(nodes, isRightToLeft: isRightToLeft)
    }
    super.init(path: path)
  }

  /// The view that asked for it.
  var name: String { arrangement.name }

  var axis: Axis { arrangement.axis }

  override var respondsToScrolling: Bool { true }

  override var answersToSafeArea: Bool { true }

  /// The safe area that lines stand in.
  var safeArea = SafeArea() { didSet { if safeArea != oldValue { placed = [:] } } }

  override var madeChildren: [Node] { made.sorted().map(node) }

  override func forgetSizes() {
    super.forgetSizes()
    ownGeometries = [:]
    placed = [:]
    for index in made { node(index).forgetSizes() }
  }

  /// Puts the views into their places anew: lines have other lengths.
  func forgetPlaces() { placed = [:] }

  // MARK: Views

  /// The views that have been made and may be pinned: they lie over all others.
  var pinnedNodes: Set<ObjectIdentifier> {
    guard !arrangement.pinnedViews.isEmpty else { return [] }
    return Set(made.filter(isPinned).map { ObjectIdentifier(node($0)) })
  }

  /// How many views there are.
  var count: Int { cells.count }

  /// The view at `index`, made if it has to be.
  func node(_ index: Int) -> Node {
    made.insert(index)
    return cells.node(index)
  }

  /// The id of the view at `index`, without making the view where that can be avoided.
  func identifier(_ index: Int) -> AnyHashable? { cells.identifier(index) }

  /// The view with an id, found without making any.
  func index(of query: IDQuery) -> Int? { cells.index(of: query) }

  // MARK: Lines

  /// What is across, for the room that is given there.
  func tracks(_ cross: CGFloat?) -> GridTracks {
    if let known = knownTracks[cross] { return known }
    let tracks = arrangement.tracks(cross)
    knownTracks[cross] = tracks
    return tracks
  }

  /// The lines that the views stand in.
  func lines(_ tracks: GridTracks) -> LazyLines {
    let perLine = tracks.tracks.count
    if let known = knownLines[perLine] { return known }
    let lines = LazyLines(cells.bands, viewsPerLine: perLine)
    knownLines[perLine] = lines
    return lines
  }

  /// What a view in a column is offered; nil is one that takes all of its line.
  func proposal(column: Int?, _ tracks: GridTracks) -> ProposedViewSize {
    let length =
      column.map { tracks.tracks[$0].length } ?? arrangement.lineLength(tracks)
    return axis == .vertical
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  // MARK: Layout

  /// The room across that a proposal offers.
  private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = cross(proposal)
    let tracks = tracks(cross)
    var size = CGSize.zero
    size[axis] = geometry(cross: cross).totalLength
    size[axis.other] =
      arrangement.lineLength(tracks)
      ?? (count > 0 ? node(0).sizeThatFits(self.proposal(column: nil, tracks))[axis.other] : 0)
    return size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placed] {
    crossLength = size[axis.other]
    crossProposal = cross(proposal)
    placed = [:]
    return []
  }

  /// A view in its place in the stack.
  struct Row {
    let index: Int
    let placed: Placed
    /// Whether it stands where the window has it.
    var isPinned = false
  }

  /// The views whose lines show in a range of the stack's own axis, in their places; those that are
  /// pinned stand where `window` has them, and are there as long as their section shows.
  func rows(in range: ClosedRange<CGFloat>, window: ClosedRange<CGFloat>?) -> [Row] {
    let (geometry, tracks) = (geometry(cross: crossProposal), tracks(crossProposal))
    let shownLines = geometry.lines(intersecting: logical(range))
    let shown = geometry.lines.views(in: shownLines)
    var pinned: [Int: Row] = [:]
    if let window {
      for pin in pins(in: shownLines, window: logical(window), geometry) {
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
    if made.count > max(Self.mostViewsKept, 4 * rows.count) {
      keepOnly(shown, and: Set(rows.map(\.index)))
    }
    return rows
  }

  /// How many views are kept beside those that show: a long reel must not gather all it passed.
  ///
  /// - Source: chosen; some ten pictures full of rows.
  private static let mostViewsKept = 256

  private func keepOnly(_ range: Range<Int>, and rows: Set<Int>) {
    placed = placed.filter { rows.contains($0.key) }
    made.formIntersection(rows)
    cells.keepOnly(range)
  }

  /// Where a view's cell stands in the stack, without making the view: as long as its line, and as
  /// wide as its column.
  ///
  /// Those that are pinned count where they stand while they are not.
  func frame(ofRow index: Int) -> CGRect {
    cell(index, in: geometry(cross: crossProposal), tracks(crossProposal))
  }

  /// The views in the lines that meet a range of the axis or are nearest to it on each side.
  func rowIndices(around range: ClosedRange<CGFloat>) -> Range<Int> {
    let geometry = geometry(cross: crossProposal)
    let found = geometry.lines(intersecting: logical(range))
    return geometry.lines.views(
      in: max(0, found.lowerBound - 1)..<min(geometry.count, found.upperBound + 1))
  }

  /// The first view in the first line that shows in a range.
  func firstRow(in range: ClosedRange<CGFloat>) -> Int? {
    let (geometry, range) = (geometry(cross: crossProposal), logical(range))
    let lines = geometry.lines(intersecting: range)
    // A line that only touches the beginning does not show.
    let first = lines.first { geometry.frameEnd(of: $0) > range.lowerBound } ?? lines.first
    return first.map(geometry.lines.firstView)
  }

  private func placed(_ index: Int, in geometry: LazyStackGeometry, _ tracks: GridTracks) -> Placed
  {
    if let placed = placed[index] { return placed }
    let node = node(index)
    let column = geometry.lines.place(of: index).column
    let proposal = proposal(column: column, tracks)
    let dimensions = node.dimensions(in: proposal)
    let origin = arrangement.origin(
      of: dimensions, in: cell(index, in: geometry, tracks),
      alignment: column.map { tracks.tracks[$0].alignment }, isRightToLeft: isRightToLeft)
    var result = node.placed(at: origin, proposal: proposal)
    if session.hasSafeArea { result = SafeAreaPass.run(result, in: safeArea) }
    LayoutPass.check(result, session: session)
    placed[index] = result
    return result
  }

  /// Right-to-left lines and columns begin at the right end.
  private func cell(_ index: Int, in geometry: LazyStackGeometry, _ tracks: GridTracks) -> CGRect {
    let (line, column) = geometry.lines.place(of: index)
    var rect = CGRect.zero
    rect.origin[axis] = geometry.frameStart(of: line)
    rect.size[axis] = geometry.length(of: line)
    if let column, !arrangement.fillsLines {
      rect.origin[axis.other] = tracks.tracks[column].start
      rect.size[axis.other] = tracks.tracks[column].length ?? crossLength
    } else {
      rect.size[axis.other] = crossLength
    }
    if isRightToLeft {
      let width = axis == .horizontal ? geometry.totalLength : crossLength
      rect.origin.x = width - rect.maxX
    }
    return rect
  }

  /// A range of the axis as lines are counted: from the right where they begin there.
  func logical(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    guard axis == .horizontal, isRightToLeft else { return range }
    let total = geometry(cross: crossProposal).totalLength
    return total - range.upperBound...total - range.lowerBound
  }

  /// Where a pinned view begins along the axis.
  private func physical(_ pin: Pin, _ natural: Placed) -> CGFloat {
    guard axis == .horizontal, isRightToLeft else { return pin.start }
    return geometry(cross: crossProposal).totalLength - pin.start - natural.frame.width
  }
}

extension Placed {
  /// The same view with its origin elsewhere along an axis.
  @MainActor fileprivate func moved(along axis: Axis, to start: CGFloat) -> Placed {
    guard frame.origin[axis] != start else { return self }
    var frame = frame
    frame.origin[axis] = start
    return Placed(node: node, frame: frame, proposal: proposal, children: children)
  }
}
