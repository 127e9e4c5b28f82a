package import ScrollworkDrawing
package import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkSystem

/// The state shared by all views of a tree during resolve and layout.
@MainActor package final class ResolveSession {
  package let host: StateHost
  package let text: any TextMeasuring
  let images: any ImageProviding
  /// The named colors of the scene.
  package let colors: NamedColors
  /// The canvas of the scene, and its scale.
  package let canvas: CanvasArea
  /// The watchers of `onChange`, in view order.
  package private(set) var watchers: [ChangeWatcher] = []
  /// The watchers of a reader's content, while it is made.
  private var collected: [ChangeWatcher]?
  /// The features of the scene observed so far.
  package var observed: SceneFeatures = [] { didSet { noteDependence() } }
  /// Whether state has been written since the tree was made, so that no further content can be made
  /// from the old state.
  package private(set) var isSuperseded = false
  private(set) var isDiscarded = false

  /// The number of notes that views have left here: watchers, claims of state, problems and the like.
  ///
  /// Views that leave none may be shown by another tree.
  var noteCount: Int { ownNoteCount + claims.stateClaimCount }
  private var ownNoteCount = 0

  /// Records that a view depends on this tree, beside all other notes.
  func noteDependence() { ownNoteCount += 1 }

  /// The named colors of trees whose views are shown again.
  private var keptColors: [NamedColors] = []

  /// Records what views that another tree made refer to: its named colors, and their containers.
  func include(_ other: NamedColors, _ containers: [ViewPath: TransactionScope]) {
    if other !== colors, !keptColors.contains(where: { $0 === other }) { keptColors.append(other) }
    if isPlaying, !containers.isEmpty { keptContainers.append(containers) }
  }

  /// The time of the next schedule entry, and of the next entry that an `onChange` watches.
  private var entries: (next: Double?, nextWatched: Double?) { didSet { noteDependence() } }

  /// Records that state has been written since the tree was made.
  package func supersede() { isSuperseded = true }

  /// Whether geometry readers and preference layers keep the contents that they have, whatever their
  /// frames are.
  private(set) var keepsContents = false

  /// Runs `body`, in which geometry readers and preference layers keep the contents that they have.
  package func keepingContents(_ body: () -> Void) {
    keepsContents = true
    defer { keepsContents = false }
    body()
  }

  /// The limit of nested views, modifiers included.
  ///
  /// - Source: chosen: several times what scenes have, and within a thread's stack.
  nonisolated static let deepest = 600

  /// The views with an explicit id, by their scroll view.
  private var identifiedViews: [ViewPath: [AnyHashable: ViewPath]] = [:] {
    didSet { noteDependence() }
  }

  /// Records a view with an explicit id; returns whether another view in the same scroll view, not
  /// an ancestor, has the same id.
  func isTaken(_ id: AnyHashable, by view: ViewPath, in scrollView: ViewPath) -> Bool {
    let other = identifiedViews[scrollView]?[id]
    if let other { return !view.leads(through: other) }
    identifiedViews[scrollView, default: [:]][id] = view
    return false
  }

  /// Records the time of a schedule's next entry, and whether an `onChange` watches its content.
  func recordScheduleEntry(at time: Double, isWatched: Bool) {
    entries.next = min(entries.next ?? time, time)
    if isWatched { entries.nextWatched = min(entries.nextWatched ?? time, time) }
  }

  /// The next time at which an observer may see another value because of a schedule.
  package var wake: Double? {
    observed.isDisjoint(with: [.geometryObservers, .positionWatchers])
      ? entries.nextWatched : entries.next
  }

  /// The problems found, each once, with their views.
  package var findings: [(view: ViewPath, problem: SceneProblem)] {
    reported + ([colors] + keptColors).flatMap(\.problems).map { (ViewPath(), $0) }
  }
  private var reported: [(view: ViewPath, problem: SceneProblem)] = []
  /// The owners of state.
  package var claims = StateClaims()
  /// The measured lengths of lazy rows.
  package var lazyLengths: [LazyStackKey: LazyLengths] = [:] {
    didSet {
      lazyLengthsVersion += 1
      noteDependence()
    }
  }
  /// The number of changes of the measured lengths.
  private(set) var lazyLengthsVersion = 0
  /// The containers of relative lengths.
  private var containerBoxes = WeakList<ContainerBox>() { didSet { noteDependence() } }

  /// Records a container.
  package func note(_ container: ContainerBox) -> ContainerBox {
    containerBoxes.append(container)
    return container
  }

  /// Runs a layout at other sizes than the layout pass, then restores the containers.
  package func restoringContainers<Result>(_ body: () -> Result) -> Result {
    let settings = containerBoxes.elements.map { ($0, $0.setting) }
    defer { for (box, setting) in settings { box.setting = setting } }
    return body()
  }

  /// The running animations.
  package var animations = RunningAnimations() { didSet { animatedPaths = animations.paths } }
  /// The paths of views with a running animation.
  package private(set) var animatedPaths: Set<ViewPath> = []
  /// The transaction scopes of containers of dynamic items.
  var containers: [ViewPath: TransactionScope] = [:]
  /// Those of views that another tree made.
  private var keptContainers: [[ViewPath: TransactionScope]] = []

  /// The transaction scope of a container of dynamic items.
  package func scope(ofContainer path: ViewPath) -> TransactionScope? {
    containers[path] ?? keptContainers.lazy.compactMap { $0[path] }.first
  }
  /// The animatable data of `Animatable` views and modifiers, as targets.
  package private(set) var animatableViews: [(path: ViewPath, target: AttributeTarget)] = [] {
    didSet { noteDependence() }
  }
  /// The time that the tree is made for, in seconds from the start of the script.
  private let moment: Double

  /// The time at which the present state began, in seconds from the start.
  package let stateTime: Double

  package init(
    host: StateHost, text: any TextMeasuring, images: any ImageProviding, colors: NamedColors,
    canvas: CanvasArea, stateTime: Double, time: Double
  ) {
    self.host = host
    self.stateTime = stateTime
    moment = time
    self.text = text
    self.images = images
    self.colors = colors
    self.canvas = canvas
    if host.acceptsWrites { host.beginTree() }
    Self.recents.wrappedValue.session = self
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

  /// A reference to the session of the tree that was made last.
  private struct Recent {
    weak var session: ResolveSession?
  }

  private static let recents = ProcessValue(wrappedValue: Recent())

  /// The session of the tree that was made last, for its ports: those of the scene.
  static var recent: ResolveSession? { recents.wrappedValue.session }

  /// The time that the tree is made for, as the start of animations; reading it does not make the
  /// tree depend on time.
  var now: Double { moment }

  /// The outermost hosted UIKit views, in view order.
  ///
  /// References are weak, since the tree owns the nodes and they own the session.
  package var hosted: [UIKitNode] { hostedNodes.elements }
  private var hostedNodes = WeakList<UIKitNode>() { didSet { noteDependence() } }

  /// What hosted views are measured in, which lives as long as the tree.
  private var hostSurroundings: [AnyObject] = [] { didSet { noteDependence() } }

  /// Keeps an object as long as the tree.
  func keep(_ surroundings: AnyObject) { hostSurroundings.append(surroundings) }

  /// Records an outermost hosted UIKit view.
  func noteHosted(_ node: UIKitNode) { hostedNodes.append(node) }

  /// The time that the tree is made for; reading it makes the tree depend on time.
  package var time: Double {
    observed.insert(.timeDependence)
    return moment
  }

  /// The color scheme that a view prefers for the whole scene.
  package private(set) var preferredColorScheme: ColorScheme? { didSet { noteDependence() } }

  /// Records a preferred color scheme; those of ancestors win.
  func prefer(_ scheme: ColorScheme?) { preferredColorScheme = preferredColorScheme ?? scheme }

  /// What the views ask of the system's own views.
  package var overlays = SystemOverlays() { didSet { noteDependence() } }

  /// Whether the script is being played: stills neither watch nor end state, however many are made.
  package var isPlaying: Bool { host.acceptsWrites }

  /// The animated state of a view or modifier; the value itself if it is not animated.
  func present<A: Animatable>(_ value: A, at path: ViewPath, scope: TransactionScope) -> A {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return value }
    if isPlaying {
      animatableViews.append(
        (path, AttributeTarget(value: value.animatableData, transaction: scope.transaction)))
    }
    guard animatedPaths.contains(path),
      let displacement = animations.displacements[AttributeKey(path: path, attribute: .view)]
    else { return value }
    return value.displaced(by: displacement, at: time)
  }

  /// The values that views lend to scripts, in view order.
  package private(set) var lentValues: [(name: String, value: ScriptableValue)] = []

  /// Lends a value to scripts.
  func lend(_ value: ScriptableValue, as name: String) {
    noteDependence()
    if isPlaying, !isDiscarded { lentValues.append((name, value)) }
  }

  /// Actions that take the focus from views that have it, in view order.
  package private(set) var focusEndings: [@MainActor () -> Void] = []

  /// Adds an action that takes the focus from a view, if it has the focus.
  package func endsFocus(by action: @escaping @MainActor () -> Void) {
    noteDependence()
    if isPlaying, !isDiscarded { focusEndings.append(action) }
  }

  func watch(_ watcher: ChangeWatcher) {
    noteDependence()
    guard isPlaying, !isDiscarded else { return }
    if collected == nil { watchers.append(watcher) } else { collected?.append(watcher) }
  }

  /// Runs `make` and returns its watchers separately.
  func collectingWatchers<Made>(_ make: () -> Made) -> (made: Made, watchers: [ChangeWatcher]) {
    let outer = collected
    collected = []
    defer { collected = outer }
    let made = make()
    return (made, collected ?? [])
  }

  /// Releases the watchers, lent values, actions and claims of a discarded tree.
  ///
  /// They may hold parts of the tree, such as a `ForEach` with views of another tree, and these
  /// hold the session.
  package func end() {
    isDiscarded = true
    (watchers, lentValues, focusEndings) = ([], [], [])
    claims = StateClaims()
  }

  package func report(_ problem: SceneProblem, in view: ViewPath) {
    noteDependence()
    if !reported.contains(where: { $0.view == view && $0.problem == problem }) {
      reported.append((view, problem))
    }
  }
}
