import Foundation
import ScrollworkSystem
import Synchronization

/// The executor of a scene's asynchronous code, in scene time.
///
/// Tasks that start while the scene is played run on the thread that plays it, one job after
/// another in order, and resume when the scene's clock reaches the tick for which they wait.
///
/// The runtime offers hooks for the main actor's executor and for the global executor. They are set
/// once per process, and call the original implementation while no scene is played.
///
/// - Source: measured; that these hooks are enough was seen with Swift 6.3.
package final class SceneExecutor: SerialExecutor, @unchecked Sendable {
  /// The jobs that are ready to run; accessed on the playing thread only.
  private var jobs: [UnownedJob] = []

  /// The largest number of jobs at one time of a scene.
  ///
  /// Without a limit, tasks that only yield to each other would never end.
  ///
  /// - Source: chosen.
  private static let maximumJobs = 100_000

  /// Adds a job; the first one of a task that a body starts is added a tick later, as for work that
  /// the body gives to `DispatchQueue.main`.
  package func enqueue(_ job: UnownedJob) {
    let isDeferred = Playing.withAgenda { agenda in
      agenda.deferFromBody { [self] in jobs.append(job) }
    }
    if isDeferred != true { jobs.append(job) }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  package func checkIsolated() {
    precondition(Self.here === self, "A scene's asynchronous code must run on its thread.")
  }

  package func isIsolatingCurrentContext() -> Bool? { Self.here === self }

  /// Runs jobs until all tasks wait or are done.
  ///
  /// Returns whether there was any job, and whether the limit was not reached.
  @MainActor package func runAll() -> (any: Bool, isDone: Bool) {
    var count = 0
    while !jobs.isEmpty {
      guard count < Self.maximumJobs else { return (true, false) }
      count += 1
      jobs.removeFirst().runSynchronously(on: asUnownedSerialExecutor())
    }
    return (count > 0, true)
  }

  // MARK: The runtime

  /// The thread that plays a scene; zero if there is none.
  ///
  /// Not always the process's first thread: where it has been given up, another one serves the main
  /// queue.
  private static let playing = Atomic<UInt>(0)
  /// The executor of the scene that is played; accessed on the playing thread only.
  private nonisolated(unsafe) static var current: SceneExecutor?

  private static var thisThread: UInt { UInt(CurrentThread.id) }

  /// Runs a closure as a job of the scene; tasks that it starts run on this executor.
  @MainActor func leading<Result>(_ body: () -> Result) -> Result {
    guard Self.hasHooks else { return body() }
    let outer = (Self.playing.load(ordering: .relaxed), Self.current)
    Self.current = self
    Self.playing.store(Self.thisThread, ordering: .relaxed)
    defer {
      Self.playing.store(outer.0, ordering: .relaxed)
      Self.current = outer.1
    }
    // Runs as a task, so that the runtime finds the code on the expected executor.
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let work = body
      nonisolated(unsafe) var result: Result?
      Task { @MainActor in result = work() }
      jobs.popLast()?.runSynchronously(on: asUnownedSerialExecutor())
      guard let result else { preconditionFailure("The runtime ran a scene's job elsewhere.") }
      return result
    }
  }

  /// The executor of code that makes stills.
  ///
  /// Views are made again for each still. What they start then has been run by playing the scene, and
  /// is never run.
  private static let drawing = SceneExecutor()

  /// Whether the code that runs now makes a still.
  static var isDrawing: Bool { here === drawing }

  /// Runs a closure that makes a still; tasks that it starts are not run.
  @MainActor static func draw<Result>(_ body: () -> Result) -> Result {
    defer { drawing.jobs = [] }
    return drawing.leading(body)
  }

  private static var here: SceneExecutor? {
    let thread = playing.load(ordering: .relaxed)
    return thread != 0 && thread == thisThread ? current : nil
  }

  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Whether the runtime has the hooks, and sets them; without them tasks run on the runtime's
  /// executors.
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
    guard let symbol = dlsym(nil, name) else { return false }
    symbol.assumingMemoryBound(to: Hook.self).pointee = hook
    return true
  }
}
