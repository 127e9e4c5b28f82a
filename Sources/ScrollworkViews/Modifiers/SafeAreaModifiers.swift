public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

extension View {
  /// Makes the view's safe area smaller: a view in it stands clear of the edges, and a scroll view
  /// that touches them keeps its content clear of them and reaches beyond.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddingView(content: self, insets: insets)
  }

  /// Makes the view's safe area smaller on some edges; nil is the usual distance, 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingLayout.standard))
  }

  /// Makes the view's safe area smaller on all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Puts a bar above or below the view, and makes its safe area smaller by that.
  ///
  /// A scroll view that touches the bar reaches under it. Without a spacing the distance is the one
  /// that both prefer, 8 unless they say otherwise.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .top ? .top : .bottom, guide: alignment.key,
      spacing: spacing)
  }

  /// Puts a bar beside the view, and makes its safe area smaller by that.
  ///
  /// A scroll view that touches the bar reaches under it. Without a spacing the distance is the one
  /// that both prefer, 8 unless they say otherwise.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
      guide: alignment.key, spacing: spacing)
  }
}

extension View {
  /// Puts a bar above or below the view as `safeAreaInset` does; what scrolls under it fades there.
  ///
  /// - Source: that content fades is documented, how is chosen: see ``ScrollEdgeEffectStyle``.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .top ? .top : .bottom, guide: alignment.key,
      spacing: spacing, fadesContent: true)
  }

  /// Puts a bar beside the view as `safeAreaInset` does; what scrolls under it fades there.
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
      guide: alignment.key, spacing: spacing, fadesContent: true)
  }

  /// Fills the room out of the safe area beside the view with blurred mirror images of it.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    wrapped("backgroundExtensionEffect") { _, _ in .mirrored(isEnabled) }
  }
}

/// A view with a smaller safe area.
struct SafeAreaPaddingView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let insets: EdgeInsets

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let isRightToLeft = context.isRightToLeft
    context.session.hasSafeArea = true
    let inner = context.withContainer { $0.taken = insets }
    return ScrollworkViews.resolve(content, in: inner).map { node in
      let padding = LayoutNode(
        PaddingLayout(insets), children: [node], isRightToLeft: isRightToLeft,
        path: node.path.appending(.view("safeAreaPadding")), name: "safeAreaPadding")
      padding.keptEdges = .all
      return padding
    }
  }
}

/// A view with a bar along one of its edges.
struct SafeAreaInsetView<Content: View, Bar: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let bar: Bar
  let edge: Edge
  let guide: AlignmentKey
  let spacing: CGFloat?
  var fadesContent = false

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let name = "safeAreaInset"
    let isRightToLeft = context.isRightToLeft
    context.session.hasSafeArea = true
    let inner = context.withContainer { _ in }
    let box = inner.environment.container
    return ScrollworkViews.resolve(content, in: inner).map { [edge, guide, spacing, bar] node in
      box?.forgetSizes = { [weak node] in
        node?.forgetSizes()
      }
      var place = context
      // Of several views each has a bar of its own.
      if Self.nodeCount != 1 { place.path = node.path }
      let outer = place.view("in " + name).environment { $0.stackAxis = nil }
      let bars = ScrollworkViews.resolve(bar, in: outer).nodes
      let pile =
        bars.count == 1
        ? bars[0]
        : LayoutNode(
          ZStackLayout(alignment: .center), children: bars, isRightToLeft: isRightToLeft,
          path: outer.path, name: name)
      let layout = SafeAreaInsetLayout(edge: edge, guide: guide, spacing: spacing) { length in
        MainActor.assumeIsolated {
          let taken = EdgeInsets(Edge.Set(edge), length)
          guard let box, box.taken != taken else { return }
          box.taken = taken
          node.forgetSizes()
        }
      }
      let whole = LayoutNode(
        layout, children: [node, pile], isRightToLeft: isRightToLeft,
        path: node.path.appending(.view(name)), name: name)
      whole.inherit(from: node)
      // The bar is no part of the view with that id.
      whole.identifier = nil
      whole.keptEdges = Edge.Set(edge).mirrored(isRightToLeft)
      whole.fadesContent = fadesContent
      return whole
    }
  }
}

extension ResolveContext {
  /// The context of views in a smaller safe area, of which the container is the room inside.
  @MainActor fileprivate func withContainer(
    _ change: (ContainerBox) -> Void
  ) -> ResolveContext {
    environment { values in
      guard let outer = values.container else { return }
      let box = session.note(ContainerBox(inside: outer))
      change(box)
      values.container = box
    }
  }
}

extension Edge.Set {
  /// The edges with left for leading.
  func mirrored(_ isMirrored: Bool) -> Edge.Set {
    guard isMirrored else { return self }
    var copy = intersection(.vertical)
    if contains(Edge.Set.leading) { copy.insert(.trailing) }
    if contains(Edge.Set.trailing) { copy.insert(.leading) }
    return copy
  }
}
