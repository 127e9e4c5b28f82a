import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A view whose children are made from its size and its frame.
///
/// The size is known in the layout, the frame only after scrolling. The children do not change the
/// size, so the layout has none: they are made by the scroll pass, for the frame that the view has,
/// and made again if they read a frame and it differs.
///
/// Making the children may start work that writes state. So while the scene is played, children are
/// made for every new frame they read, even one for which they have been made before; and children
/// that start work are made for every frame, as the work may read it later.
package final class ReaderNode: Node, GeometryContent {
  /// Children made for one geometry, and valid for every geometry with the same values read.
  private final class Content {
    let source: GeometrySource
    let node: LayoutNode
    /// The change watchers of the children.
    let watchers: [ChangeWatcher]
    /// Whether a frame was read when the children were made.
    let readsFrame: Bool
    private var known: (area: DeferredArea, placed: Placed)?

    init(
      _ source: GeometrySource, _ node: LayoutNode, watchers: [ChangeWatcher], readsFrame: Bool
    ) {
      (self.source, self.node, self.watchers) = (source, node, watchers)
      self.readsFrame = readsFrame
    }

    @MainActor func placed(in area: DeferredArea) -> Placed {
      if let known, known.area == area { return known.placed }
      var placed = SafeAreaPass.run(
        node.placed(at: .zero, proposal: ProposedViewSize(source.size)), in: area.safeArea)
      if area.largeTitle > 0 {
        placed = placed.withTitleOverFirstScrollView(area.largeTitle).placed
      }
      known = (area, placed)
      return placed
    }

    @MainActor func invalidateSizes() {
      known = nil
      node.invalidateSizes()
    }
  }

  private let session: ResolveSession
  private let isRightToLeft: Bool
  /// Whether work that the content starts may write state.
  private let mayWrite: Bool
  private let make: @MainActor (GeometryProxy) -> NodeList
  /// The contents made so far and kept, the latest first.
  private var contents: [Content] = []
  /// The content used last.
  private var present: Content?
  /// The content whose change watchers are registered with the session.
  private weak var watched: Content?

  init(
    session: ResolveSession, isRightToLeft: Bool, mayWrite: Bool, path: ViewPath,
    make: @escaping @MainActor (GeometryProxy) -> NodeList
  ) {
    self.session = session
    self.isRightToLeft = isRightToLeft
    self.mayWrite = mayWrite
    self.make = make
    super.init(path: path)
  }

  package override var children: [Node] { present.map { [$0.node] } ?? [] }

  package override var kind: String { "GeometryReader" }
  package override var painting: NodePainting { .content }
  package override func childSource(_ placed: Placed) -> ChildSource { .geometry(self) }

  override var mayHaveRows: Bool { true }

  override func extended(_ placed: Placed, in area: SafeArea, own: SafeArea) -> Placed {
    placed.with(children: [], detail: .deferred(DeferredArea(safeArea: own)))
  }

  // The content is not known yet: the title is noted for it, and the search goes on.
  override func withTitle(
    _ height: CGFloat, over placed: Placed
  ) -> (placed: Placed, isFound: Bool) {
    var area = placed.deferredArea
    area.largeTitle = height
    return (placed.with(children: placed.children, detail: .deferred(area)), false)
  }

  override var dependsOnSafeArea: Bool { true }

  // The children may differ at every offset.
  override var respondsToScrolling: Bool { true }

  // Children made from a frame may draw anywhere.
  package override var escapesCulling: Bool { present?.readsFrame ?? true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    ArrangedChildren(children: [], detail: .deferred(DeferredArea()))
  }

  override func withMadeContents(_ placed: Placed) -> Placed {
    guard let present else { return placed }
    return placed.with(children: [checked(present, in: placed.deferredArea).withMadeContents])
  }

  package override func invalidateSizes() {
    super.invalidateSizes()
    contents.forEach { $0.invalidateSizes() }
  }

  /// The content for the view's geometry after scrolling.
  package func content(for geometry: Geometry, in area: DeferredArea) -> Placed {
    if session.keepsContents, let present, present.source.size == geometry.size {
      return checked(present, in: area)
    }
    var geometry = geometry
    geometry.safeAreaInsets = area.safeArea.room(
      around: CGRect(origin: .zero, size: geometry.size)
    ).mirrored(isRightToLeft)
    let content: Content
    if let known = contents.first(where: { isReusable($0) && $0.source.move(to: geometry) }) {
      content = known
    } else if session.isSuperseded, let last = present, last.source.size == geometry.size {
      return last.placed(in: area)
    } else {
      content = self.content(geometry)
    }
    present = content
    contents.removeAll { $0 === content }
    contents.insert(content, at: 0)
    if contents.count > Self.maximumContentCount { contents.removeLast() }
    return checked(content, in: area)
  }

  /// Whether a content may be shown again without making it.
  private func isReusable(_ content: Content) -> Bool {
    content === present || !content.readsFrame || !session.isPlaying || session.isSuperseded
  }

  private func checked(_ content: Content, in area: DeferredArea) -> Placed {
    LayoutPass.checked(content.placed(in: area), session: session)
  }

  /// The number of contents kept for recurring geometries.
  ///
  /// - Source: chosen: a matched view has two, its own and that of its group.
  private static let maximumContentCount = 2

  private func content(_ geometry: Geometry) -> Content {
    let source = GeometrySource(geometry)
    let deferralCount = session.host.deferralCount
    let (list, watchers) = session.collectingWatchers { make(GeometryProxy(source)) }
    let startsWork = session.host.deferralCount > deferralCount
    if startsWork { _ = source.frame(in: .global) }
    let node = LayoutNode(
      GeometryReaderLayout(), children: list.nodes, isRightToLeft: isRightToLeft,
      path: path.appending(.view("content")), name: "content")
    let readsFrame = source.dependsOnPosition
    if readsFrame { session.observed.insert(.positionReaders) }
    if startsWork || (readsFrame && mayWrite) { session.observed.insert(.writingReaders) }
    return Content(source, node, watchers: watchers, readsFrame: readsFrame)
  }

  /// Registers the change watchers of the present content, once.
  package override func watchContents() {
    guard let content = present, content !== watched else { return }
    watched = content
    content.watchers.forEach(session.watch)
    if content.readsFrame, !content.watchers.isEmpty { session.observed.insert(.positionWatchers) }
  }
}
