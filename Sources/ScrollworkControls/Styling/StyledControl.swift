import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkViews

/// A part that a control was given, for a style to put where it likes.
protocol GivenPart: PrimitiveView, CountedView {
  /// Makes the views that the control was given.
  var resolveContent: @MainActor (ResolveContext) -> NodeList { get }

  init(resolveContent: @escaping @MainActor (ResolveContext) -> NodeList)
}

extension GivenPart {
  @MainActor package static var nodeCount: Int? { nil }

  /// The part that is a view.
  @MainActor init(_ content: some View) {
    self.init { ScrollworkViews.resolve(content, in: $0) }
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    resolveContent(context)
  }
}

extension ResolveContext {
  /// A control as its style shows it, with the dynamic properties of the style connected.
  ///
  /// What the style makes of several views stands in a row, as in a control of the system.
  @MainActor func nodes<Style, Body: View>(
    styledBy style: Style, _ makeBody: @MainActor (Style) -> Body
  ) -> NodeList {
    let inner = view("\(Style.self)")
    guard inner.connectDynamicProperties(of: style) else {
      return NodeList(EmptyNode(path: inner.path))
    }
    let body = session.host.evaluate(at: inner.path) { makeBody(style) }
    return ScrollworkViews.resolve(LayoutView(layout: HStackLayout(), content: body), in: inner)
  }
}
