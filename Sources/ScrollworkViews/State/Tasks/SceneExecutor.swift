import Foundation
import Synchronization

/// Runs the asynchronous code of a scene in the scene's own time: what is begun while the scene is
/// played runs on the thread that plays it, one piece after another in the order they came, and goes
/// on when the clock of the scene has come to where it waits for.
///
/// The runtime asks hooks of its own where the main actor runs and who takes what may run anywhere.
/// They are set once in a process, and do what they did before wherever no scene is being played.
///
/// - Source: measured; that these hooks are enough was seen with Swift 6.3.
package final class SceneExecutor: SerialExecutor, @unchecked Sendable {
  /// What can go on; used by the thread that plays only.
  private var jobs: [UnownedJob] = []

  /// How many pieces may run at one moment of a scene: tasks that only make way for each other
  /// would never end.
  ///
  /// - Source: chosen.
  private static let mostJobs = 100_000

  package func enqueue(_ job: UnownedJob) { jobs.append(job) }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  package func checkIsolated() {
    precondition(Self.here === self, "The asynchronous code of a scene runs where it is played.")
  }

  package func isIsolatingCurrentContext() -> Bool? { Self.here === self }

  /// Runs what can go on until everything waits or is done; says whether there was anything, and
  /// whether it came to an end.
  @MainActor package func runAll() -> (any: Bool, isDone: Bool) {
    var count = 0
    while !jobs.isEmpty {
      guard count < Self.mostJobs else { return (true, false) }
      count += 1
      jobs.removeFirst().runSynchronously(on: asUnownedSerialExecutor())
    }
    return (count > 0, true)
  }

  // MARK: The runtime

  /// Which thread plays a scene; zero if none does.
  ///
  /// Not always the first one of the process: where that has been given away, another one serves the
  /// main queue.
  private static let playing = Atomic<UInt>(0)
  /// The executor of the scene that is being played; used by the thread that plays it.
  private nonisolated(unsafe) static var current: SceneExecutor?

  private static var thisThread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

  /// Does something as a piece of the scene's own asynchronous code, and runs on this executor what is
  /// begun in it.
  @MainActor func leading<Result>(_ body: () -> Result) -> Result {
    guard Self.hasHooks else { return body() }
    let outer = (Self.playing.load(ordering: .relaxed), Self.current)
    Self.current = self
    Self.playing.store(Self.thisThread, ordering: .relaxed)
    defer {
      Self.playing.store(outer.0, ordering: .relaxed)
      Self.current = outer.1
    }
    // As a task, so that the runtime finds the code on the executor that it asks for.
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let work = body
      nonisolated(unsafe) var result: Result?
      Task { @MainActor in result = work() }
      jobs.popLast()?.runSynchronously(on: asUnownedSerialExecutor())
      guard let result else { preconditionFailure("The runtime has run a scene's code elsewhere.") }
      return result
    }
  }

  private static var here: SceneExecutor? {
    let thread = playing.load(ordering: .relaxed)
    return thread != 0 && thread == thisThread ? current : nil
  }

  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Whether the runtime has the hooks, which are then set; without them tasks are the runtime's own.
  private static let hasHooks: Bool = {
    let main = hook("swift_task_getMainExecutor_hook", MainExecutorHook?.self) { original in
      here?.asUnownedSerialExecutor() ?? original()
    }
    let global = hook("swift_task_enqueueGlobal_hook", EnqueueHook?.self) { job, original in
      if let here { here.enqueue(job) } else { original(job) }
    }
    return main && global
  }()

  private static func hook<Hook>(_ name: String, _ type: Hook.Type, _ hook: Hook) -> Bool {
    guard let place = dlsym(nil, name) else { return false }
    place.assumingMemoryBound(to: Hook.self).pointee = hook
    return true
  }
}
