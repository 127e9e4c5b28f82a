import ScrollworkDrawing
package import ScrollworkEnvironment
import ScrollworkGeometry

/// The inputs of resolving a view: its path, its environment, and the session.
@MainActor package struct ResolveContext {
  /// The path of the view.
  package var path: ViewPath
  /// The environment of the view.
  package var environment: EnvironmentValues
  /// The transaction scope of changes to the view.
  package var scope: TransactionScope
  /// The transaction scopes outside of the enclosing `transaction(_:body:)` modifiers, innermost
  /// last.
  var outerScopes: [TransactionScope] = []
  /// The path of the enclosing scroll view.
  var scrollView: ViewPath?
  /// Whether views here become dynamic items; false inside a transition.
  var makesItems = true
  /// The state shared by the whole tree.
  package let session: ResolveSession

  package init(
    path: ViewPath, environment: EnvironmentValues, scope: TransactionScope,
    outerScopes: [TransactionScope] = [], scrollView: ViewPath? = nil, makesItems: Bool = true,
    session: ResolveSession
  ) {
    self.path = path
    self.environment = environment
    self.scope = scope
    self.outerScopes = outerScopes
    self.scrollView = scrollView
    self.makesItems = makesItems
    self.session = session
  }

  /// The context of a child.
  package func child(_ index: Int) -> ResolveContext { appending(.child(index)) }

  /// The context of a branch.
  func branch(_ index: Int) -> ResolveContext { appending(.branch(index)) }

  /// The context inside a view or modifier; `name` is its name in reports, if any.
  package func view(_ type: String, name: String? = nil) -> ResolveContext {
    appending(.view(type), name: name)
  }

  /// The context of an element of a `ForEach`, or of a view with an explicit id.
  package func element(_ id: AnyHashable, name: String?) -> ResolveContext {
    appending(.element(id), name: name)
  }

  /// The context with a changed environment.
  package func environment(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var copy = self
    change(&copy.environment)
    return copy
  }

  private func appending(_ step: ViewPath.Step, name: String? = nil) -> ResolveContext {
    var copy = self
    copy.path = path.appending(step, name: name)
    return copy
  }

  /// The animated state of a view or modifier; the value itself if it is not animated.
  func present<V>(_ value: V) -> V {
    // A shape is animated in drawing.
    guard let animatable = value as? any Animatable, !(value is any Shape) else { return value }
    return session.present(animatable, at: path, scope: scope) as? V ?? value
  }

  /// The storage of a piece of engine state for the view at this path.
  func slot(_ property: String) -> StateSlot {
    let key = StateKey(path: path, property: property)
    if session.isPlaying { session.claims.claim(key) }
    return StateSlot(host: session.host, key: key)
  }

  /// Connects the dynamic properties of a view or modifier to their storage; returns whether all
  /// have a value.
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

/// A dynamic property with storage at the view's path.
@MainActor package protocol ConnectedProperty {
  /// Connects the property to its storage; returns whether it has a value. `property` is the name
  /// in the view.
  func connect(in context: ResolveContext, property: String) -> Bool
}

/// Resolves a view: evaluates bodies until only primitive views are left.
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
