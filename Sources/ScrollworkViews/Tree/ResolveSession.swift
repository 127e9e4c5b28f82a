package import ScrollworkDrawing
package import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// What all views of one tree share while it is resolved and laid out.
@MainActor package final class ResolveSession {
  package let host: StateHost
  let text: any TextMeasuring
  let images: any ImageProviding
  /// The colors that have names.
  package let colors: NamedColors
  /// Pixels to a point.
  package let scale: Double
  /// The values `onChange` watches, in the order they were met.
  package private(set) var watchers: [ChangeWatcher] = []
  /// What views that are being made for a reader watch, while they are.
  private var collected: [ChangeWatcher]?
  /// Whether state has been written since, so that nothing more can be made of what it was.
  var isOver = false
  /// Whether some views are made only once their size and place are known.
  package var hasReaders = false
  /// Whether some of them depend on more than their size.
  package var readsPlace = false
  /// Whether `onChange` watches something made from a place.
  package var watchesPlace = false
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
  package var wake: Double? {
    observesGeometry || watchesPlace ? entries.next : entries.nextWatched
  }

  /// Whether anybody watches preferences or geometry.
  package var observesGeometry = false
  /// Whether anybody watches whether views are in sight.
  package var observesVisibility = false
  /// Whether any scroll transition takes its time.
  package var hasTimedTransitions = false
  /// What went wrong, each once, and the views it went wrong in.
  package var findings: [(view: ViewPath, problem: SceneProblem)] {
    reported + colors.problems.map { (ViewPath(), $0) }
  }
  private var reported: [(view: ViewPath, problem: SceneProblem)] = []
  /// Which state has an owner.
  package var claims = StateClaims()
  /// Whether the tree has gone.
  private(set) var hasEnded = false
  /// The lengths of lazy rows measured so far.
  package var lazyLengths: [LazyStackKey: LazyLengths] = [:]
  /// The containers that lengths may be relative to.
  private var containerBoxes = WeakList<ContainerBox>()

  /// Takes note of a container.
  package func note(_ container: ContainerBox) -> ContainerBox {
    containerBoxes.append(container)
    return container
  }

  /// Lays views out at other sizes than the layout pass, and restores the containers.
  package func keepingContainers<Result>(_ body: () -> Result) -> Result {
    let settings = containerBoxes.elements.map { ($0, $0.setting) }
    defer { for (box, setting) in settings { box.setting = setting } }
    return body()
  }

  /// What is on its way.
  package var animations = Running() { didSet { animatedPaths = animations.paths } }
  /// The views in which something is on its way.
  package private(set) var animatedPaths: Set<ViewPath> = []
  /// Whether a view has asked for a change to be animated since the tree was begun.
  var hasOwnTransactions = false
  /// Whether some room is not safe for views.
  package var hasSafeArea = false
  /// Whether views share places and sizes with others.
  package var hasMatches = false
  /// How changes are animated in the views whose parts come and go.
  var containers: [ViewPath: TransactionScope] = [:]
  /// The numbers of views and modifiers that are `Animatable`, as they say.
  private(set) var animatableViews: [(path: ViewPath, target: AttributeTarget)] = []
  /// Whether any view does something because it is there.
  package var hasLives = false
  /// Whether a lazy row has a scroll view in it.
  package var hasScrollViewsInRows = false
  /// Whether one of those has a position.
  package var hasPositionsInRows = false
  /// The moment the tree is made for, in seconds from the start of the script.
  private let moment: Double
  /// Whether something in the tree is another one at another time: such a tree serves one moment
  /// only, any other one serves all until the next change of state.
  package private(set) var dependsOnTime = false

  package init(
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

  /// The moment the tree is made for, for what goes on by itself from there.
  var now: Double { moment }

  /// The outermost views of UIKit that are there, in the order they were met.
  ///
  /// The tree keeps them: what is in them knows the session.
  package var hosted: [UIKitNode] { notedHosted.elements }
  private var notedHosted = WeakList<UIKitNode>()

  /// Takes note of an outermost view of UIKit.
  func noteHosted(_ node: UIKitNode) { notedHosted.append(node) }

  /// The moment the tree is made for, for a view that is another one at another time.
  package var time: Double {
    dependsOnTime = true
    return moment
  }

  /// The surroundings that a view asks for, for the whole scene.
  package private(set) var preferredColorScheme: ColorScheme?

  /// Takes note of a wish for light or dark surroundings; those of views around go first.
  func prefer(_ scheme: ColorScheme?) { preferredColorScheme = preferredColorScheme ?? scheme }

  /// Whether the script is being played: stills neither watch nor end state, however many are made.
  package var isPlaying: Bool { host.acceptsWrites }

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

  /// The values that views lend to scripts, in the order they were met.
  private(set) var lentValues: [(name: String, value: LentValue)] = []

  /// Lends a value to scripts.
  func lend(_ value: LentValue, as name: String) {
    if isPlaying, !hasEnded { lentValues.append((name, value)) }
  }

  func watch(_ watcher: ChangeWatcher) {
    guard isPlaying, !hasEnded else { return }
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

  /// Lets go of what views have handed over: their tree has gone, and nobody will ask for it.
  ///
  /// It may hold parts of the tree, as a `ForEach` does that shows views of another one; and they know
  /// the session.
  package func end() {
    hasEnded = true
    (watchers, lentValues) = ([], [])
    claims = StateClaims()
  }

  package func report(_ problem: SceneProblem, in view: ViewPath) {
    if !reported.contains(where: { $0.view == view && $0.problem == problem }) {
      reported.append((view, problem))
    }
  }
}
