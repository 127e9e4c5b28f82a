import Foundation
import ScrollworkSystem

/// The environment of a process that plays scenes.
///
/// What the runtime and Foundation read once, at the start of a process, is the same for every user
/// and every run: the order of sets and dictionaries, and the time zone.
enum SceneProcess {
  /// The environment variables.
  ///
  /// - Source: documented. Swift orders hashed collections by a random seed unless
  ///   `SWIFT_DETERMINISTIC_HASHING` is set; `TZ` is that of POSIX.
  static let variables = ["SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC", "LANG": "en_US.UTF-8"]

  /// Replaces this process by the same program with ``variables`` set; returns if they are.
  ///
  /// Throws if the program cannot be started.
  static func begin() throws(Failure) {
    let current = ProcessInfo.processInfo.environment
    guard variables.contains(where: { current[$0] != $1 }) else { return }
    for (name, value) in variables { setenv(name, value, 1) }
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    execv(path, CommandLine.unsafeArgv)
    throw .cannotRestart(path: path, reason: SystemError.last.reason)
  }
}
