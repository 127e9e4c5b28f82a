package import Foundation

/// The files of this repository, by their paths from its top.
package enum Repository {
  /// The top folder, which holds `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The file or folder at a path such as `docs/scripts.md`.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The text of the file at a path.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The paths of all Swift files in some folders, in order.
  package static func swiftFiles(in folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
        .filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    }.sorted()
  }
}
