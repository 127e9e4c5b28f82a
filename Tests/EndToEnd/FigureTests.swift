import Foundation
import TestSupport
import Testing

/// The figures of the documentation, checked by the built tool.
@Suite struct `The figures of the documentation` {
  /// The figure files, from the root of the repository.
  static let files = [
    "docs/concepts/figures.yaml", "docs/scenes.yaml", "docs/cookbook.yaml",
  ]

  @Test(arguments: files)
  func `are up to date, and pages give their size and description`(file: String) throws {
    let result = try BuiltTool.finish(
      BuiltTool.start(
        ["illustrate", "--figures", file, "--check", "--snippets", "markdown"],
        in: Repository.url(".")))
    #expect(result.status == 0, "script/figures draws what is not up to date:\n\(result.err)")
    let pages = try Self.pages.map { try Repository.text($0) }.joined()
    let images = result.out.matches(of: /src="([^"]+)" (width="[^>]*)>/)
    #expect(!images.isEmpty)
    for image in images {
      let name = image.output.1.split(separator: "/").last ?? ""
      #expect(
        pages.contains("/\(name)\" \(image.output.2)>"), "script/figures updates pages: \(name)")
    }
  }

  /// The pages with pictures.
  private static let pages: [String] = {
    let docs = Repository.url("docs")
    let names = FileManager.default.enumerator(atPath: docs.path)?.compactMap { $0 as? String }
    return ["README.md"]
      + (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  /// The pictures that a page shows, from the root of the repository.
  private static func pictures(of page: String) throws -> [String] {
    let folder = Repository.url(page).deletingLastPathComponent()
    let text = try Repository.text(page)
    return text.matches(of: /(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)]+)\)/).compactMap { match in
      guard let path = match.output.1 ?? match.output.2, !path.contains(":") else { return nil }
      let root = Repository.url(".").standardizedFileURL.path
      return String(
        folder.appending(path: path).standardizedFileURL.path.dropFirst(root.count)
          .drop { $0 == "/" })
    }
  }

  @Test func `are all there, and no picture is left over`() throws {
    let shown = Set(try Self.pages.flatMap(Self.pictures))
    for picture in shown.sorted() {
      #expect(
        FileManager.default.fileExists(atPath: Repository.url(picture).path), "\(picture)")
    }
    let images = Repository.url("docs/images")
    let files = FileManager.default.enumerator(atPath: images.path)?.compactMap { $0 as? String }
    for file in (files ?? []).sorted() where [".png", ".svg"].contains(where: file.hasSuffix) {
      #expect(shown.contains("docs/images/\(file)"), "no page shows docs/images/\(file)")
    }
  }

  @Test func `are drawn by the tool alone`() throws {
    let records =
      ["docs/reels", "docs/concepts/figures", "docs/scenes", "docs/cookbook"]
      + `The figures of a documentation catalog`.catalogs.map { "\($0)/figures" }
    var made: Set<String> = []
    for record in records {
      let file = Repository.url("\(record).records.json")
      let root = try JSONNode(Repository.text("\(record).records.json"))
      guard case .object(let files) = root["files"] else { continue }
      let folder = file.deletingLastPathComponent()
      for name in files.keys {
        made.insert(folder.appending(path: name).standardizedFileURL.path)
      }
    }
    // The report is a screenshot of a page that the tool writes, as those of the preview, which
    // script/preview-check makes; curves are of measured times, drawn by script/curves with the tool.
    let curves = ["content", "length", "jobs", "memory"].map { "docs/images/performance/\($0).svg" }
    let previews =
      ["live", "dark", "past", "error", "beside"].map { "docs/images/preview/\($0).png" }
      + ["docs/images/preview/film.webp"]
    let others = Set(["docs/images/report.png"] + curves + previews)
    for picture in Set(try Self.pages.flatMap(Self.pictures)).subtracting(others).sorted() {
      #expect(made.contains(Repository.url(picture).standardizedFileURL.path), "\(picture)")
    }
  }
}
