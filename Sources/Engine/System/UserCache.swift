package import Foundation

/// The folder for files that can be made again.
package enum UserCache {
  /// `scrollwork` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  ///
  /// - Source: documented, the XDG base directory specification.
  package static var folder: URL {
    let named = ProcessVariable.value("XDG_CACHE_HOME") ?? ""
    let caches =
      named.hasPrefix("/")
      ? URL(filePath: named)
      : FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    return caches.appending(path: "scrollwork")
  }
}
