public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

extension View {
  /// Adds padding to the view's safe area.
  ///
  /// Other views are inset from the edges; a scroll view that touches them insets its content and
  /// extends to the edges. An inset that is not a finite number counts as zero and is reported as a
  /// problem of the scene.
  public func safeAreaPadding(
    _ insets: EdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    SafeAreaPaddingView(
      content: self, given: insets, location: SourceLocation(fileID: fileID, line: line)
    )
    .noted("safeAreaPadding", [("", insets)], fileID, line)
  }

  /// Adds padding to the safe area on a set of edges; nil is the default length, 16 points.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    safeAreaPadding(
      EdgeInsets(edges, length ?? PaddingLayout.standard), fileID: fileID, line: line)
  }

  /// Adds padding to the safe area on all edges.
  public func safeAreaPadding(
    _ length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    safeAreaPadding(.all, length, fileID: fileID, line: line)
  }

  /// Shows a bar above or below the view and insets its safe area by the bar's height.
  ///
  /// A scroll view that touches the bar extends under it. A nil spacing is the one that both views
  /// prefer, 8 points by default.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .top ? .top : .bottom, guide: alignment.key,
      spacing: spacing)
  }

  /// Shows a bar of the app below the view, under which a scroll view passes.
  package func barBelow(@ViewBuilder _ bar: () -> some View) -> some View {
    SafeAreaInsetView(
      content: self, bar: bar(), edge: .bottom, guide: HorizontalAlignment.center.key, spacing: 0,
      isBar: true)
  }

  /// Shows a bar beside the view and insets its safe area by the bar's width.
  ///
  /// A scroll view that touches the bar extends under it. A nil spacing is the one that both views
  /// prefer, 8 points by default.
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
  /// Shows a bar above or below the view as `safeAreaInset` does, with an edge effect that fades
  /// content scrolled under it.
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

  /// Shows a bar beside the view as `safeAreaInset` does, with an edge effect that fades content
  /// scrolled under it.
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
      guide: alignment.key, spacing: spacing, fadesContent: true)
  }

  /// Extends the view into the adjacent safe area with blurred, mirrored copies.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    wrapped("backgroundExtensionEffect") { _, _ in .mirrored(isEnabled) }
  }
}

/// A view with padding added to its safe area.
struct SafeAreaPaddingView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let given: EdgeInsets
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let isRightToLeft = context.isRightToLeft
    let insets = context.finite(given, of: "safeAreaPadding", at: location)
    context.session.observed.insert(.safeArea)
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

/// A view with a bar along one edge of its safe area.
struct SafeAreaInsetView<Content: View, Bar: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let bar: Bar
  let edge: Edge
  let guide: AlignmentKey
  let spacing: CGFloat?
  var fadesContent = false
  var isBar = false

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let name = "safeAreaInset"
    let isRightToLeft = context.isRightToLeft
    context.session.observed.insert(.safeArea)
    let inner = context.withContainer { _ in }
    let box = inner.environment.container
    return ScrollworkViews.resolve(content, in: inner).map { [edge, guide, spacing, bar] node in
      box?.invalidateSizes = { [weak node] in
        node?.invalidateSizes()
      }
      var barContext = context
      // In a list of several views, each view has its own bar.
      if Self.nodeCount != 1 { barContext.path = node.path }
      let outer = barContext.view("in " + name).environment { $0.stackAxis = nil }
      let bars = ScrollworkViews.resolve(bar, in: outer).nodes
      let barNode =
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
          node.invalidateSizes()
        }
      }
      let insetNode = LayoutNode(
        layout, children: [node, barNode], isRightToLeft: isRightToLeft,
        path: node.path.appending(.view(name)), name: name)
      insetNode.inherit(from: node)
      // The id identifies the view without its bar.
      insetNode.identifier = nil
      insetNode.keptEdges = Edge.Set(edge).mirrored(isRightToLeft)
      insetNode.fadesContent = fadesContent
      insetNode.hasBarBelow = isBar
      return insetNode
    }
  }
}

extension ResolveContext {
  /// A context whose container is the area inside a reduced safe area.
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
  /// The edges, with leading and trailing exchanged if mirrored.
  func mirrored(_ isMirrored: Bool) -> Edge.Set {
    guard isMirrored else { return self }
    var copy = intersection(.vertical)
    if contains(Edge.Set.leading) { copy.insert(.trailing) }
    if contains(Edge.Set.trailing) { copy.insert(.leading) }
    return copy
  }
}
