import ScrollworkMotion
import ScrollworkUIScrolling
import ScrollworkSystem

/// The event queue of a scene: actions scheduled at ticks, in one order that never varies.
///
/// Of two actions at one tick, the one added first is performed first.
@MainActor package final class Agenda {
  /// The handle of a scheduled action, to cancel it.
  package struct Ticket: Hashable {
    fileprivate let number: Int
  }

  /// The identity of work that a body defers: the path of its view, and the count of works that it
  /// deferred before.
  package struct DeferralID: Hashable {
    let path: ViewPath
    let number: Int
  }

  /// The scheduled actions, in the order in which they are performed.
  private struct Queue {
    struct Entry {
      let tick: Int
      let number: Int
      let deferral: DeferralID?
      let action: @MainActor () -> Void
    }

    /// In reverse order: the next one is the last, so that removing it is O(1).
    private(set) var entries: [Entry] = []
    /// The number of actions added so far.
    private var added = 0

    mutating func add(
      at tick: Int, _ deferral: DeferralID?, _ action: @escaping @MainActor () -> Void
    ) -> Ticket {
      added += 1
      let index = entries.firstIndex { $0.tick <= tick } ?? entries.endIndex
      let entry = Entry(tick: tick, number: added, deferral: deferral, action: action)
      entries.insert(entry, at: index)
      return Ticket(number: added)
    }

    mutating func removeAll(where isRemoved: (Entry) -> Bool) {
      entries.removeAll(where: isRemoved)
    }

    mutating func removeNext() -> Entry { entries.removeLast() }

    /// Removes and returns the next action that a body has deferred to a tick or before; nil if there
    /// is none.
    mutating func removeNextDeferred(upTo tick: Int) -> Entry? {
      entries.lastIndex { $0.tick <= tick && $0.deferral != nil }.map { entries.remove(at: $0) }
    }
  }

  /// The most rounds of actions that cause further ones at one moment.
  ///
  /// - Source: chosen; a chain of ten is unusual.
  package nonisolated static let mostRounds = 100

  /// The present moment, in ticks since the start.
  package var tick = 0
  /// Called with a problem in code that belongs to no view.
  package var onProblem: (SceneProblem) -> Void = { _ in }
  /// Called with what happens beside the screen.
  package var onEvent: (SceneEvent) -> Void = { _ in }
  /// Called with the parameters of an animation that code asks for.
  package var onAnimation: (ViewParameterList) -> Void = { _ in }
  /// The change publishers of models without published properties.
  var announcers: [ObjectIdentifier: (model: AnyObject, publisher: ObservableObjectPublisher)] = [:]

  /// What the app keeps once for a process.
  let process = AppProcess()
  /// The executor of its asynchronous code.
  package let executor = SceneExecutor()
  /// The tasks that views began.
  package var tasks: [(run: TaskRun, problem: SceneProblem)] = []
  /// The asynchronous code that sleeps until the clock reaches a tick, in the order it began to.
  var sleepers: [SceneSleep.Waiting] = []
  /// The task-local value of code that runs for the scene.
  private(set) lazy var stretch = Playing.Stretch(self)

  /// The timers of Foundation in the scene's run loop.
  private lazy var runLoop = SceneRunLoop(self)
  private var queue = Queue()

  /// The present moment, in seconds since the start.
  package var time: Double { Tick.time(of: tick) }

  /// The tick of the next action; nil if there is none.
  package var nextTick: Int? { queue.entries.last?.tick }

  /// The identity of work that the body being evaluated defers now; nil if none is evaluated.
  package var deferral: () -> DeferralID? = { nil }

  /// The wall clock and the random numbers of the scene.
  package let system: SceneSystem

  package init(system: SceneSystem = SceneSystem()) {
    self.system = system
    system.clock = { [weak self] in
      MainActor.assumeIsolated { self?.time ?? 0 }
    }
    system.onTimer = { [weak self] timer, isNew in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { self?.runLoop.arm(timer, isNew: isNew) }
    }
  }

  /// Schedules an action, behind those already scheduled at its tick.
  ///
  /// Work that a body defers replaces the same work deferred by an earlier evaluation, if that is not
  /// due yet: bodies are evaluated as often as is needed, and their work must not add up.
  @discardableResult package func add(at tick: Int, _ action: @escaping @MainActor () -> Void)
    -> Ticket
  {
    add(at: tick, deferredAs: deferral(), action)
  }

  private func add(
    at tick: Int, deferredAs deferral: DeferralID?, _ action: @escaping @MainActor () -> Void
  ) -> Ticket {
    if let deferral { queue.removeAll { $0.deferral == deferral && $0.tick > self.tick } }
    return queue.add(at: tick, deferral, action)
  }

  /// Schedules an action a tick later if a body is being evaluated; returns whether one is.
  func deferFromBody(_ action: @escaping @MainActor () -> Void) -> Bool {
    guard let deferral = deferral() else { return false }
    _ = add(at: tick + 1, deferredAs: deferral, action)
    return true
  }

  /// Cancels an action, if it has not been performed yet.
  func strike(_ ticket: Ticket) {
    queue.removeAll { $0.number == ticket.number }
  }

  /// Removes and returns the next action, if it is due.
  package func takeDue() -> (@MainActor () -> Void)? {
    guard let next = queue.entries.last, next.tick <= tick else { return nil }
    return queue.removeNext().action
  }

  /// Removes and returns the next action that a body has deferred, if it is due.
  package func takeDueDeferred() -> (@MainActor () -> Void)? {
    queue.removeNextDeferred(upTo: tick)?.action
  }

  /// Cancels all actions: the script is over.
  package func clear() {
    queue.removeAll { _ in true }
    runLoop.clear()
  }

  /// Ends the asynchronous code of the scene, whose clock has stopped: tasks of views and those that
  /// sleep are cancelled, and run as far as they can.
  ///
  /// Otherwise they, and what they hold, would wait forever. Those that ignore the cancellation and
  /// sleep again are given up after ``mostRounds`` rounds.
  package func endTasks() {
    guard !tasks.isEmpty || !sleepers.isEmpty else { return }
    Playing.play(self) {
      for task in tasks where !task.run.isDone { task.run.cancel() }
      var rounds = 0
      repeat {
        let woken = sleepers
        sleepers = []
        woken.forEach { $0.abortSleep() }
        rounds += 1
      } while executor.runAll().isDone && !sleepers.isEmpty && rounds < Self.mostRounds
    }
  }
}
