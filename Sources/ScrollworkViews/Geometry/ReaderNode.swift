import Foundation
import ScrollworkGeometry
package import ScrollworkLayout

/// A view whose parts are made from its size and its place.
///
/// The size is known when the scene is laid out, the place only once everything has scrolled. So
/// the parts are made for the layout by the place that is known then, and made again by the scroll
/// pass where they asked for a place and it is another one.
package final class ReaderNode: Node {
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
  /// Contents made for the layout, before the origin is known.
  private var unplaced: [Content] = []
  /// Contents made for an origin, the latest first.
  private var contents: [Content] = []
  /// The content used last.
  private var present: Content?
  /// The content whose `onChange` values have been handed to the session.
  private weak var watched: Content?

  init(
    session: ResolveSession, isRightToLeft: Bool, path: ViewPath,
    make: @escaping @MainActor (GeometryProxy) -> NodeList
  ) {
    self.session = session
    self.isRightToLeft = isRightToLeft
    self.make = make
    super.init(path: path)
  }

  override var children: [Node] { present.map { [$0.node] } ?? [] }

  override var answersToSafeArea: Bool { true }

  /// What is inside may be another at every place.
  override var respondsToScrolling: Bool { true }

  /// What is made from its place may be drawn at any other.
  override var followsWindow: Bool { present?.askedForPlace ?? true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    ArrangedChildren(
      children: [unplacedContent(in: SafeArea(), size: size)], detail: .deferred(SafeArea()))
  }

  package override func forgetSizes() {
    super.forgetSizes()
    (unplaced + contents).forEach { $0.forgetSizes() }
  }

  /// The content for the layout: for an origin of zero, with nothing around.
  func unplacedContent(in area: SafeArea, size: CGSize) -> Placed {
    let geometry = geometry(
      Geometry(size: size, origin: .zero, surroundings: Surroundings()), in: area)
    let content: Content
    if let known = (unplaced + contents).first(where: { $0.source.serves(geometry) }) {
      content = known
    } else if session.isOver, let last = present, last.source.size == size {
      return last.placed(in: area)
    } else {
      content = self.content(geometry)
      unplaced.append(content)
      if unplaced.count > Self.mostContents { unplaced.removeFirst() }
    }
    if contents.isEmpty { present = content }
    return checked(content, in: area)
  }

  /// The content for the geometry of the view once everything has scrolled.
  package func content(for geometry: Geometry, in area: SafeArea) -> Placed {
    let geometry = self.geometry(geometry, in: area)
    let content: Content
    if let known = (contents + unplaced).first(where: { $0.source.move(to: geometry) }) {
      content = known
    } else if session.isOver, let last = present, last.source.size == geometry.size {
      return last.placed(in: area)
    } else {
      content = self.content(geometry)
    }
    present = content
    contents.removeAll { $0 === content }
    contents.insert(content, at: 0)
    if contents.count > Self.mostContents { contents.removeLast() }
    return checked(content, in: area)
  }

  private func geometry(_ geometry: Geometry, in area: SafeArea) -> Geometry {
    var geometry = geometry
    geometry.safeAreaInsets = area.room(around: CGRect(origin: .zero, size: geometry.size))
      .mirrored(isRightToLeft)
    return geometry
  }

  private func checked(_ content: Content, in area: SafeArea) -> Placed {
    let placed = content.placed(in: area)
    LayoutPass.check(placed, session: session)
    return placed
  }

  /// The number of contents kept for origins that recur.
  ///
  /// - Source: chosen: that of the layout and the one in sight.
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

  /// Hands over what the present content watches, once.
  package func watchContents() {
    guard let content = present, content !== watched else { return }
    watched = content
    content.watchers.forEach(session.watch)
    if content.askedForPlace, !content.watchers.isEmpty { session.watchesPlace = true }
  }
}
