import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// The playing of one scene: the clock, the present tree, and the timeline recorded so far.
///
/// The machines of a ``Player`` share it. Each keeps its own state to itself; what two of them have
/// to agree on is here.
@MainActor final class ScenePlayback {
  let trees: SceneTreeFactory
  let agenda: Agenda
  var timeline = Timeline()
  var tree: SceneTree
  /// The animations in progress.
  var animations = RunningAnimations()
  /// The canvas size, where the script has changed it.
  var canvas: CGSize?
  /// The index of the script step that began last.
  var stepIndex = 0
  /// Whether a new epoch is being made of state that was written.
  var isUpdating = false
  /// Whether the player is gone.
  private(set) var isEnded = false
  private var lastChange: String?

  init(_ scene: Scene, text: any TextMeasuring, images: any ImageProviding) {
    let (start, host, agenda) = (Timeline.Epoch.empty, StateHost(), Agenda())
    agenda.deferral = { [weak host] in host?.deferral() }
    self.agenda = agenda
    (trees, tree) = Playing.play(agenda) {
      let trees = SceneTreeFactory(
        scene: scene, root: scene.makeRoot(), host: host, text: text, images: images)
      return (trees, trees.tree(of: start, at: 0))
    }
    timeline.epochs = [start]
    host.onAccessAfterRemoval = { [weak self] key, isWrite in
      MainActor.assumeIsolated {
        self?.report(
          .stateOutlived(view: key.path.name, property: key.property, isWrite: isWrite))
      }
    }
    agenda.onProblem = { [weak self] problem in
      MainActor.assumeIsolated { self?.report(problem) }
    }
  }

  /// Cancels the scene's asynchronous code and drops its state.
  func end() {
    isEnded = true
    agenda.endTasks()
    host.end()
  }

  var scene: Scene { trees.scene }
  var host: StateHost { trees.host }

  // MARK: The clock

  /// The present moment, in ticks since the start.
  var tick: Int {
    get { agenda.tick }
    set { agenda.tick = newValue }
  }

  /// The present moment, in seconds since the start.
  var time: Double { agenda.time }

  /// Adds an action at a tick from now on, behind those already due then.
  ///
  /// State that it writes becomes a new epoch when it returns. It should not hold the player strongly.
  @discardableResult func schedule(
    at tick: Int, _ action: @escaping @MainActor () -> Void
  ) -> Agenda.Ticket {
    agenda.add(at: max(tick, self.tick), action)
  }

  /// Runs `body` with the present canvas as the screen.
  func onScreen(_ body: () -> Void) {
    if let canvas { scene.resized(canvas).onScreen(body) } else { body() }
  }

  // MARK: Scroll views

  /// The track of a scroll view; one that never moved rests at its initial offset.
  func track(of scroll: PlacedScrollView) -> ScrollTrack {
    timeline.tracks.track(of: tree.current(scroll))
  }

  /// The content offset of a scroll view now.
  func offset(of scroll: PlacedScrollView) -> CGPoint {
    track(of: scroll).offset(at: time)
  }

  /// Whether a scroll view moves now, or a finger holds it.
  func isMoving(_ scroll: PlacedScrollView) -> Bool {
    timeline.tracks[scroll.path].map { $0.phase(at: time) != .idle } ?? false
  }

  /// Whether any scroll view still moves.
  var isAnythingScrolling: Bool {
    timeline.tracks.values.contains { track in track.settled.map { $0 > time } ?? true }
  }

  /// The scene as touches meet it: with effects and animations of this moment.
  func dressedScene() -> (view: DressedView, looks: AnimatedAttributes) {
    let looks = AnimatedAttributes(
      animations: animations, time: time, transitions: timeline.transitions)
    return (tree.passes(offsets: offset, looks: looks).dressed, looks)
  }

  // MARK: Epochs

  /// An epoch that begins now, with the present state.
  func currentEpoch(lazyLengths: [LazyStackKey: LazyLengths]) -> Timeline.Epoch {
    Timeline.Epoch(
      start: time, store: host.store, lazyLengths: lazyLengths, animations: animations,
      window: canvas)
  }

  /// Records the present scene as the epoch from this tick on.
  func commitEpoch() {
    let epoch = currentEpoch(lazyLengths: tree.session.lazyLengths)
    if timeline.epochs.last?.start == epoch.start { timeline.epochs.removeLast() }
    timeline.epochs.append(epoch)
  }

  /// Adds the initial state of rows made since the last epoch began to that epoch.
  func keepFirstValues() {
    // While an update is in progress, the last epoch is the one before it.
    guard !isUpdating, !host.isDirty, let last = timeline.epochs.indices.last else { return }
    timeline.epochs[last].store = host.store
  }

  // MARK: Problems

  func report(_ problem: SceneProblem) {
    if !timeline.problems.contains(problem) { timeline.problems.append(problem) }
  }

  /// Reports a problem of a script step: the one begun last, unless another index is given.
  func report(_ problem: SceneProblem, step: Int?) {
    if timeline.steps[problem] == nil { timeline.steps[problem] = step ?? stepIndex }
    report(problem)
  }

  /// Reports that a script step has no effect.
  func report(_ step: GestureScript.Step, hasNoEffect reason: String) {
    report(.nothingToDo(step: "\(step)", why: reason), step: nil)
  }

  /// Reports actions that keep triggering each other, at the last one noted.
  func reportEndlessChanges() { report(.endlessChanges(at: lastChange ?? scene.name)) }

  /// Notes the source line whose action runs next.
  func noteChange(at location: SourceLocation) { lastChange = "\(location)" }

  /// Notes the view whose action runs next.
  func noteChange(in view: ViewPath) { lastChange = view.name }
}
