import CSystemCalls
import Foundation
import ScrollworkLoose
import ScrollworkStudio
import ScrollworkSystem
import Synchronization

/// The end of a process: by its verb, or by the code of a scene, which is an error.
enum ProcessEnding {
  /// Whether the process may exit: scenes have not been played yet, or the verb is over.
  private static let mayExit = Atomic(true)

  /// Makes a call of `exit` an error from now on, save that of ``exit(_:)``.
  static func refuseExit() {
    mayExit.store(false, ordering: .relaxed)
    #if os(Linux)
      on_exit({ status, _ in ProcessEnding.checkExit(status) }, nil)
    #else
      atexit { ProcessEnding.checkExit(0) }
    #endif
  }

  /// Exits: the verb is over.
  static func exit(_ status: CommandStatus) -> Never {
    mayExit.store(true, ordering: .relaxed)
    LooseChild.finish()
    Foundation.exit(status.rawValue)
  }

  /// Ends the process with an error, if it may not exit.
  static func checkExit(_ status: Int32) {
    if !mayExit.load(ordering: .relaxed) { end(.exit(status), on: CurrentThread.id) }
  }

  /// Whether the code of a scene is being ended.
  private static let isEnding = Atomic(false)

  /// Ends this process because of what the code of a scene does on `thread`.
  ///
  /// A child process traps there, and the parent tells the line and the reason. Threads of Dispatch
  /// block other signals, such as that of `abort`. The first trap makes the backtrace, and the code
  /// goes on when that is done; the second one ends the process. Sent earlier, it would leave the
  /// process that writes the backtrace waiting for this one.
  static func end(_ ending: SceneEnding, on thread: pthread_t) -> Never {
    while isEnding.exchange(true, ordering: .relaxed) { sleep(1) }
    guard LooseChild.report(ending) else {
      var console = Console(results: STDOUT_FILENO)
      console.errors = ErrorForm(asked: CommandLine.arguments)
      console.write(
        Failure(
          status: .malformed, message: ending.message(about: "the code of the scene"), kind: .crash)
      )
      UnfinishedFiles.removeAll(andExit: CommandStatus.malformed.rawValue)
    }
    for _ in 0..<2 {
      pthread_kill(thread, SIGTRAP)
      // The runtime's handler resets the action, then waits for the process of the backtrace.
      var waited = 0.0
      repeat {
        usleep(100_000)
        waited += 0.1
      } while waited < backtraceTime && (SignalAction(of: SIGTRAP) == nil || hasChildren)
    }
    // The code ignores the signal, or blocks it.
    while true { kill(getpid(), SIGKILL) }
  }

  /// The longest time that a backtrace may take, in seconds.
  ///
  /// - Source: chosen; it takes one to three.
  private static let backtraceTime = 60.0

  /// Whether a process that this one has started, such as that of a backtrace, is not reaped yet.
  private static var hasChildren: Bool {
    var child = siginfo_t()
    return waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  /// Ends this process because of what the code of a scene does on the thread that plays it.
  static func endPlaying(_ ending: SceneEnding) -> Never {
    end(ending, on: scrollwork_playing_thread())
  }
}
