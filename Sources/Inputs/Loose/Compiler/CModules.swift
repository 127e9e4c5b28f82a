/// The C modules below ours.
///
/// The compiler looks for each when it reads a module that is built on it. No file of views can use
/// one, so an empty module of the same name does, and neither its headers nor their folders matter.
package enum CModules {
  /// A module map with an empty module for each.
  package static let map = [
    "CMarkdown", "CMarkup", "CNettle", "CPictures", "CSystemCalls", "CZlib",
  ]
  .map { "module \($0) {}\n" }.joined()

  /// The options of a compiler that finds the module map at `path`.
  package static func options(map path: String) -> [String] {
    ["-Xcc", "-fmodule-map-file=" + path]
  }
}
