import CSystemCalls
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
  static let variables: KeyValuePairs = [
    "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC", "LANG": "en_US.UTF-8",
  ]

  /// Sets ``variables``, and what the runtime has read of them already.
  ///
  /// Called before any set or dictionary is made. With a runtime that cannot be told, this process is
  /// replaced by the same program. Throws if the program cannot be started.
  static func begin() throws(Failure) {
    guard
      variables.contains(where: { name, value in getenv(name).map { String(cString: $0) } != value }
      )
    else { return }
    for (name, value) in variables { setenv(name, value, 1) }
    tzset()
    guard !scrollwork_hash_deterministically() else { return }
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    execv(path, CommandLine.unsafeArgv)
    throw .cannotRestart(path: path, reason: SystemError.last.reason)
  }
}
