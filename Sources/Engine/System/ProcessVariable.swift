import Foundation

/// The variables of this process's environment, also where `ProcessInfo` answers for a scene.
package enum ProcessVariable {
  /// The value of a variable; nil if it is not set.
  package static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
