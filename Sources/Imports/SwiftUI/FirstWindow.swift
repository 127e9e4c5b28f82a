import ScrollworkViews

/// The first window of an app, or of a scene with a body.
///
/// Its owner has state as a view has: properties are connected before the body is evaluated, and a
/// change makes the window again.
struct FirstWindow<Owner>: CountedView {
  @MainActor static var nodeCount: Int? { nil }

  /// The app or the scene.
  let owner: Owner
  /// Evaluates the body; returns the view in its first window.
  let view: @MainActor (Owner) -> any View

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    var context = context
    guard context.connectDynamicProperties(of: owner) else { return NodeList() }
    let view = context.evaluate { AnyView(erasing: self.view(owner)) }
    return ScrollworkViews.resolve(view, in: context)
  }
}

extension AnyView {
  /// A view without its type.
  @MainActor init(erasing view: any View) {
    func open(_ view: some View) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
