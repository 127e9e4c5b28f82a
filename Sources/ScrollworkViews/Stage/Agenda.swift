import ScrollworkMotion

/// What is to happen in a scene, and when: actions at ticks, in one order that never varies.
///
/// Of two actions at one tick, the one added first happens first.
@MainActor final class Agenda {
  /// What stands for an action that has been added, to strike it out.
  struct Ticket: Hashable {
    fileprivate let number: Int
  }

  /// Work that a body has put off, by the place of its view and how much it had put off before.
  struct PutOff: Hashable {
    let path: ViewPath
    let number: Int
  }

  private struct Entry {
    let tick: Int
    let number: Int
    let putOff: PutOff?
    let action: @MainActor () -> Void
  }

  /// The present moment, in ticks since the start.
  var tick = 0
  /// Called with what goes wrong in code that no view stands for.
  var onProblem: (SceneProblem) -> Void = { _ in }
  /// What announces the changes of models that have no published properties.
  var announcers: [ObjectIdentifier: (model: AnyObject, publisher: ObservableObjectPublisher)] = [:]

  /// Where its asynchronous code runs.
  let executor = SceneExecutor()
  /// The tasks that views began.
  var tasks: [(run: TaskRun, problem: SceneProblem)] = []
  /// What in asynchronous code waits for the clock, in the order it came.
  var sleepers: [SceneSleep.Waiting] = []
  /// What code that is run for the scene is told.
  private(set) lazy var stretch = Playing.Stretch(self)

  /// The last one comes first, so that taking one away costs nothing.
  private var entries: [Entry] = []
  private var added = 0

  /// The present moment, in seconds since the start.
  var time: Double { Tick.time(of: tick) }

  /// The tick of the next action; nil if there is none.
  var nextTick: Int? { entries.last?.tick }

  /// What a body that is being asked for puts off now; nil if none is.
  var putOff: () -> PutOff? = { nil }
  /// Whether any body has put work off: those that read where they stand are asked while they move.
  private(set) var hasPutOff = false

  /// Adds an action, behind those that are already to happen at its tick.
  ///
  /// What a body has put off takes the place of what it put off when it was asked for before, if that
  /// is not due yet: bodies are asked for as often as is needed, and must not add up.
  @discardableResult func add(at tick: Int, _ action: @escaping @MainActor () -> Void) -> Ticket {
    added += 1
    let putOff = putOff()
    if let putOff {
      hasPutOff = true
      entries.removeAll { $0.putOff == putOff && $0.tick > self.tick }
    }
    let place = entries.firstIndex { $0.tick <= tick } ?? entries.endIndex
    entries.insert(Entry(tick: tick, number: added, putOff: putOff, action: action), at: place)
    return Ticket(number: added)
  }

  /// Strikes out an action, if it has not happened yet.
  func strike(_ ticket: Ticket) {
    entries.removeAll { $0.number == ticket.number }
  }

  /// Takes the next action away, if it is due.
  func takeDue() -> (@MainActor () -> Void)? {
    guard let next = entries.last, next.tick <= tick else { return nil }
    entries.removeLast()
    return next.action
  }

  /// Strikes out everything: the script is over.
  func clear() { entries = [] }

  /// Ends the asynchronous code of the scene, as its clock will not go on: tasks of views, and those
  /// that sleep, are cancelled, and have what they do then done.
  ///
  /// Otherwise they, and what they hold, would wait for ever. Those that take no notice and sleep
  /// again and again are left to that in the end.
  func endTasks() {
    guard !tasks.isEmpty || !sleepers.isEmpty else { return }
    Playing.play(self) {
      for task in tasks where !task.run.isDone { task.run.cancel() }
      var rounds = 0
      repeat {
        let woken = sleepers
        sleepers = []
        woken.forEach { $0.breakOff() }
        rounds += 1
      } while executor.runAll().isDone && !sleepers.isEmpty && rounds < Player.mostRounds
    }
  }
}
