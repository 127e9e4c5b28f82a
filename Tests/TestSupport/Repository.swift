package import Foundation

/// The files of this repository, by their paths from its top.
package enum Repository {
  /// The top folder, which holds `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file or folder at a path such as `docs/scripts.md`.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The text of the file at a path.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }
}
