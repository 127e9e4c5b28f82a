package import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
public import ScrollworkLayout

extension View {
  /// Adds an overlay made from the view's preference value.
  public func overlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    PreferenceLayerView(
      content: self, key: key, alignment: alignment, isBackground: false, layer: transform)
  }

  /// Adds a background made from the view's preference value.
  public func backgroundPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    PreferenceLayerView(
      content: self, key: key, alignment: alignment, isBackground: true, layer: transform)
  }
}

/// A view with an overlay or background made from its preference value.
struct PreferenceLayerView<Content: View, K: PreferenceKey, Layer: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let key: K.Type
  let alignment: Alignment
  let isBackground: Bool
  let layer: (K.Value) -> Layer

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let name = isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue"
    let inner = context.view(name).environment {
      $0.stackAxis = nil
    }
    let session = context.session
    let (key, alignment, isRightToLeft) = (key, alignment, context.isRightToLeft)
    session.observed.formUnion([.readers, .readersInLayout, .positionReaders])
    return ScrollworkViews.resolve(content, in: context).map { node in
      PreferenceLayerNode(
        node, name: name, isBackground: isBackground, session: session
      ) { values in
        let value = values.value(key) ?? K.defaultValue
        let nodes = ScrollworkViews.resolve(
          inner.evaluate { layer(value) }, in: inner
        ).nodes
        let anchor = FixedSizeNode(path: inner.path.appending(.view("base")))
        let stack =
          nodes.count > 1
          ? [
            LayoutNode(
              ZStackLayout(alignment: alignment), children: nodes, isRightToLeft: isRightToLeft,
              path: inner.path, name: name)
          ] : nodes
        return LayoutNode(
          OverlayLayout(alignment: alignment), children: [anchor] + stack,
          isRightToLeft: isRightToLeft, path: inner.path.appending(.view("layer")), name: name)
      }
    }
  }
}

/// An empty view that takes the proposed size.
final class FixedSizeNode: Node {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// A view with a layer that is made after scrolling, when the view's preferences are known.
package final class PreferenceLayerNode: Node, PreferenceContent {
  package let base: Node
  let name: String
  private let isBackground: Bool
  private let session: ResolveSession
  private let make: @MainActor (PreferenceValues) -> LayoutNode
  private var layer: (node: LayoutNode, watchers: [ChangeWatcher])?
  private weak var watched: Node?

  init(
    _ base: Node, name: String, isBackground: Bool, session: ResolveSession,
    make: @escaping @MainActor (PreferenceValues) -> LayoutNode
  ) {
    (self.base, self.name, self.isBackground) = (base, name, isBackground)
    (self.session, self.make) = (session, make)
    super.init(path: base.path.appending(.view(name)))
    inherit(from: base)
  }

  package override var children: [Node] { inOrder(base, layer?.node) }

  package override var modified: Node? { base }

  package override var kind: String { name }
  package override var beginsWithBackground: Bool { isBackground }
  package override func childSource(_ placed: Placed) -> ChildSource { .preferences(self) }

  override var respondsToScrolling: Bool { true }

  override var dependsOnSafeArea: Bool { true }

  override func extended(_ placed: Placed, in area: SafeArea, own: SafeArea) -> Placed {
    placed.with(
      children: placed.children.map { SafeAreaPass.run($0, in: own) },
      detail: .deferred(DeferredArea(safeArea: own)))
  }

  // The layer may draw anywhere: where the anchors are.
  package override var escapesCulling: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    ArrangedChildren(
      children: [base.placed(at: .zero, proposal: proposal)], detail: .deferred(DeferredArea()))
  }

  override func withMadeContents(_ placed: Placed) -> Placed {
    guard let view = placed.children.first(where: { $0.node === base }) else { return placed }
    let shown = layer.map {
      self.placed($0.node, size: placed.frame.size, in: placed.deferredArea).withMadeContents
    }
    return placed.with(children: inOrder(view.withMadeContents, shown))
  }

  override var spacing: ViewSpacing { base.spacing }

  override var ownGuides: GuideKinds { .custom }

  override func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    base.explicitAlignment(guide, proposal: proposal)
  }

  /// The layer for preference values; made again in each evaluation, since values cannot be
  /// compared.
  package func layer(_ values: PreferenceValues, size: CGSize, in area: DeferredArea) -> Placed {
    if session.isSuperseded || session.keepsContents, let layer {
      return placed(layer.node, size: size, in: area)
    }
    let deferralCount = session.host.deferralCount
    let (node, watchers) = session.collectingWatchers { make(values) }
    if session.host.deferralCount > deferralCount { session.observed.insert(.writingReaders) }
    layer = (node, watchers)
    if !watchers.isEmpty { session.observed.insert(.positionWatchers) }
    return LayoutPass.checked(placed(node, size: size, in: area), session: session)
  }

  private func placed(_ layer: LayoutNode, size: CGSize, in area: DeferredArea) -> Placed {
    SafeAreaPass.run(
      layer.placed(at: .zero, proposal: ProposedViewSize(size)), in: area.safeArea)
  }

  /// Registers the change watchers of the present layer, once.
  package override func watchContents() {
    guard let layer, layer.node !== watched else { return }
    watched = layer.node
    layer.watchers.forEach(session.watch)
  }

  /// The view and its layer, back to front.
  package func inOrder<Part>(_ base: Part, _ layer: Part?) -> [Part] {
    guard let layer else { return [base] }
    return isBackground ? [layer, base] : [base, layer]
  }
}
