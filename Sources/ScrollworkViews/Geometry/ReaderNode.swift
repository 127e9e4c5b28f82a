import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A view whose parts are made from its size and its place.
///
/// The size is known when the scene is laid out, the place only once everything has scrolled. So
/// the parts are made for the layout by the place that is known then, and made again by the scroll
/// pass where they asked for a place and it is another one.
final class ReaderNode: Node {
  /// Parts made for one geometry, and good for all that tell them the same.
  private final class Content {
    let source: GeometrySource
    let node: LayoutNode
    /// What `onChange` watches in the parts.
    let watchers: [ChangeWatcher]
    /// Whether the place mattered when they were made.
    let askedForPlace: Bool
    private var known: (area: SafeArea, placed: Placed)?

    init(
      _ source: GeometrySource, _ node: LayoutNode, watchers: [ChangeWatcher], askedForPlace: Bool
    ) {
      (self.source, self.node, self.watchers) = (source, node, watchers)
      self.askedForPlace = askedForPlace
    }

    @MainActor func placed(in area: SafeArea) -> Placed {
      if let known, known.area == area { return known.placed }
      let placed = SafeAreaPass.run(
        node.placed(at: .zero, proposal: ProposedViewSize(source.size)), in: area)
      known = (area, placed)
      return placed
    }

    @MainActor func forgetSizes() {
      known = nil
      node.forgetSizes()
    }
  }

  private let session: ResolveSession
  private let isRightToLeft: Bool
  private let make: @MainActor (GeometryProxy) -> NodeList
  /// The latest first.
  private var contents: [Content] = []
  /// Whose watchers have been handed over.
  private weak var watched: Content?
  /// The safe area that the parts stand in.
  private var safeArea = SafeArea()
  /// Where the view stood when it was looked at last.
  private var place: (origin: CGPoint, surroundings: Surroundings) = (.zero, Surroundings())

  init(
    session: ResolveSession, isRightToLeft: Bool, path: ViewPath,
    make: @escaping @MainActor (GeometryProxy) -> NodeList
  ) {
    self.session = session
    self.isRightToLeft = isRightToLeft
    self.make = make
    super.init(path: path)
  }

  override var children: [Node] { contents.first.map { [$0.node] } ?? [] }

  override var answersToSafeArea: Bool { true }

  /// What is inside may be another at every place.
  override var respondsToScrolling: Bool { true }

  /// What is made from its place may be drawn at any other.
  override var followsWindow: Bool { contents.first?.askedForPlace ?? true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placed] {
    [
      parts(
        Geometry(size: size, origin: place.origin, surroundings: place.surroundings),
        isPlaced: false)
    ]
  }

  override func forgetSizes() {
    super.forgetSizes()
    contents.forEach { $0.forgetSizes() }
  }

  /// The parts in a safe area, for the place known last.
  func parts(in area: SafeArea, size: CGSize) -> Placed {
    safeArea = area
    return parts(
      Geometry(size: size, origin: place.origin, surroundings: place.surroundings),
      isPlaced: false)
  }

  /// The parts as they are where the view really stands.
  func parts(_ geometry: Geometry) -> Placed { parts(geometry, isPlaced: true) }

  private func parts(_ geometry: Geometry, isPlaced: Bool) -> Placed {
    if isPlaced { place = (geometry.origin, geometry.surroundings) }
    var geometry = geometry
    geometry.safeAreaInsets = safeArea.room(
      around: CGRect(origin: .zero, size: geometry.size)
    ).mirrored(isRightToLeft)
    if let index = contents.firstIndex(where: { $0.source.move(to: geometry) }) {
      contents.insert(contents.remove(at: index), at: 0)
    } else if session.isOver, let last = contents.first, last.source.size == geometry.size {
      return last.placed(in: safeArea)
    } else {
      contents.insert(content(geometry), at: 0)
      if contents.count > Self.mostContents { contents.removeLast() }
    }
    let placed = contents[0].placed(in: safeArea)
    LayoutPass.check(placed, session: session)
    return placed
  }

  /// How many contents are kept for places that are come back to.
  ///
  /// - Source: chosen: that of the layout and the one that is seen.
  private static let mostContents = 2

  private func content(_ geometry: Geometry) -> Content {
    let source = GeometrySource(geometry)
    let (list, watchers) = session.collectingWatchers { make(GeometryProxy(source)) }
    let node = LayoutNode(
      GeometryReaderLayout(), children: list.nodes, isRightToLeft: isRightToLeft,
      path: path.appending(.view("content")), name: "content")
    let askedForPlace = source.hasToldPlace
    if askedForPlace { session.readsPlace = true }
    return Content(source, node, watchers: watchers, askedForPlace: askedForPlace)
  }

  /// Hands over what the present parts watch, once.
  func watchContents() {
    guard let content = contents.first, content !== watched else { return }
    watched = content
    content.watchers.forEach(session.watch)
    if content.askedForPlace, !content.watchers.isEmpty { session.watchesPlace = true }
  }
}
