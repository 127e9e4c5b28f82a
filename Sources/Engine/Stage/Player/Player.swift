import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkScript
import ScrollworkViews

/// Plays a script once, without drawing: records every change of state and every motion.
///
/// Its clock ticks 120 times a second from zero, whatever stills are asked for. Steps begin and
/// state changes on ticks; offsets between them are closed forms. Where no view observes and nothing
/// is due, the clock jumps.
@MainActor final class Player {
  private let playback: ScenePlayback
  private let updater: StateUpdater
  private let observer: TickObserver
  private let hosted: HostedViewClock
  private let transitions: ScrollTransitionRecorder
  private let matchedGeometry: MatchedGeometryCoordinator
  private let neverExpectations: NeverExpectationMonitor
  private let script: ScriptRunner
  private let input: InputPlayer
  private let settling: SettlingMonitor

  /// A player of a scene; with `isOpen` the scene goes on after its script, until nothing asks for more.
  init(
    _ scene: Scene, text: any TextMeasuring, images: any ImageProviding, isOpen: Bool = false
  ) {
    playback = ScenePlayback(scene, text: text, images: images)
    // What scrolls.
    let mover = ScrollMover(playback)
    let refreshes = RefreshController(playback, mover: mover)
    let placer = ScrollViewPlacer(playback, refreshes: refreshes)
    let resizes = ResizedScrollSettler(playback, mover: mover)
    let positions = PositionFollower(playback, mover: mover, placer: placer)
    let completions = CompletionScheduler(playback)
    // What observes.
    let changes = ChangeMonitor(playback)
    let geometry = GeometryMonitor(
      playback, changes: changes, visibility: VisibilityMonitor(playback), positions: positions)
    let lifecycle = ViewLifecycle(playback)
    transitions = ScrollTransitionRecorder(playback)
    // What changes.
    matchedGeometry = MatchedGeometryCoordinator(playback)
    let rebuilder = SceneRebuilder(
      playback, mover: mover, placer: placer,
      anchors: ScrollAnchorKeeper(
        playback, mover: mover, resizes: resizes, refreshes: refreshes),
      insertions: InsertionAndRemovalAnimator(playback), matchedGeometry: matchedGeometry,
      changes: changes)
    updater = StateUpdater(
      playback, rebuilder: rebuilder, placer: placer, positions: positions,
      requests: ScrollRequestPerformer(playback, mover: mover, completions: completions),
      completions: completions, changes: changes, geometry: geometry, lifecycle: lifecycle,
      indicators: IndicatorFlasher(playback))
    hosted = HostedViewClock(playback, geometry: geometry, updater: updater)
    observer = TickObserver(
      playback, positions: positions, refreshes: refreshes, geometry: geometry,
      lifecycle: lifecycle, rebuilder: rebuilder, updater: updater, transitions: transitions,
      hosted: hosted)
    // What the script does.
    let targets = ScriptTargets(playback, mover: mover)
    let touches = TouchPlayer(
      playback, mover: mover, rebuilder: rebuilder, updater: updater, targets: targets)
    settling = SettlingMonitor(
      playback, hosted: hosted, transitions: transitions, resizes: resizes)
    neverExpectations = NeverExpectationMonitor(playback, targets: targets)
    let wheel = WheelScroller(playback, mover: mover, rebuilder: rebuilder, targets: targets)
    let canvas = CanvasResizer(playback, updater: updater)
    input = InputPlayer(
      playback, mover: mover, touches: touches, updater: updater, wheel: wheel, canvas: canvas)
    script = ScriptRunner(
      playback, targets: targets, settling: settling, mover: mover, updater: updater,
      touches: touches, wheel: wheel, canvas: canvas, input: input,
      expectations: ExpectationChecker(playback, targets: targets, settling: settling),
      isOpen: isOpen)
  }

  isolated deinit { playback.end() }

  var timeline: Timeline { playback.timeline }
  var trees: SceneTreeFactory { playback.trees }
  var host: StateHost { playback.host }
  var tree: SceneTree { playback.tree }
  var agenda: Agenda { playback.agenda }

  /// The tick at which the script is over; nil while it has steps.
  var scriptEnd: Int? { script.end }

  /// Whether anything moves, or a finger is down.
  var isActive: Bool {
    input.isTouching || settling.settledTick > tick || tree.session.wake != nil
  }

  /// Ticks since the start.
  var tick: Int { playback.tick }

  /// Plays the whole script and returns the timeline.
  func play() -> Timeline {
    run(to: .max)
    return timeline
  }

  /// Adds input whose ticks count from the start; none may be earlier than the present tick.
  func add(_ events: [InputRecording.Event]) { input.add(events, from: 0) }

  /// Plays up to a tick, that tick included, and stops there.
  ///
  /// It can be called again for a later tick; the timeline does not depend on where it stopped
  /// in between. When the script is over, nothing more begins.
  func run(to end: Int) {
    guard !script.isOver else { return }
    host.acceptsWrites = true
    defer { host.acceptsWrites = false }
    Playing.play(agenda) { advance(to: end) }
  }

  private func advance(to end: Int) {
    if !script.hasBegun { begin() }
    while true {
      performDueActions()
      if script.isOver { return finish() }
      guard let next = nextTick(notAfter: end) else { break }
      neverExpectations.check(before: next.tick)
      playback.advance(to: next.tick)
      if next.isObserved {
        performDeferred()
        observer.observe()
      }
    }
    if end < .max { playback.advance(to: max(tick, end)) }
  }

  private func begin() {
    updater.begin()
    transitions.record(at: tick)
    script.begin()
  }

  /// Performs the work that bodies have deferred at the tick before, as the main queue does before the
  /// next picture: their views have not been evaluated for this tick yet.
  private func performDeferred() {
    while let work = agenda.takeDueDeferred() {
      hosted.catchUp()
      updater.performDeferred(work)
    }
  }

  private func performDueActions() {
    hosted.catchUp()
    repeat {
      while let action = agenda.takeDue() {
        updater.perform(action)
        transitions.record(at: tick)
      }
      // Input comes after all else that is due.
      if isDue(input.nextTick) {
        updater.perform { input.performDue() }
        transitions.record(at: tick)
      }
      hosted.advance()
    } while isDue(agenda.nextTick)
  }

  private func isDue(_ next: Int?) -> Bool { next.map { $0 <= tick } ?? false }

  private func finish() {
    agenda.clear()
    neverExpectations.check(before: tick + 1)
    neverExpectations.reportUnseen()
    transitions.recordToRest()
    for task in agenda.tasks where !task.run.isDone && task.run.sleepers == 0 {
      playback.report(task.problem)
    }
    playback.endTimeline()
    tree.session.findings.forEach { playback.report($0.problem) }
    matchedGeometry.reportExtraSources()
  }

  /// The next tick at which an action is due or a view observes.
  private func nextTick(notAfter end: Int) -> (tick: Int, isObserved: Bool)? {
    let planned = [agenda.nextTick, input.nextTick].compactMap { $0 }.filter { $0 <= end }.min()
    let last = planned ?? end
    if last > tick, let observed = observer.nextTick(before: last) { return (observed, true) }
    return planned.map { ($0, false) }
  }
}
