import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// The pages of a navigation stack, back to front.
struct NavigationPages<Root: View>: PrimitiveView {
  let root: Root
  /// The pushed pages.
  let entries: [NavigationEntry]
  let push: @MainActor (NavigationEntry) -> Void
  /// Pops pages until the given number is left above the root.
  let popToCount: @MainActor (Int) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let edit = State(wrappedValue: EditMode.inactive)
    _ = edit.connect(in: context, property: "editMode")
    let zooms = State(wrappedValue: [ZoomSource: CGRect]())
    _ = zooms.connect(in: context, property: "zoomFrames")
    let inner = context.view("NavigationStack", name: "NavigationStack").environment {
      $0.stackAxis = nil
      if $0.zoomFrames == nil { $0.zoomFrames = zooms.projectedValue }
      if $0.editMode == nil { $0.editMode = edit.projectedValue }
      $0.navigation = NavigationActions(push: push)
    }
    context.session.observed.insert(.safeArea)
    var pages: [NavigationPageNodes] = []
    func add(_ content: some View, id: AnyHashable?, dismiss: (@MainActor () -> Void)?) {
      var pageContext = inner.view("root")
      if let id {
        pageContext = inner.element(
          AnyHashable([AnyHashable(pages.count), id]), name: "[\(pages.count)]")
        context.session.claims.claim(elementAt: pageContext.path)
      }
      let page = NavigationPageNodes(content, above: pages.last, dismiss: dismiss, in: pageContext)
      pages.append(page)
      for presented in page.page.presented {
        add(presented.content(), id: presented.id, dismiss: presented.dismiss)
      }
    }
    add(root, id: nil, dismiss: nil)
    for (index, entry) in entries.enumerated() {
      guard let top = pages.last else { break }
      add(view(of: entry, from: top.page, in: inner), id: entry.id) { popToCount(index) }
    }
    var nodes = NodeList()
    for (index, page) in pages.enumerated() {
      let shown = page.pageNodes(isCovered: index + 1 < pages.count)
      nodes.append(index == 0 ? shown : inner.items(shown))
    }
    let stack = LayoutNode(
      ZStackLayout(alignment: .center), children: nodes.nodes,
      isRightToLeft: context.isRightToLeft, path: inner.path, name: "NavigationStack")
    stack.showsLastOnly = true
    return NodeList(stack)
  }

  /// The view of a pushed page.
  @MainActor private func view(
    of entry: NavigationEntry, from below: NavigationPage, in context: ResolveContext
  ) -> AnyView {
    switch entry.content {
    case .view(let make): return make()
    case .value(let value):
      if let view = below.view(of: value) { return view }
      context.session.report(
        .noDestination(type: "\(type(of: value.base))"), in: context.path)
      return AnyView(EmptyView())
    }
  }
}
