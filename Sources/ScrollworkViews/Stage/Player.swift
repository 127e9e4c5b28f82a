import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling

/// Plays a script once, without drawing: finds every change of state and every motion.
///
/// Its clock ticks 120 times a second from zero, whatever pictures are asked for. Steps begin and
/// state changes on ticks; offsets between them are closed forms. Where nobody observes and nothing
/// is done, the clock jumps.
@MainActor final class Player {
  /// Ticks per second.
  static let displayRate = Tick.rate
  /// How often actions may cause further changes at one moment.
  ///
  /// - Source: chosen; a chain of ten is unusual.
  nonisolated static let mostRounds = 100

  let scene: Scene
  /// The root view, made once: models that the scene's builder makes live as long as the player.
  let root: any View
  let host: StateHost
  let text: any TextMeasuring
  let images: any ImageProviding
  var timeline = Timeline()
  var tree: SceneTree
  /// What is to happen, and when.
  let agenda = Agenda()
  /// What the views that are there do because of it.
  var present: [StateKey: PresentLife] = [:]
  /// Their keys, outermost first.
  var presentOrder: [StateKey] = []
  /// Whether a new moment is being made of state that was written.
  private var isUpdating = false
  /// The scroll views that stand in the scene now.
  var standing: Set<ViewPath> = []
  /// The scroll views whose size has changed since they began to move.
  var resizedOnTheWay: Set<ViewPath> = []
  /// The fingers that scroll views follow.
  var grips: [ViewPath: Grip] = [:]
  /// What pulls have begun and goes on, and what ends it early.
  var refreshes: [ViewPath: AnyCancellable] = [:]
  /// Who has been told that a view is in sight.
  var inSight: [VisibilityObserver] = []
  /// The views whose scroll transitions take their time and are written down.
  var followed: Set<ViewPath> = []
  /// When all of what was asked of those transitions so far is seen, in seconds.
  var transitionsEnd = 0.0
  /// How many of the tree's watchers have been asked.
  var watched = 0
  /// What is on its way.
  var animations = Running()
  /// The canvas, where it is another one than at the start.
  var window: CGSize?
  /// The step of the script that was begun last.
  private(set) var stepIndex = 0
  /// The finger that is led step by step, while it is down.
  var hand: HandContact?
  /// Where the notches of a wheel lead scroll views.
  var wheelGoals: [ViewPath: WheelGoal] = [:]
  /// What must never be so, and whether it has been.
  var bans: [Ban] = []
  private var lastChange: String?
  private var progress = Progress.notBegun

  /// How far the script has been played.
  private enum Progress {
    case notBegun
    case playing
    case over
  }

  /// Ticks since the start.
  private(set) var tick: Int {
    get { agenda.tick }
    set { agenda.tick = newValue }
  }

  var time: Double { agenda.time }

  init(_ scene: Scene, text: any TextMeasuring, images: any ImageProviding) {
    (self.scene, self.text, self.images) = (scene, text, images)
    let start = Timeline.Epoch.empty
    let host = StateHost()
    agenda.putOff = { [weak host] in host?.putOff() }
    (root, tree) = Playing.play(agenda) {
      let root = scene.makeRoot()
      let tree = SceneTree(
        scene, root: root, host: host, text: text, images: images, epoch: start, time: 0)
      return (root, tree)
    }
    self.host = host
    timeline.epochs = [start]
    host.onOutlived = { [weak self] key, isWrite in
      MainActor.assumeIsolated {
        self?.report(
          .stateOutlived(view: key.path.name, property: key.property, isWrite: isWrite))
      }
    }
    agenda.onProblem = { [weak self] problem in
      MainActor.assumeIsolated { self?.report(problem) }
    }
  }

  isolated deinit {
    agenda.endTasks()
    host.end()
  }

  /// Resolves and lays out the scene as an epoch says, as it is now; changes follow `transaction`.
  func makeTree(_ epoch: Timeline.Epoch, transaction: Transaction) -> SceneTree {
    SceneTree(
      scene, root: root, host: host, text: text, images: images, epoch: epoch, time: time,
      transaction: transaction)
  }

  // MARK: The script

  /// What comes of the scene's script.
  func play() -> Timeline {
    run(to: .max)
    return timeline
  }

  /// Lets happen what happens up to a tick, that tick included, and stops there.
  ///
  /// It can be called again for a later tick; what comes of it does not depend on where it stopped
  /// in between. When the script is over, nothing more begins.
  func run(to end: Int) {
    guard progress != .over else { return }
    host.acceptsWrites = true
    defer { host.acceptsWrites = false }
    Playing.play(agenda) { goOn(to: end) }
  }

  private func goOn(to end: Int) {
    if progress == .notBegun { begin() }
    while true {
      performDueActions()
      if progress == .over { return finish() }
      guard let next = nextTick(notAfter: end) else { break }
      lookForBans(before: next.tick)
      tick = next.tick
      if next.isObserved { observe() }
    }
    if end < .max { tick = max(tick, end) }
  }

  private func performDueActions() {
    bringHosted()
    repeat {
      while let action = agenda.takeDue() {
        lookBeforeChanges()
        onScreen(action)
        askObservers()
        meetLives()
        updateState()
        followTransitions(at: tick)
      }
      passHosted()
    } while agenda.nextTick.map { $0 <= tick } ?? false
  }

  /// Adds something to be done at a tick from now on, after what is already to be done then.
  ///
  /// State that it writes is seen to when it is done. It should not hold the player strongly.
  @discardableResult func schedule(
    at tick: Int, _ action: @escaping @MainActor () -> Void
  ) -> Agenda.Ticket {
    agenda.add(at: max(tick, self.tick), action)
  }

  private func begin() {
    progress = .playing
    placeScrollViews()
    flashIndicators()
    askObservers()
    meetLives()
    commitEpoch()
    updateState()
    followTransitions(at: tick)
    let issues = scene.script.validate()
    for issue in issues { report(.badScript("\(issue)"), step: issue.step) }
    bans = Ban.all(of: scene.script)
    performStep(issues.isEmpty ? 0 : scene.script.steps.count)
  }

  /// Begins a step of the script; it says itself when the next one is to begin.
  private func performStep(_ index: Int) {
    guard index < scene.script.steps.count else {
      progress = .over
      return
    }
    stepIndex = index
    perform(scene.script.steps[index]) { [unowned self] tick in
      schedule(at: tick) { [unowned self] in performStep(index + 1) }
    }
  }

  private func finish() {
    agenda.clear()
    lookForBans(before: tick + 1)
    reportUnseenBans()
    followTransitionsToRest()
    for task in agenda.tasks where !task.run.isDone && task.run.sleepers == 0 {
      report(task.problem)
    }
    timeline.duration = time
    timeline.needsReplay = host.usesReferences
    tree.session.findings.forEach { report($0.problem) }
    let looks = FixedLooks(animations: animations, time: time)
    tree.matches(offsets: timelineOffset, looks: looks).map(reportCrowds)
  }

  /// The next tick at which something is to be done or somebody observes.
  private func nextTick(notAfter end: Int) -> (tick: Int, isObserved: Bool)? {
    let planned = agenda.nextTick.flatMap { $0 <= end ? $0 : nil }
    let last = planned ?? end
    if last > tick, let observed = nextObservedTick(before: last) { return (observed, true) }
    return planned.map { ($0, false) }
  }

  func report(_ problem: SceneProblem) {
    if !timeline.problems.contains(problem) { timeline.problems.append(problem) }
  }

  /// Reports a problem of a step of the script: of the one begun last, unless another is named.
  func report(_ problem: SceneProblem, step: Int?) {
    if timeline.steps[problem] == nil { timeline.steps[problem] = step ?? stepIndex }
    report(problem)
  }

  // MARK: State

  /// Says which line of the scene's code acts on a change.
  func noteChange(at location: SourceLocation) { lastChange = "\(location)" }

  /// Says which view's coming acts on a change.
  func noteChange(in view: ViewPath) { lastChange = view.name }

  /// Makes a new moment of the state that was written, until nothing more is.
  func updateState() {
    var (rounds, isChanged) = (0, false)
    isUpdating = true
    defer { isUpdating = false }
    while runTasks() || host.isDirty || host.hasScrollRequests {
      guard rounds < Self.mostRounds else {
        report(.endlessChanges(at: lastChange ?? scene.name))
        host.dropChanges()
        _ = host.takeScrollRequests()
        break
      }
      isChanged = true
      let waiting = host.waitingChanges
      if host.isDirty {
        // Rows made since then show what they watch as it was.
        askWatchers(Transaction())
        let transaction = host.takeChange()
        let (old, running) = (tree, animations)
        host.departing = host.store
        rebuild(transaction, from: old)
        let motions = followBindings(transaction)
        complete(transaction, since: running, motions: motions)
        flashIndicators()
        host.showAllChanges()
        askObservers(transaction.withoutCompletions)
        meetLives()
      }
      // What is to be scrolled to may only just be made.
      if !host.isDirty, performScrollRequests() { askObservers() }
      // What was written in one go is seen one by one; only what comes of that may have no end.
      if host.waitingChanges >= waiting { rounds += 1 }
    }
    if isChanged { commitEpoch() }
  }

  /// Lets asynchronous code go on as far as it can; says whether that left something to be seen to.
  private func runTasks() -> Bool {
    let ran = agenda.executor.runAll()
    if !ran.isDone { report(.endlessChanges(at: lastChange ?? scene.name)) }
    return ran.any && (host.isDirty || host.hasScrollRequests)
  }

  func currentEpoch(lazyLengths: [LazyStackKey: LazyLengths]) -> Timeline.Epoch {
    Timeline.Epoch(
      start: time, store: host.store, lazyLengths: lazyLengths, animations: animations,
      window: window)
  }

  /// Writes down the scene as it is from this tick on.
  func commitEpoch() {
    let epoch = currentEpoch(lazyLengths: tree.session.lazyLengths)
    if timeline.epochs.last?.start == epoch.start { timeline.epochs.removeLast() }
    timeline.epochs.append(epoch)
  }

  /// Gives the epoch that has begun the first values of state in rows made since.
  func keepFirstValues() {
    // While a new moment is made, the last epoch is that of the one before.
    guard !isUpdating, !host.isDirty, let last = timeline.epochs.indices.last else { return }
    timeline.epochs[last].store = host.store
  }

  /// Calls `onChange` actions whose values are other ones than at the last moment.
  func askWatchers(_ transaction: Transaction) {
    while watched < tree.session.watchers.count {
      let watcher = tree.session.watchers[watched]
      watched += 1
      let previous = watcher.slot.read()
      host.remember(watcher.value, under: watcher.slot.key)
      if let previous, !watcher.differs(previous) { continue }
      guard previous != nil || watcher.isInitial else { continue }
      if previous != nil { lastChange = "\(watcher.location)" }
      Transaction.$current.withValue(transaction) { watcher.action(previous) }
    }
  }

  // MARK: Time

  /// The next tick at which a position binding may have to follow a scroll view, or a row that lives
  /// may come or go.
  func nextObservedTick(before end: Int) -> Int? {
    let isFollowed = tree.scrollViews.contains { scroll in
      guard scroll.configuration.position != nil, let track = timeline.tracks[scroll.path] else {
        return false
      }
      return track.settled.map { $0 > time } ?? true
    }
    if isFollowed || (tree.session.hasPositionsInRows && isAnythingScrolling) || mayMeetLives
      || mayRefresh || followsTransitions
      || (hasObservers && isAnythingScrolling)
    {
      return tick + 1 <= end ? tick + 1 : nil
    }
    let wake = wakeTick.flatMap { $0 <= end ? $0 : nil }
    let hosted = nextHostedTick(before: end)
    return [wake, hosted].compactMap { $0 }.min()
  }

  /// The tick at which everything rests, as far as is known now.
  var settledTick: Int {
    let moments =
      timeline.tracks.values.map { $0.settled ?? time }
      + animations.ways.map(\.end) + hostedRest + [transitionsEnd]
    let rest = moments.filter(\.isFinite).map(Self.tick(at:)).max() ?? tick
    // One that has changed its size on its way may go on.
    return resizedOnTheWay.isEmpty ? rest : max(rest, tick) + 1
  }

  /// The first tick that is not before a moment.
  static func tick(at time: Double) -> Int {
    Tick.first(notBefore: time)
  }

  /// The last tick that is not after a moment.
  static func lastTick(notAfter time: Double) -> Int {
    Tick.last(notAfter: time)
  }
}
