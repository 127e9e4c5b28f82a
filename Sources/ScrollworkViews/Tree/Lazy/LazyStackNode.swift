import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A stack of lines whose views are made when they come into view: one view to a line in a lazy
/// stack, one for each column in a lazy grid.
///
/// It knows the length of the lines measured so far; a line not yet measured is taken to be as long
/// as the first one of its kind. What was measured is kept by the player for each moment of the
/// scene, so a still never depends on which stills were asked for before.
package final class LazyStackNode: Node {
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
  /// The rows placed so far, all with the same metrics.
  private var placedRows: (metrics: LazyStackMetrics?, rows: [Int: Placed]) = (nil, [:])
  /// The indices of the rows made and kept.
  private(set) var made: Set<Int> = []
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

  override var madeChildren: [Node] { made.sorted().map(node) }

  package override func forgetSizes() {
    super.forgetSizes()
    ownGeometries = [:]
    forgetPlaces()
    for index in made { node(index).forgetSizes() }
  }

  /// Puts the views into their places anew: lines have other lengths.
  func forgetPlaces() { placedRows = (nil, [:]) }

  // MARK: Views

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
  package func index(of query: IDQuery) -> Int? { cells.index(of: query) }

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
    size[axis] = geometry(cross: cross, container: container?.size).totalLength
    size[axis.other] =
      arrangement.lineLength(tracks)
      ?? (count > 0 ? node(0).sizeThatFits(self.proposal(column: nil, tracks))[axis.other] : 0)
    return size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    ArrangedChildren(
      children: [],
      detail: .lazyStack(
        LazyStackMetrics(
          crossLength: size[axis.other], crossProposal: cross(proposal),
          containerSize: container?.size)))
  }

  /// The rows placed with some metrics before.
  func knownRows(_ metrics: LazyStackMetrics) -> [Int: Placed] {
    placedRows.metrics == metrics ? placedRows.rows : [:]
  }

  /// The row at `index` placed with some metrics: as before, or else by `place`.
  func row(_ index: Int, _ metrics: LazyStackMetrics, place: () -> Placed) -> Placed {
    if placedRows.metrics != metrics { placedRows = (metrics, [:]) }
    if let known = placedRows.rows[index] { return known }
    let row = place()
    placedRows.rows[index] = row
    return row
  }

  /// The number of rows kept besides those in sight: a long reel must not gather all rows it passed.
  ///
  /// - Source: chosen; some ten pictures full of rows.
  private static let mostViewsKept = 256

  /// Lets go of rows out of sight if there are too many.
  func trim(keeping range: Range<Int>, and rows: Set<Int>) {
    guard made.count > max(Self.mostViewsKept, 4 * rows.count) else { return }
    placedRows.rows = placedRows.rows.filter { rows.contains($0.key) }
    made.formIntersection(rows)
    cells.keepOnly(range)
  }
}
