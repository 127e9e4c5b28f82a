import Dispatch
package import Foundation
import Subprocess
import Synchronization
import SystemPackage

/// This program once more, with a library of views: what views do wrong then ends only that.
package enum LooseChild {
  /// The first argument of such a program; the way to the library follows, and then what this
  /// program was asked for.
  package static let flag = "--loose-library"

  /// Runs the program, hands over the signals that this one gets, and returns the number it ends
  /// with.
  package static func run(
    _ program: URL, library: URL, arguments: [String], name: String
  ) async throws -> Int32 {
    let relay = SignalRelay()
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { relay.pass(number) }
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    var options = PlatformOptions()
    // A group of its own: from a terminal a signal would reach it twice, and the second says hurry.
    options.processGroupID = 0
    let result = try await Subprocess.run(
      .path(FilePath(program.path)), arguments: Arguments([flag, library.path] + arguments),
      platformOptions: options, input: .none, output: .currentStandardOutput,
      error: .currentStandardError
    ) { execution in
      relay.reach(execution.processIdentifier.value)
    }
    switch result.terminationStatus {
    case .exited(let code): return code
    case .signaled(let number): throw LooseError.stopped(name: name, signal: number)
    }
  }
}

/// Passes signals on to a process, also those that came before it was there.
private final class SignalRelay: Sendable {
  private struct State {
    var process: pid_t?
    var waiting: [Int32] = []
  }

  private let state = Mutex(State())

  /// Passes on a signal.
  func pass(_ number: Int32) {
    state.withLock { state in
      if let process = state.process { kill(process, number) } else { state.waiting.append(number) }
    }
  }

  /// From now on signals go to this process.
  func reach(_ process: pid_t) {
    state.withLock { state in
      state.process = process
      state.waiting.forEach { kill(process, $0) }
    }
  }
}
