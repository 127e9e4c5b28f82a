import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// What a view is resolved with: where it stands, what it is told, and whom it talks to.
@MainActor struct ResolveContext {
  /// The place of the view.
  var path: ViewPath
  /// What the views around hand down.
  var environment: EnvironmentValues
  /// How changes to the view are animated.
  var scope: TransactionScope
  /// The ways of changing outside the modifiers that began ones of their own.
  var outerScopes: [TransactionScope] = []
  /// The scroll view that the view is in.
  var scrollView: ViewPath?
  /// Whether views here may come and go: not those that a transition is made of.
  var makesItems = true
  /// What is shared by the whole tree.
  let session: ResolveSession

  /// The context of one of several views.
  func child(_ index: Int) -> ResolveContext { stepping(.child(index)) }

  /// The context of one of two branches.
  func branch(_ index: Int) -> ResolveContext { stepping(.branch(index)) }

  /// The context inside a view or modifier; `name` is how reports call it, if they do.
  func view(_ type: String, name: String? = nil) -> ResolveContext {
    stepping(.view(type), name: name)
  }

  /// The context of an element of a `ForEach`, or of a view with an explicit id.
  func element(_ id: AnyHashable, name: String?) -> ResolveContext {
    stepping(.element(id), name: name)
  }

  /// The context with a change to what is handed down.
  func environment(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
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
  func connectDynamicProperties(of view: Any) -> Bool {
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
@MainActor protocol ConnectedProperty {
  /// Finds the value, and says whether there is one; `property` is how the view calls it.
  func connect(in context: ResolveContext, property: String) -> Bool
}

/// What all views of one tree share while it is resolved and laid out.
@MainActor final class ResolveSession {
  let host: StateHost
  let text: any TextMeasuring
  let images: any ImageProviding
  /// The colors that have names.
  let colors: NamedColors
  /// Pixels to a point.
  let scale: Double
  /// The values `onChange` watches, in the order they were met.
  private(set) var watchers: [ChangeWatcher] = []
  /// What views that are being made for a reader watch, while they are.
  private var collected: [ChangeWatcher]?
  /// Whether state has been written since, so that nothing more can be made of what it was.
  var isOver = false
  /// Whether some views are made only once their size and place are known.
  var hasReaders = false
  /// Whether some of them depend on more than their size.
  var readsPlace = false
  /// Whether `onChange` watches something made from a place.
  var watchesPlace = false
  /// The next moment at which a schedule has another entry, and at which `onChange` sees it.
  private var entries: (next: Double?, nextWatched: Double?)

  /// How many views may lie one in another, modifiers counted.
  ///
  /// - Source: chosen: several times what scenes have, and within a thread's stack.
  nonisolated static let deepest = 600

  /// The views with an explicit id, by the scroll view they are in.
  private var identified: [ViewPath: [AnyHashable: ViewPath]] = [:]

  /// Takes note of a view with an explicit id, and says whether another one in its scroll view, and
  /// not around it, has the same.
  func isTaken(_ id: AnyHashable, by view: ViewPath, in scrollView: ViewPath) -> Bool {
    let other = identified[scrollView]?[id]
    if let other { return !view.leads(through: other) }
    identified[scrollView, default: [:]][id] = view
    return false
  }

  /// Says when a schedule has its next entry, and whether `onChange` watches what it makes.
  func noteEntry(at time: Double, isWatched: Bool) {
    entries.next = min(entries.next ?? time, time)
    if isWatched { entries.nextWatched = min(entries.nextWatched ?? time, time) }
  }

  /// The next moment at which somebody may see another value because a schedule says so.
  var wake: Double? {
    observesGeometry || watchesPlace ? entries.next : entries.nextWatched
  }

  /// Whether anybody watches preferences or geometry.
  var observesGeometry = false
  /// What went wrong, each once, and the views it went wrong in.
  var findings: [(view: ViewPath, problem: SceneProblem)] {
    reported + colors.problems.map { (ViewPath(), $0) }
  }
  private var reported: [(view: ViewPath, problem: SceneProblem)] = []
  /// Which state has an owner.
  var claims = StateClaims()
  /// The lengths of lazy rows measured so far.
  var lazyLengths: [LazyStackKey: LazyLengths] = [:]
  /// What is on its way.
  var animations = Running() { didSet { animatedPaths = animations.paths } }
  /// The views in which something is on its way.
  private(set) var animatedPaths: Set<ViewPath> = []
  /// Whether a view has asked for a change to be animated since the tree was begun.
  var hasOwnTransactions = false
  /// Whether views share places and sizes with others.
  var hasMatches = false
  /// How changes are animated in the views whose parts come and go.
  var containers: [ViewPath: TransactionScope] = [:]
  /// The numbers of views and modifiers that are `Animatable`, as they say.
  private(set) var animatableViews: [(path: ViewPath, target: AttributeTarget)] = []
  /// Whether any view does something because it is there.
  var hasLives = false
  /// The moment the tree is made for, in seconds from the start of the script.
  private let moment: Double
  /// Whether something in the tree is another one at another time: such a tree serves one moment
  /// only, any other one serves all until the next change of state.
  private(set) var dependsOnTime = false

  init(
    host: StateHost, text: any TextMeasuring, images: any ImageProviding, colors: NamedColors,
    scale: Double, time: Double
  ) {
    self.host = host
    moment = time
    self.text = text
    self.images = images
    self.colors = colors
    self.scale = scale
    if host.acceptsWrites { host.beginTree() }
    host.onRefusedWrite = { [weak self] key in
      MainActor.assumeIsolated {
        self?.report(.stateWrittenWhileDrawing(view: key.path.name), in: key.path)
      }
    }
    host.onRefusedScroll = { [weak self] request in
      MainActor.assumeIsolated {
        self?.report(.scrolledWhileDrawing(at: "\(request.location)"), in: request.reader)
      }
    }
  }

  /// The moment the tree is made for, for a view that is another one at another time.
  var time: Double {
    dependsOnTime = true
    return moment
  }

  /// The surroundings that a view asks for, for the whole scene.
  private(set) var preferredColorScheme: ColorScheme?

  /// Takes note of a wish for light or dark surroundings; those of views around go first.
  func prefer(_ scheme: ColorScheme?) { preferredColorScheme = preferredColorScheme ?? scheme }

  /// Whether the script is being played: stills neither watch nor end state, however many are made.
  var isPlaying: Bool { host.acceptsWrites }

  /// A view or modifier as it is at the moment of the tree, if it is on its way to what it says.
  func present<A: Animatable>(_ value: A, at path: ViewPath, scope: TransactionScope) -> A {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return value }
    if isPlaying {
      animatableViews.append(
        (path, AttributeTarget(value: value.animatableData, transaction: scope.transaction)))
    }
    guard animatedPaths.contains(path),
      let way = animations.displacements[AttributeKey(path: path, attribute: .view)]
    else { return value }
    return value.displaced(by: way, at: time)
  }

  func watch(_ watcher: ChangeWatcher) {
    guard isPlaying else { return }
    if collected == nil { watchers.append(watcher) } else { collected?.append(watcher) }
  }

  /// Makes something, and keeps apart what `onChange` watches in it.
  func collectingWatchers<Made>(_ make: () -> Made) -> (made: Made, watchers: [ChangeWatcher]) {
    let outer = collected
    collected = []
    defer { collected = outer }
    let made = make()
    return (made, collected ?? [])
  }

  func report(_ problem: SceneProblem, in view: ViewPath) {
    if !reported.contains(where: { $0.view == view && $0.problem == problem }) {
      reported.append((view, problem))
    }
  }
}

/// A value watched by `onChange`, and what to do when it is another one.
struct ChangeWatcher {
  let slot: StateSlot
  let value: Any
  /// Whether this value differs from the one seen last.
  let differs: (_ previous: Any) -> Bool
  /// Called with the value seen last, or nil when there was none.
  let action: (_ previous: Any?) -> Void
  /// Whether the action is also called when the value is first seen.
  let isInitial: Bool
  let location: SourceLocation
}

/// Resolves a view: asks views for their bodies until only primitive ones are left.
@MainActor func resolve<V: View>(_ view: V, in context: ResolveContext) -> NodeList {
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
  let view = inner.present(view)
  guard inner.connectDynamicProperties(of: view) else {
    return NodeList(EmptyNode(path: inner.path))
  }
  return resolve(context.session.host.evaluate { view.body }, in: inner)
}
