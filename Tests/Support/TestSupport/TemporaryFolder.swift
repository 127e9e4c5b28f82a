package import Foundation

/// A folder of its own for one test; gone when the test is.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "scrollwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A test may have taken the right to write away.
    chmod(url.path, 0o755)
    try? FileManager.default.removeItem(at: url)
  }

  /// Every file inside by its path, hidden ones too, in order.
  package var paths: [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: url.appending(path: path).path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// Every file inside with its bytes.
  package var contents: [String: Data] {
    get throws {
      var contents: [String: Data] = [:]
      for path in paths { contents[path] = try Data(contentsOf: url.appending(path: path)) }
      return contents
    }
  }
}
