import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A stack of lines whose views are made when they come into view: one view to a line in a lazy
/// stack, one for each column in a lazy grid.
///
/// It knows the length of the lines measured so far; a line not yet measured is taken to be as long
/// as the first one. What was measured is kept by the player for each moment of the scene, so a
/// still never depends on which stills were asked for before.
final class LazyStackNode: Node {
  /// The view that asked for it.
  let name: String
  let axis: Axis
  private let spacingLength: CGFloat
  private let division: Division
  private let isRightToLeft: Bool
  private let session: ResolveSession
  /// Whether the player measures the lines that come into sight: not those of stacks that stand in a
  /// lazy row, or in no scroll view.
  private let isPlayed: Bool
  /// What the lengths of lines may be relative to.
  private let container: ContainerBox?
  private let cells: LazyCells
  private var ownGeometries: [CGFloat?: LazyStackGeometry] = [:]
  private var knownTracks: [CGFloat?: GridTracks] = [:]
  private var crossLength: CGFloat = 0
  private var crossProposal: CGFloat?
  private var placed: [Int: Placed] = [:]
  private var made: Set<Int> = []
  /// The lengths that are known to be those of the present lines.
  private var confirmed: Set<LazyStackKey> = []
  /// Whether each view is a place where scrolling may come to rest.
  var isScrollTargetLayout = false

  /// What stands in a line.
  enum Division {
    /// One view, which is offered all the room across.
    case whole(Alignment)
    /// One view for each track that the items make; `alignment` is where tracks that overflow stand,
    /// 0 for the start to 1 for the end.
    case tracks([GridItem], alignment: CGFloat)
  }

  init(
    name: String, axis: Axis, content: NodeList, spacing: CGFloat?, division: Division,
    isRightToLeft: Bool, isPlayed: Bool, container: ContainerBox?, session: ResolveSession,
    path: ViewPath
  ) {
    self.name = name
    self.axis = axis
    spacingLength = spacing ?? Self.defaultSpacing
    self.division = division
    self.isRightToLeft = isRightToLeft
    self.session = session
    self.isPlayed = isPlayed
    self.container = container
    cells = LazyCells(content)
    super.init(path: path)
  }

  /// The distance between lines that do not say otherwise.
  ///
  /// - Source: measured by others: the default distance in stacks is 8.
  private static let defaultSpacing: CGFloat = 8

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
  func index(of query: IDQuery) -> Int? { cells.index(of: query) }

  // MARK: Lines

  /// What is across, for the room that is given there.
  private func tracks(_ cross: CGFloat?) -> GridTracks {
    if let known = knownTracks[cross] { return known }
    let tracks =
      switch division {
      case .whole(let alignment): GridTracks(single: cross, alignment: alignment)
      case .tracks(let items, let alignment): GridTracks(items, in: cross, alignment: alignment)
      }
    knownTracks[cross] = tracks
    return tracks
  }

  private func lineCount(_ tracks: GridTracks) -> Int {
    (count + tracks.tracks.count - 1) / tracks.tracks.count
  }

  /// The views in some lines.
  private func indices(inLines lines: Range<Int>, _ tracks: GridTracks) -> Range<Int> {
    let perLine = tracks.tracks.count
    return min(count, lines.lowerBound * perLine)..<min(count, lines.upperBound * perLine)
  }

  /// What the view at `index` is offered.
  private func proposal(_ index: Int, _ tracks: GridTracks) -> ProposedViewSize {
    let length = tracks.tracks[index % tracks.tracks.count].length
    return axis == .vertical
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  /// The length of a line, for which its views are made: that of the longest.
  private func measuredLength(ofLine line: Int, _ tracks: GridTracks) -> CGFloat {
    indices(inLines: line..<line + 1, tracks).reduce(0) {
      max($0, node($1).sizeThatFits(proposal($1, tracks))[axis])
    }
  }

  /// The lengths of all lines, for the room across that they are given.
  private func geometry(cross: CGFloat?) -> LazyStackGeometry {
    guard isPlayed else { return ownGeometry(cross: cross) }
    let tracks = tracks(cross)
    let key = LazyStackKey(path: path, cross: cross)
    if let known = session.lazyLengths[key], known.tracks == tracks {
      let isOther = known.container.map { $0 != container?.size } ?? false
      let isConfirmed = confirmed.contains(key)
      if isConfirmed, !isOther { return known.geometry }
      confirmed.insert(key)
      var geometry = isConfirmed ? known.geometry : confirm(known)
      if isOther { geometry = measuredAgain(geometry, tracks) }
      if geometry.isKnown {
        note(geometry, under: key, tracks, isNew: true)
        return geometry
      }
    }
    confirmed.insert(key)
    let estimate = count > 0 ? measuredLength(ofLine: 0, tracks) : 0
    var geometry = LazyStackGeometry(
      count: lineCount(tracks), spacing: spacingLength, estimate: estimate)
    if count > 0 { geometry.measure(0, estimate) }
    note(geometry, under: key, tracks, isNew: true)
    return geometry
  }

  /// The lengths of the lines that have been measured, in a container of another size.
  private func measuredAgain(
    _ known: LazyStackGeometry, _ tracks: GridTracks
  ) -> LazyStackGeometry {
    var geometry = LazyStackGeometry(
      count: known.count, spacing: spacingLength, estimate: known.estimate)
    for line in known.measuredIndices {
      geometry.measure(line, measuredLength(ofLine: line, tracks))
    }
    return geometry
  }

  /// The lengths of a stack that the player does not follow: its first lines measure them, always the
  /// same ones, so that no still depends on another.
  private func ownGeometry(cross: CGFloat?) -> LazyStackGeometry {
    if let known = ownGeometries[cross] { return known }
    let tracks = tracks(cross)
    var geometry = LazyStackGeometry(count: lineCount(tracks), spacing: spacingLength, estimate: 0)
    for line in 0..<min(lineCount(tracks), Self.mostLinesMeasuredAtOnce) {
      geometry.measure(line, measuredLength(ofLine: line, tracks))
    }
    ownGeometries[cross] = geometry
    return geometry
  }

  /// How many lines of a stack that the player does not follow are measured; those behind count as
  /// long as the first.
  ///
  /// - Source: chosen; more than any shelf inside a row has.
  private static let mostLinesMeasuredAtOnce = 200

  /// Writes lengths down, with the id of the first view of each line; `isNew` says that what is
  /// written there is not this node's own.
  private func note(
    _ geometry: LazyStackGeometry, under key: LazyStackKey, _ tracks: GridTracks, isNew: Bool
  ) {
    let known = session.lazyLengths[key]
    let old = isNew ? [:] : known?.identifiers ?? [:]
    var identifiers: [Int: AnyHashable] = [:]
    for line in geometry.measuredIndices {
      identifiers[line] = old[line] ?? identifier(line * tracks.tracks.count)
    }
    session.lazyLengths[key] = LazyLengths(
      geometry: geometry, tracks: tracks, identifiers: identifiers,
      container: container.flatMap { $0.isAsked ? $0.size : nil } ?? known?.container)
  }

  /// The lengths that were measured before a change of state, for the lines as they are now: a length
  /// goes with the id of the first view in its line, to whatever line that is in now.
  private func confirm(_ known: LazyLengths) -> LazyStackGeometry {
    let perLine = known.tracks.tracks.count
    var shift = 0
    return known.geometry.moved(count: lineCount(known.tracks), spacing: spacingLength) { line in
      guard let id = known.identifiers[line] else { return line }
      let index = line * perLine
      for guess in [index + shift, index] where guess >= 0 && guess < count {
        if identifier(guess) == id { return guess / perLine }
      }
      guard let found = self.index(of: .value(id)) else { return nil }
      shift = found - index
      return found / perLine
    }
  }

  // MARK: Layout

  /// The room across that a proposal offers.
  private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    (axis == .vertical ? proposal.width : proposal.height).flatMap { $0.isFinite ? $0 : nil }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = cross(proposal)
    var size = CGSize.zero
    size[axis] = geometry(cross: cross).totalLength
    switch division {
    case .tracks: size[axis.other] = tracks(cross).totalLength
    case .whole:
      size[axis.other] =
        cross ?? (count > 0 ? node(0).sizeThatFits(self.proposal(0, tracks(nil)))[axis.other] : 0)
    }
    return size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placed] {
    crossLength = size[axis.other]
    crossProposal = cross(proposal)
    placed = [:]
    return []
  }

  /// The views that show in a range of the stack's own axis, placed in the stack.
  func rows(in range: ClosedRange<CGFloat>) -> [(index: Int, placed: Placed)] {
    let (geometry, tracks) = (geometry(cross: crossProposal), tracks(crossProposal))
    let lines = geometry.indices(intersecting: physical(range))
    let shown = indices(inLines: lines, tracks)
    if made.count > max(Self.mostViewsKept, 4 * shown.count) { keepOnly(shown) }
    return shown.map { ($0, placed($0, in: geometry, tracks)) }
  }

  /// How many views are kept beside those that show: a long reel must not gather all it passed.
  ///
  /// - Source: chosen; some ten pictures full of rows.
  private static let mostViewsKept = 256

  private func keepOnly(_ range: Range<Int>) {
    placed = placed.filter { range.contains($0.key) }
    made = made.filter { range.contains($0) }
    cells.keepOnly(range)
  }

  /// Where a view's cell stands in the stack, without making the view: as long as its line, and as
  /// wide as its column.
  func frame(ofRow index: Int) -> CGRect {
    cell(index, in: geometry(cross: crossProposal), tracks(crossProposal))
  }

  /// The views in the lines that meet a range of the axis or are nearest to it on each side.
  func rowIndices(around range: ClosedRange<CGFloat>) -> Range<Int> {
    let geometry = geometry(cross: crossProposal)
    let found = geometry.indices(intersecting: physical(range))
    return indices(
      inLines: max(0, found.lowerBound - 1)..<min(geometry.count, found.upperBound + 1),
      tracks(crossProposal))
  }

  /// Whether part of the stack's length is a guess.
  var isEstimated: Bool { geometry(cross: crossProposal).isEstimated }

  /// Measures the lines that show in a range, and says whether the stack's length changed by it.
  func measureRows(in range: ClosedRange<CGFloat>) -> Bool {
    guard isPlayed else { return false }
    var geometry = geometry(cross: crossProposal)
    let tracks = tracks(crossProposal)
    let before = geometry.totalLength
    for line in geometry.indices(intersecting: physical(range)) {
      geometry.measure(line, measuredLength(ofLine: line, tracks))
    }
    note(geometry, under: LazyStackKey(path: path, cross: crossProposal), tracks, isNew: false)
    guard geometry.totalLength != before else { return false }
    placed = [:]
    return true
  }

  private func placed(_ index: Int, in geometry: LazyStackGeometry, _ tracks: GridTracks) -> Placed
  {
    if let placed = placed[index] { return placed }
    let node = node(index)
    let proposal = proposal(index, tracks)
    let cell = cell(index, in: geometry, tracks)
    let alignment = tracks.tracks[index % tracks.tracks.count].alignment
    let dimensions = node.dimensions(in: proposal)
    // Along the axis a stack's views fill their lines.
    var room = cell.size
    if case .whole = division { room[axis] = dimensions.size[axis] }
    let guides = ViewDimensions(size: room)
    let shift = guides[alignment.horizontal] - dimensions[alignment.horizontal]
    var origin = cell.origin
    origin.x += isRightToLeft ? room.width - dimensions.width - shift : shift
    origin.y += guides[alignment.vertical] - dimensions[alignment.vertical]
    if case .whole = division { origin[axis] = cell.origin[axis] }
    var result = node.placed(at: origin, proposal: proposal)
    if session.hasSafeArea { result = SafeAreaPass.run(result, in: safeArea) }
    LayoutPass.check(result, session: session)
    placed[index] = result
    return result
  }

  /// Right-to-left lines and columns begin at the right end.
  private func cell(_ index: Int, in geometry: LazyStackGeometry, _ tracks: GridTracks) -> CGRect {
    let line = index / tracks.tracks.count
    let track = tracks.tracks[index % tracks.tracks.count]
    var rect = CGRect.zero
    rect.origin[axis] = geometry.frameStart(of: line)
    rect.size[axis] = geometry.length(of: line)
    rect.origin[axis.other] = track.start
    rect.size[axis.other] = track.length ?? crossLength
    if case .whole = division { rect.size[axis.other] = crossLength }
    if isRightToLeft {
      let width = axis == .horizontal ? geometry.totalLength : crossLength
      rect.origin.x = width - rect.maxX
    }
    return rect
  }

  private func physical(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    guard axis == .horizontal, isRightToLeft else { return range }
    let total = geometry(cross: crossProposal).totalLength
    return total - range.upperBound...total - range.lowerBound
  }
}

/// What is known about the lengths of a lazy stack's lines, and whose lengths they are.
struct LazyLengths {
  var geometry: LazyStackGeometry
  /// What the lines were divided into.
  var tracks: GridTracks
  /// The id of the first view of each measured line, if it has one.
  var identifiers: [Int: AnyHashable]
  /// The size that lengths were made relative to, if any was.
  var container: CGSize?
}

/// A lazy stack and the room across its axis that its lines were measured in.
struct LazyStackKey: Hashable {
  var path: ViewPath
  var cross: CGFloat?
}
