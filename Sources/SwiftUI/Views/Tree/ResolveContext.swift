import ScrollworkDrawing
package import ScrollworkEnvironment
import ScrollworkGeometry

/// The inputs of resolving a view, which only the engine reads.
package typealias ResolveContext = _ViewInputs

/// The inputs of resolving a view: its path, its environment, and the session.
@MainActor public struct _ViewInputs {
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
  /// The time that bodies find on the wall clock, in seconds from the start: that of the entry of
  /// the enclosing timeline view, or the one at which the present state began.
  var bodyTime: Double
  /// Whether views here become dynamic items; false inside a transition.
  var makesItems = true
  /// Whether a view around has a property through which code here may write: state, or a reference.
  private(set) var mayWrite = false
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
    bodyTime = session.stateTime
  }

  /// Evaluates the body of the view at this path.
  package func evaluate<Body>(_ body: () -> Body) -> Body {
    session.host.evaluate(at: path, time: bodyTime, body)
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
    guard session.host.viewType(V.self).isAnimatable, let animatable = value as? any Animatable
    else { return value }
    return session.present(animatable, at: path, scope: scope) as? V ?? value
  }

  /// Whether the view is in a row of a lazy stack.
  package var isInLazyRow: Bool { environment.lazyStack == .inLazyRow }

  /// The storage of a piece of engine state for the view at this path.
  package func slot(_ property: String) -> StateSlot {
    let key = StateKey(path: path, property: property)
    if session.isPlaying { session.claims.claim(key) }
    return StateSlot(host: session.host, key: key)
  }

  /// Connects the dynamic properties of a view or modifier to their storage; returns whether all
  /// have a value.
  package mutating func connectDynamicProperties(of view: some Any) -> Bool {
    connect(view, prefix: "")
  }

  private mutating func connect<Value>(_ value: Value, prefix: String) -> Bool {
    guard let properties = session.host.viewType(Value.self).properties else {
      return connect(Mirror(reflecting: value), prefix: prefix)
    }
    if properties.hasObject { mayWrite = true }
    var isComplete = true
    withUnsafePointer(to: value) { value in
      for property in properties.dynamic {
        let place = UnsafeRawPointer(value) + property.offset
        let name = prefix + property.name
        if !connect(property.type, at: place, name: name) { isComplete = false }
      }
    }
    return isComplete
  }

  private mutating func connect<Property: DynamicProperty>(
    _: Property.Type, at place: UnsafeRawPointer, name: String
  ) -> Bool {
    connect(place.assumingMemoryBound(to: Property.self).pointee, name: name)
  }

  /// Connects the dynamic properties of a value whose type does not tell which they are.
  private mutating func connect(_ mirror: Mirror, prefix: String) -> Bool {
    var isComplete = true
    for (index, child) in mirror.children.enumerated() {
      guard let property = child.value as? any DynamicProperty else {
        if !mayWrite, type(of: child.value) is AnyClass { mayWrite = true }
        continue
      }
      let name = prefix + (child.label ?? "\(index)")
      if !connect(property, name: name) { isComplete = false }
    }
    return isComplete
  }

  private mutating func connect(_ property: some DynamicProperty, name: String) -> Bool {
    session.noteDependence()
    if let connected = property as? any ConnectedProperty {
      let isConnected = connected.connect(in: self, property: name)
      if connected.isWritable { mayWrite = true }
      return isConnected
    }
    let isConnected = connect(property, prefix: name + ".")
    var copy = property
    if isConnected { copy.update() }
    return isConnected
  }
}

/// A dynamic property with storage at the view's path.
@MainActor package protocol ConnectedProperty {
  /// Connects the property to its storage; returns whether it has a value. `property` is the name
  /// in the view.
  func connect(in context: ResolveContext, property: String) -> Bool

  /// Whether code may write through the property: to its storage, or to a model that it refers to.
  var isWritable: Bool { get }
}

extension ConnectedProperty {
  package var isWritable: Bool { true }
}

/// Resolves a view: evaluates bodies until only primitive views are left.
@MainActor package func resolve<V: View>(_ view: V, in context: ResolveContext) -> NodeList {
  view._makeView(inputs: context)
}

extension View {
  /// Resolves the view by its body.
  public func _makeView(inputs: _ViewInputs) -> _ViewOutputs {
    guard let inner = inputs.inside(Self.self) else {
      return NodeList(EmptyNode(path: inputs.path))
    }
    return inner.resolveBody(of: self)
  }
}

extension ResolveContext {
  /// The context inside a view that has a body or is hosted; nil, with a report, if too many views
  /// are nested.
  func inside<V: View>(_: V.Type) -> ResolveContext? {
    let type = _typeName(V.self, qualified: false)
    let name = type.withoutGenericArguments
    let inner = view(type, name: name)
    if inner.path.depth <= ResolveSession.deepest { return inner }
    session.report(.endlessViews(view: name), in: ViewPath())
    return nil
  }

  /// Resolves the body of a view in the context inside of it.
  fileprivate func resolveBody<V: View>(of view: V) -> NodeList {
    var inner = self
    let view = inner.present(view)
    guard inner.connectDynamicProperties(of: view) else {
      return NodeList(EmptyNode(path: inner.path))
    }
    return resolve(inner.evaluate { view.body }, in: inner)
  }
}

extension String {
  /// The name of a type without its generic arguments.
  var withoutGenericArguments: String {
    guard let end = utf8.firstIndex(of: UInt8(ascii: "<")) else { return self }
    return String(self[..<end])
  }
}
