import Foundation
package import ScrollworkGeometry
import ScrollworkLayout

/// A stack of lines whose views are made when they become visible: one view per line in a lazy
/// stack, one per column in a lazy grid.
///
/// It stores the lengths of the lines measured so far; a line not yet measured is estimated as long
/// as the first one of its kind. The player keeps the measured lengths for each time of the scene,
/// so a still never depends on the stills drawn before.
package final class LazyStackNode: Node {
  let arrangement: LazyArrangement
  let isRightToLeft: Bool
  let session: ResolveSession
  /// Whether the player measures the lines that become visible; false in a lazy row, and outside of
  /// a scroll view.
  let isMeasuredByPlayer: Bool
  /// The container of relative lengths.
  let container: ContainerBox?
  let cells: LazyCells
  /// The keys of stored lengths that belong to the present lines.
  var confirmed: Set<LazyStackKey> = []
  /// The lengths found last, with what they were found for and the version of the stored ones.
  var lastGeometry:
    (cross: CGFloat?, container: CGSize?, version: Int, geometry: LazyStackGeometry)?
  /// The lengths of a stack without measurements by the player.
  var ownGeometries: [CGFloat?: LazyStackGeometry] = [:]
  private var knownTracks: [CGFloat?: GridTracks] = [:]
  private var knownLines: [Int: LazyLines] = [:]
  /// The rows placed so far, all with the same metrics.
  private var placedRows: (metrics: LazyStackMetrics?, rows: [Int: Placed]) = (nil, [:])
  /// The indices of the rows made and kept.
  private(set) var made: Set<Int> = []

  init(
    _ arrangement: LazyArrangement, content: NodeList, isRightToLeft: Bool,
    isMeasuredByPlayer: Bool,
    container: ContainerBox?, session: ResolveSession, path: ViewPath
  ) {
    self.arrangement = arrangement
    self.isRightToLeft = isRightToLeft
    self.session = session
    self.isMeasuredByPlayer = isMeasuredByPlayer
    self.container = container
    cells = LazyCells(content) { nodes in
      arrangement.merged(nodes, isRightToLeft: isRightToLeft)
    }
    super.init(path: path)
  }

  var axis: Axis { arrangement.axis }

  package override var kind: String { arrangement.name }
  override var ownParameters: [ViewParameters] {
    [ViewParameters(kind, arrangement.parameterValues, source: arrangement.location?.inScene ?? "")]
  }

  package override var rowAxis: Axis? { axis }
  package override var painting: NodePainting { .rows }
  package override var paintsParts: Bool { true }

  package override func childSource(_ placed: Placed) -> ChildSource {
    PlacedLazyStack(self, placed).map(ChildSource.rows) ?? .fixed
  }

  package override func childOrder(_ placed: Placed) -> ChildOrder {
    .pinned(PlacedLazyStack(self, placed)?.pinnedNodes ?? [])
  }

  override var isContainer: Bool { true }

  override func extended(_ placed: Placed, in area: SafeArea, own: SafeArea) -> Placed {
    guard case .lazyStack(var metrics) = placed.detail else { return placed }
    metrics.safeArea = own
    return placed.with(children: [], detail: .lazyStack(metrics))
  }

  override var respondsToScrolling: Bool { true }

  override var dependsOnSafeArea: Bool { true }

  package override var madeChildren: [Node] { made.sorted().map(node) }

  package override func invalidateSizes() {
    super.invalidateSizes()
    ownGeometries = [:]
    invalidatePlacedRows()
    for index in made { node(index).invalidateSizes() }
  }

  /// Clears the placed rows, after lengths have changed.
  func invalidatePlacedRows() { placedRows = (nil, [:]) }

  // MARK: Views

  /// The number of views.
  package var count: Int { cells.count }

  /// The view at `index`, made on demand.
  func node(_ index: Int) -> Node {
    made.insert(index)
    return cells.node(index)
  }

  /// The id of the view at `index`; avoids making the view where possible.
  func identifier(_ index: Int) -> AnyHashable? { cells.identifier(index) }

  package override func rowIndex(of query: IDQuery) -> Int? { cells.index(of: query) }

  package override func rowIdentifiers(limit: Int) -> [AnyHashable?] {
    (0..<min(count, limit)).map(identifier)
  }

  // MARK: Lines

  /// The tracks for a length across the axis.
  func tracks(_ cross: CGFloat?) -> GridTracks {
    if let known = knownTracks[cross] { return known }
    let tracks = arrangement.tracks(cross)
    knownTracks[cross] = tracks
    return tracks
  }

  /// The lines of the views.
  func lines(_ tracks: GridTracks) -> LazyLines {
    let perLine = tracks.tracks.count
    if let known = knownLines[perLine] { return known }
    let lines = LazyLines(cells.bands, viewsPerLine: perLine)
    knownLines[perLine] = lines
    return lines
  }

  /// The layout proposal to a view in a column; a nil column stands for a view across the whole line.
  ///
  /// A line is measured without a proposed length. A cell of a grid is then placed with the length of
  /// its line, so that flexible cells of a line are equally long.
  ///
  /// - Source: measured by others: the grid of objc.io's Swift Talk 238, which is compared with
  ///   SwiftUI's.
  func proposal(
    column: Int?, _ tracks: GridTracks, lineLength: CGFloat? = nil
  ) -> ProposedViewSize {
    let across = column.map { tracks.tracks[$0].length } ?? arrangement.lineLength(tracks)
    let along = column == nil || arrangement.hasOneViewPerLine ? nil : lineLength
    return axis == .vertical
      ? ProposedViewSize(width: across, height: along)
      : ProposedViewSize(width: along, height: across)
  }

  // MARK: Layout

  /// The finite length across the axis in a proposal.
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
          crossLength: size[axis.other].isFinite ? size[axis.other] : 0,
          crossProposal: cross(proposal),
          containerSize: container?.size)))
  }

  /// The rows placed so far with some metrics.
  func knownRows(_ metrics: LazyStackMetrics) -> [Int: Placed] {
    placedRows.metrics == metrics ? placedRows.rows : [:]
  }

  /// The row at `index` placed with some metrics, cached or made by `place`.
  func row(_ index: Int, _ metrics: LazyStackMetrics, place: () -> Placed) -> Placed {
    if placedRows.metrics != metrics { placedRows = (metrics, [:]) }
    if let known = placedRows.rows[index] { return known }
    let row = place()
    placedRows.rows[index] = row
    return row
  }

  /// The number of rows kept besides the visible ones, so that a long reel does not keep all rows.
  ///
  /// - Source: chosen; some ten pictures full of rows.
  private static let maximumKeptRowCount = 256

  /// Releases the rows made since `known` were, if there are too many: measuring a long scroll makes
  /// all rows that it passes.
  func releaseRows(besides known: Set<Int>) {
    guard made.count > known.count + Self.maximumKeptRowCount else { return }
    for index in made.subtracting(known) { cells.release(index) }
    made = known
  }

  /// Releases invisible rows if there are too many; `rows` are those to keep.
  func trim(keeping range: Range<Int>, and rows: [PlacedLazyStack.Row]) {
    guard made.count > max(Self.maximumKeptRowCount, 4 * rows.count) else { return }
    let kept = Set(rows.map(\.index))
    placedRows.rows = placedRows.rows.filter { kept.contains($0.key) }
    made.formIntersection(kept)
    cells.keepOnly(range)
  }
}
