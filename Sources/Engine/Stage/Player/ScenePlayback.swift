import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkScrolling
import ScrollworkViews

/// The playing of one scene: the clock, the present tree, and the timeline recorded so far.
///
/// The machines of a ``Player`` share it. Each keeps its own state to itself, and sees of this one
/// only its context: the protocols, met below, of what it asks and changes.
@MainActor final class ScenePlayback {
  let trees: SceneTreeFactory
  let agenda: Agenda
  private(set) var timeline = Timeline()
  private(set) var tree: SceneTree
  /// The animations in progress.
  var animations = RunningAnimations()
  /// The canvas size, where the script has changed it.
  private var canvas: CGSize?
  /// The index of the script step that began last.
  private(set) var stepIndex = 0
  /// Whether a new epoch is being made of state that was written.
  private var isUpdating = false
  /// Whether the player is gone.
  private(set) var isEnded = false
  private var lastChange: String?

  init(_ scene: Scene, text: any TextMeasuring, images: any ImageProviding) {
    let (start, system) = (Timeline.Epoch.empty, SceneSystem(start: scene.date, seed: scene.seed))
    let (host, agenda) = (StateHost(system: system), Agenda(system: system))
    agenda.deferral = { [weak host] in host?.deferral() }
    self.agenda = agenda
    (trees, tree) = Playing.play(agenda) {
      let trees = SceneTreeFactory(
        scene: scene, root: scene.makeRoot(), host: host, text: text, images: images)
      return (trees, trees.tree(of: start, at: 0))
    }
    host.hasBegun = true
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
    agenda.onEvent = { [weak self] event in
      MainActor.assumeIsolated { self?.timeline.events.append(event) }
    }
    agenda.onAnimation = { [weak self] parameters in
      MainActor.assumeIsolated {
        self?.note(parameters)
      }
    }
  }

  private func note(_ animation: ViewParameterList) {
    timeline.animations.append((time, animation))
  }

  /// Cancels the scene's asynchronous code and drops its state.
  func end() {
    isEnded = true
    agenda.endTasks()
    host.end()
  }

  /// Moves the clock forward.
  func advance(to tick: Int) { agenda.tick = tick }

  /// Ends the timeline now.
  func endTimeline() {
    timeline.duration = time
    timeline.needsReplay = host.usesReferences
    timeline.usesModels = host.usesModels
  }
}

extension ScenePlayback: ActionScheduling {
  var tick: Int { agenda.tick }
  var time: Double { agenda.time }

  func schedule(at tick: Int, _ action: @escaping @MainActor () -> Void) {
    agenda.add(at: max(tick, self.tick), action)
  }
}

extension ScenePlayback: TreeMaking {
  var lastEpoch: Timeline.Epoch? { timeline.epochs.last }

  func makeTree(_ transaction: Transaction) {
    let epoch = currentEpoch
    tree = trees.tree(of: epoch, at: time, transaction: transaction)
  }

  func tree(of epoch: Timeline.Epoch) -> SceneTree { trees.tree(of: epoch, at: time) }
}

extension ScenePlayback: ScrollTrackRecording {
  var tracks: ScrollTracks { timeline.tracks }

  func record(_ track: ScrollTrack, for path: ViewPath) { timeline.tracks[path] = track }

  func cutTrack(of path: ViewPath) { timeline.tracks[path]?.cut(at: time) }
}

extension ScenePlayback: FlashRecording {
  func recordFlash(of path: ViewPath) { timeline.flashes[path, default: []].append(time) }
}

extension ScenePlayback: FingerRecording {
  func record(_ fingers: [FingerTrack]) { timeline.fingers += fingers }
}

extension ScenePlayback: TransitionRecording {
  var transitions: [ViewPath: TransitionRecord] { timeline.transitions }

  func record(_ transition: TransitionRecord, for path: ViewPath) {
    timeline.transitions[path] = transition
  }

  func endTransition(of path: ViewPath, at time: Double) {
    timeline.transitions[path]?.end(at: time)
  }
}

extension ScenePlayback: AnimationStore {}

extension ScenePlayback: DressedSceneProviding {
  func dressedScene() -> (view: DressedView, looks: AnimatedAttributes) {
    let looks = AnimatedAttributes(animations: animations, time: time, transitions: transitions)
    return (tree.passes(offsets: offsets, looks: looks).dressed, looks)
  }
}

extension ScenePlayback: ScreenProviding {
  func onScreen(_ body: () -> Void) {
    if let canvas { scene.resized(canvas).onScreen(body) } else { body() }
  }
}

extension ScenePlayback: ActionCalling {
  var host: StateHost { trees.host }

  func noteChange(at location: SourceLocation) { lastChange = "\(location)" }

  func noteChange(in view: ViewPath) { lastChange = view.name }
}

extension ScenePlayback: EpochUpdating {
  /// An epoch that begins now, with the present state.
  private var currentEpoch: Timeline.Epoch {
    Timeline.Epoch(
      start: time, store: host.store, lazyLengths: tree.session.lazyLengths,
      animations: animations, window: canvas)
  }

  func commitEpoch() {
    let epoch = currentEpoch
    if timeline.epochs.last?.start == epoch.start { timeline.epochs.removeLast() }
    timeline.epochs.append(epoch)
    timeline.isComplete = timeline.isComplete && tree.isComplete
    timeline.dependsOnTime = timeline.dependsOnTime || tree.dependsOnTime
  }

  func keepFirstValues() {
    // While an update is in progress, the last epoch is the one before it.
    guard !isUpdating, !host.isDirty, let last = timeline.epochs.indices.last else { return }
    timeline.epochs[last].store = host.store
  }

  func updatingEpoch(_ body: () -> Void) {
    isUpdating = true
    defer { isUpdating = false }
    body()
  }

  func runAsynchronousCode() -> (any: Bool, isDone: Bool) { agenda.executor.runAll() }

  func reportEndlessChanges() { report(.endlessChanges(at: lastChange ?? scene.name)) }
}

extension ScenePlayback: ScriptProgressRecording {
  var scene: Scene { trees.scene }
  var marks: [(name: String, time: Double)] { timeline.marks }

  func beginStep(_ index: Int) {
    stepIndex = index
    timeline.stepTimes.append(time)
  }

  func mark(_ name: String) { timeline.marks.append((name, time)) }

  func resizeCanvas(to size: CGSize) { canvas = size == scene.canvas ? nil : size }
}

extension ScenePlayback: ProblemReporting {
  func report(_ problem: SceneProblem) {
    if !timeline.problems.contains(problem) { timeline.problems.append(problem) }
  }

  func report(_ problem: SceneProblem, step: Int?) {
    if timeline.steps[problem] == nil { timeline.steps[problem] = step ?? stepIndex }
    report(problem)
  }
}
