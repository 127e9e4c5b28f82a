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
    var standstill = 10
    /// The processor time that it may take without a heartbeat, in seconds.
    ///
    /// - Source: chosen; a hundred times what loading the largest library takes.
    var silence = 30.0
    /// The size of the files in its private folder, in bytes.
    ///
    /// - Source: chosen; the bound of the cache.
    var disk = 2_000_000_000
  }

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
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        guard let ending = look.ending(of: process, folder, bounds) else { continue }
        self?.result.withLock { $0 = $0 ?? ending }
        kill(process, SIGKILL)
      }
    }
    task.withLock { $0 = watching }
  }

  /// Ends the watch.
  func end() { task.withLock { $0?.cancel() } }

  /// What is known of a process from the looks at it, one a second.
  private struct Look {
    private var stopped = 0
    private var beat: timespec?
    private var timeAtBeat = 0.0

    mutating func ending(
      of process: pid_t, _ folder: RunFolder, _ bounds: Bounds
    ) -> SceneEnding? {
      stopped = ProcessTime.isStopped(process) ? stopped + 1 : 0
      if stopped >= bounds.standstill { return .stopped }
      if folder.privateSize(atMost: bounds.disk) > bounds.disk { return .disk(bounds.disk) }
      guard let time = ProcessTime.seconds(of: process) else { return nil }
      let last = folder.heartbeat
      if last?.tv_sec != beat?.tv_sec || last?.tv_nsec != beat?.tv_nsec {
        (beat, timeAtBeat) = (last, time)
      }
      return time - timeAtBeat > bounds.silence ? .silence(bounds.silence) : nil
    }
  }
}
