import ScrollworkDrawing
package import ScrollworkEnvironment
import ScrollworkGeometry

/// What a view is resolved with: where it stands, what it is told, and whom it talks to.
@MainActor package struct ResolveContext {
  /// The place of the view.
  package var path: ViewPath
  /// What the views around hand down.
  package var environment: EnvironmentValues
  /// How changes to the view are animated.
  package var scope: TransactionScope
  /// The ways of changing outside the modifiers that began ones of their own.
  var outerScopes: [TransactionScope] = []
  /// The scroll view that the view is in.
  var scrollView: ViewPath?
  /// Whether views here may come and go: not those that a transition is made of.
  var makesItems = true
  /// What is shared by the whole tree.
  package let session: ResolveSession

  package init(
    path: ViewPath, environment: EnvironmentValues, scope: TransactionScope, outerScopes: [TransactionScope] = [], scrollView: ViewPath? = nil, makesItems: Bool = true, session: ResolveSession
  ) {
    self.path = path
    self.environment = environment
    self.scope = scope
    self.outerScopes = outerScopes
    self.scrollView = scrollView
    self.makesItems = makesItems
    self.session = session
  }

  /// The context of one of several views.
  package func child(_ index: Int) -> ResolveContext { stepping(.child(index)) }

  /// The context of one of two branches.
  func branch(_ index: Int) -> ResolveContext { stepping(.branch(index)) }

  /// The context inside a view or modifier; `name` is how reports call it, if they do.
  package func view(_ type: String, name: String? = nil) -> ResolveContext {
    stepping(.view(type), name: name)
  }

  /// The context of an element of a `ForEach`, or of a view with an explicit id.
  package func element(_ id: AnyHashable, name: String?) -> ResolveContext {
    stepping(.element(id), name: name)
  }

  /// The context with a change to what is handed down.
  package func environment(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var copy = self
    change(&copy.environment)
    return copy
  }

  private func stepping(_ step: ViewPath.Step, name: String? = nil) -> ResolveContext {
    var copy = self
    copy.path = path.appending(step, name: name)
    return copy
  }

  /// A view or modifier that stands here as it is now, if it is on its way to what it says.
  func present<V>(_ value: V) -> V {
    // A shape is animated where it is drawn.
    guard let animatable = value as? any Animatable, !(value is any Shape) else { return value }
    return session.present(animatable, at: path, scope: scope) as? V ?? value
  }

  /// A piece of state that the engine itself keeps for the view that stands here.
  func slot(_ property: String) -> StateSlot {
    let key = StateKey(path: path, property: property)
    if session.isPlaying { session.claims.claim(key) }
    return StateSlot(host: session.host, key: key)
  }

  /// Connects the dynamic properties of a view or modifier with their values, and says whether all
  /// have one.
  package func connectDynamicProperties(of view: Any) -> Bool {
    connect(Mirror(reflecting: view), prefix: "")
  }

  private func connect(_ mirror: Mirror, prefix: String) -> Bool {
    var isComplete = true
    for (index, child) in mirror.children.enumerated() {
      guard let property = child.value as? any DynamicProperty else { continue }
      let name = prefix + (child.label ?? "\(index)")
      let isConnected =
        (property as? any ConnectedProperty)?.connect(in: self, property: name)
        ?? connect(Mirror(reflecting: property), prefix: name + ".")
      if !isConnected { isComplete = false }
    }
    return isComplete
  }
}

/// A property that gets its value where the view stands.
@MainActor package protocol ConnectedProperty {
  /// Finds the value, and says whether there is one; `property` is how the view calls it.
  func connect(in context: ResolveContext, property: String) -> Bool
}

/// Resolves a view: asks views for their bodies until only primitive ones are left.
@MainActor package func resolve<V: View>(_ view: V, in context: ResolveContext) -> NodeList {
  if let primitive = view as? any PrimitiveView {
    let list = primitive.resolve(in: context)
    list.adopt(context)
    return list
  }
  let type = "\(V.self)"
  let inner = context.view(type, name: String(type.prefix { $0 != "<" }))
  guard inner.path.steps.count <= ResolveSession.deepest else {
    context.session.report(.endlessViews(view: String(type.prefix { $0 != "<" })), in: ViewPath())
    return NodeList(EmptyNode(path: inner.path))
  }
  if V.Body.self == Never.self, let hosted = view as? any UIViewRepresentable {
    let list = hosted.resolveHosted(in: inner)
    list.adopt(inner)
    return list
  }
  let view = inner.present(view)
  guard inner.connectDynamicProperties(of: view) else {
    return NodeList(EmptyNode(path: inner.path))
  }
  return resolve(context.session.host.evaluate(at: inner.path) { view.body }, in: inner)
}
