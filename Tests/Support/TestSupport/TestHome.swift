package import Foundation

/// The home folder of the programs that tests start, which is empty when the first one starts, as on a
/// machine that has run nothing before.
///
/// The tests of one process share it, so that a file of views is compiled once; it is gone when they
/// are over. A test of what caches change has a folder of its own.
package enum TestHome {
  /// The folder.
  package static let url: URL = {
    let name = "scrollwork-home-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try? FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    atexit { try? FileManager.default.removeItem(at: TestHome.url) }
    return url
  }()

  /// The folder of caches in it.
  package static var cache: URL { url.appending(path: ".cache") }

  /// The environment of this process, with the folders of the user replaced by those of the home
  /// folder.
  ///
  /// - Source: documented, the XDG base directory specification.
  package static var environment: [String: String] {
    let folders = [
      "HOME": url, "XDG_CACHE_HOME": cache, "XDG_CONFIG_HOME": url.appending(path: ".config"),
      "XDG_DATA_HOME": url.appending(path: ".local/share"),
    ]
    return ProcessInfo.processInfo.environment.merging(folders.mapValues(\.path)) { $1 }
  }
}
