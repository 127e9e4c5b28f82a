import Foundation
import TestSupport
import Testing

/// The sample package with tests, whose sources are compiled with this package.
@Suite struct `The sample package with tests` {
  @Test func `has a manifest that names its products and targets`() throws {
    let package = Repository.url("Examples/TestedShelf")
    let folder = try TemporaryFolder()
    let result = try BuiltTool.finish(
      BuiltTool.start(
        [
          "swift", "package", "--package-path", package.path, "--scratch-path",
          folder.url.path, "dump-package",
        ], in: folder.url, program: URL(filePath: "/usr/bin/env")))
    try #require(result.status == 0, "\(result.err)")
    for name in ["TestedShelf", "TestedShelfTests", "ScrollworkTesting", "__References__"] {
      #expect(result.out.contains("\"\(name)\""))
    }
  }
}
