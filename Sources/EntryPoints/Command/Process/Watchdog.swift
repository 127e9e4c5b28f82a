import Foundation
import ScrollworkDrawing
import ScrollworkLoose
import ScrollworkShaders
import ScrollworkStudio
import ScrollworkSystem
import Synchronization

/// The bounds of time and memory for the code of scenes.
struct SceneLimits: Hashable, Sendable {
  /// The longest time that the main actor may be busy without a pause, in seconds: that of playing
  /// a script, or of making a still.
  ///
  /// - Source: chosen; the scenes of this package take less than two.
  var time = 120.0
  /// The most memory that the process may take, in bytes.
  ///
  /// - Source: chosen; a long reel takes a fraction of one gigabyte.
  var memory = min(8_000_000_000, Int(clamping: ProcessInfo.processInfo.physicalMemory) / 4 * 3)
}

/// A thread that ends the process when the code of a scene passes its limits, and a child process
/// when its parent is gone.
enum Watchdog {
  /// The time between two looks, in seconds.
  ///
  /// - Source: chosen; a tenth of the shortest bound that is of use.
  private static let interval = 0.1

  /// The looks at the memory for each at the rest.
  ///
  /// - Source: measured; in a hundredth of a second, a process that allocates as fast as it can takes
  ///   some ten megabytes.
  private static let memoryLooks = 10

  /// Whether the main queue has answered since it was last asked.
  private static let hasAnswered = Atomic(true)

  /// The number of stills made, plus one; 0 while the script is played.
  static let stills = Atomic(0)

  /// Starts the thread; called on the one that plays.
  static func begin(_ limits: SceneLimits) {
    SignalStack.install()
    Thread.detachNewThread { watch(limits) }
  }

  private static func watch(_ limits: SceneLimits) {
    // Counted in looks: a process that is stopped, or starved, is not late.
    var busy = 0.0
    var works = WorkTimes()
    while true {
      for _ in 0..<memoryLooks {
        usleep(UInt32(interval / Double(memoryLooks) * 1e6))
        if let memory = residentMemory, memory > limits.memory {
          ProcessEnding.endPlaying(.memory(limits.memory))
        }
      }
      LooseChild.beat()
      if LooseChild.isOrphaned {
        UnfinishedFiles.removeAll(
          andExit: CommandStatus.interrupted.rawValue, after: LooseChild.endGroup)
      }
      // Pictures are drawn on other threads than the one that plays.
      let shaderLimit = min(RunningShaders.limit, limits.time)
      if let call = RunningShaders.late(after: shaderLimit) {
        ProcessEnding.end(.shader(call.function.name, shaderLimit), on: call.thread)
      }
      if let late = works.late(after: shaderLimit) {
        ProcessEnding.end(.picture(late.name, shaderLimit), on: late.thread)
      }
      if hasAnswered.exchange(false, ordering: .relaxed) {
        busy = 0
        DispatchQueue.main.async {
          SignalStack.install()
          hasAnswered.store(true, ordering: .relaxed)
        }
      } else {
        busy += interval
      }
      // A function that runs for long has its own bound, and is told by its name.
      if busy > limits.time, RunningShaders.late(after: interval) == nil, works.isEmpty {
        let stills = stills.load(ordering: .relaxed)
        ProcessEnding.endPlaying(.time(limits.time, stills: stills > 0 ? stills - 1 : nil))
      }
    }
  }

  /// The memory of this process, in bytes; nil where the system has no `/proc`.
  private static var residentMemory: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }
}
