import Foundation
import TestSupport
import Testing

/// A file of tests in a package of its own, which is gone afterwards.
struct TestFile {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "Package.swift"))
  }

  /// A place in the file.
  var place: Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "ShelfTests/ShelfTests.swift",
      filePath: folder.url.appending(path: "Tests/ShelfTests.swift").path, line: 12, column: 3)
  }

  /// The paths of all files beside the test, from the folder of references on.
  var references: [String] {
    let start = "Tests/__References__/ShelfTests/"
    return folder.paths.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  /// The paths of all files that failures have left.
  var failures: [String] {
    let start = ".build/scrollwork-failures/ShelfTests/"
    return folder.paths.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  /// The bytes of a file of a reference.
  func reference(_ path: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: "Tests/__References__/ShelfTests/\(path)"))
  }
}
