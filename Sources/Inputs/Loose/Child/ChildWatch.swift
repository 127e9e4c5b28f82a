import Foundation
import ScrollworkSystem

/// A watch of a child process from outside of it, which the code that it runs cannot disarm.
///
/// The process keeps its bounds by a thread of its own, and tells by its heartbeat that the thread is there.
final class ChildWatch: Sendable {
  /// What a process may take of what it does not bound itself.
  struct Bounds: Hashable, Sendable {
    /// How long it may stand still by a signal, in seconds.
    ///
    /// - Source: chosen; above a short stop by Ctrl-Z, below the time limit of a still.
    var standstill = 10.0
    /// The processor time that it may take without a heartbeat, in seconds.
    ///
    /// - Source: chosen; a hundred times what loading the largest library takes.
    var silence = 30.0
    /// How long it may have no heartbeat, in seconds, without taking time.
    ///
    /// - Source: chosen; far above the turn of a thread on a busy machine.
    var stillness = 40.0
    /// The size of the files in its private folder, in bytes.
    ///
    /// - Source: chosen; many times what an app keeps for a preview.
    var disk = 1_000_000_000
  }

  /// The time between two looks, in seconds.
  ///
  /// - Source: chosen; in it, a process that writes as fast as it can makes some hundred megabytes.
  private static let interval = 0.1

  private let folder: RunFolder
  private let bounds: Bounds
  private let task = Locked<Task<Void, Never>?>(nil)
  private let result = Locked<SceneEnding?>(nil)

  /// A watch of the process of a private folder.
  init(_ folder: RunFolder, bounds: Bounds = Bounds()) {
    (self.folder, self.bounds) = (folder, bounds)
  }

  /// Why the process was ended; nil if it was not.
  var ending: SceneEnding? { result.withLock { $0 } }

  /// Begins to watch a process.
  func begin(_ process: pid_t) {
    let (folder, bounds) = (folder, bounds)
    let watching = Task.detached { [weak self] in
      var look = Look()
      while (try? await Task.sleep(for: .seconds(Self.interval))) != nil {
        guard let ending = look.ending(of: process, folder, bounds) else { continue }
        self?.result.withLock { $0 = $0 ?? ending }
        kill(process, SIGKILL)
      }
    }
    task.withLock { $0 = watching }
  }

  /// Ends the watch.
  func end() { task.withLock { $0?.cancel() } }

  /// What is known of a process from the looks at it.
  private struct Look {
    private var (stopped, still) = (0.0, 0.0)
    private var beat: timespec?
    private var timeAtBeat = 0.0

    mutating func ending(
      of process: pid_t, _ folder: RunFolder, _ bounds: Bounds
    ) -> SceneEnding? {
      stopped = ProcessTime.isStopped(process) ? stopped + ChildWatch.interval : 0
      if stopped >= bounds.standstill { return .stopped }
      if folder.privateSize(atMost: bounds.disk) > bounds.disk { return .disk(bounds.disk) }
      guard let time = ProcessTime.seconds(of: process) else { return nil }
      let last = folder.heartbeat
      still += ChildWatch.interval
      if last?.tv_sec != beat?.tv_sec || last?.tv_nsec != beat?.tv_nsec {
        (beat, timeAtBeat, still) = (last, time, 0)
      }
      // A process that has told its ending writes a backtrace, within a bound of its own.
      guard !folder.hasEnding else { return nil }
      if time - timeAtBeat > bounds.silence { return .silence(time - timeAtBeat) }
      return still > bounds.stillness ? .silence(still) : nil
    }
  }
}
