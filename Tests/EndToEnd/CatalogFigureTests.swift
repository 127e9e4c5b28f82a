import Foundation
import TestSupport
import Testing

/// The figures of documentation catalogs, as `script/catalog-check` has them in a whole package.
@Suite struct `The figures of a documentation catalog` {
  static let catalogs = [
    "Examples/GuidedShelf/Sources/GuidedShelf/GuidedShelf.docc",
    "Sources/Imports/Scrollwork/Scrollwork.docc",
  ]

  @Test(arguments: catalogs)
  func `are up to date`(catalog: String) throws {
    let check = try BuiltTool.run(
      "illustrate --figures \(catalog)/figures.yaml --check", in: Repository.url("."))
    #expect(check.status == 0, "swift package illustrate draws them anew:\n\(check.err)")
  }

  @Test(arguments: catalogs)
  func `are shown by its pages`(catalog: String) throws {
    let folder = Repository.url(catalog).deletingLastPathComponent()
    let names = try text(Repository.url("\(catalog)/figures.yaml"))
      .matches(of: /(?m)^  - name: (\S+)$/).map { String($0.1) }
    #expect(!names.isEmpty)
    let sources = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let pages = try (sources?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { ["md", "swift"].contains($0.pathExtension) }.map(text).joined()
    let missing = names.filter { !pages.contains("](\($0))") }
    #expect(missing.isEmpty, "No page shows \(missing)")
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
}
