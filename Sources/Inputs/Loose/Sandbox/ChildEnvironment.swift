import Foundation

/// The environment of a process of Swift files: variables that the tool and its libraries read, and none
/// with the secrets of a shell or of a continuous integration.
enum ChildEnvironment {
  /// - Source: documented, the XDG base directory specification, ld.so(8), fontconfig.
  private static let names: Set = [
    "PATH", "HOME", "LD_LIBRARY_PATH", "TERM", "COLUMNS", "NO_COLOR", "TZ", "LANG",
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "FONTCONFIG_FILE",
    "FONTCONFIG_PATH",
  ]
  private static let prefixes = ["SCROLLWORK_", "SWIFT_"]

  /// Those of some variables that a confined process has.
  static func confined(_ variables: [String: String]) -> [String: String] {
    variables.filter { name, _ in
      names.contains(name) || prefixes.contains(where: name.hasPrefix)
    }
  }
}
