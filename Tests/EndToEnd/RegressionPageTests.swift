import Foundation
import TestSupport
import Testing
import Yams

/// What `docs/regression.md` says, done.
@Suite struct `The page about regression` {
  private static let page = "docs/regression.md"

  /// The blocks of code of the page, with the word after the fence.
  private static func blocks() throws -> [(kind: String, text: String)] {
    let parts = try Repository.text(page).components(separatedBy: "\n```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let (kind, text) = parts[index].split(at: "\n")
      return (kind, text + "\n")
    }
  }

  private static func block(_ kind: String) throws -> String {
    try #require(try blocks().first { $0.kind == kind }).text
  }

  /// A folder with the page's file of views.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let (name, text) = try block("swift").split(at: "\n")
    try Data(text.utf8).write(to: folder.url.appending(path: String(name.dropFirst(3))))
    return folder
  }

  private static func run(_ command: String, in folder: TemporaryFolder) throws -> BuiltTool.Result
  {
    let places = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let path = "\(BuiltTool.url.deletingLastPathComponent().path):\(places)"
    return try BuiltTool.shell(command, in: folder.url, environment: ["PATH": path])
  }

  @Test func `begins with five commands that do what it says`() throws {
    let folder = try Self.folder()
    // What stands after two spaces is a remark.
    let commands = try Self.block("").split(separator: "\n").map {
      $0.components(separatedBy: "   ")[0]
    }
    let results = try commands.map { try Self.run($0, in: folder) }
    #expect(results.map(\.status) == [0, 0, 0, 1, 0], "\(results.map(\.err))")
    #expect(results[3].out == (try Self.block("text")))
    #expect(folder.has("shelf.html"))
    #expect(try Self.run("scrollwork verify Shelf.swift", in: folder).status == 0)
  }

  @Test func `has a script for CI that keeps the verdict and the reports`() throws {
    let folder = try Self.folder()
    let script = try Self.block("sh")
    #expect(try Self.run("scrollwork verify Shelf.swift --record", in: folder).status == 0)
    let equal = try Self.run(script, in: folder)
    #expect(equal.status == 0, "\(equal.err)")
    #expect(try Self.run("sed -i s/Palettes/Colors/ Shelf.swift", in: folder).status == 0)
    let different = try Self.run(script, in: folder)
    #expect(different.status == 1)
    #expect(different.out.contains("“Palettes” reads “Colors”"))
    for file in ["report.html", "junit.xml", "summary.md"] { #expect(folder.has(file)) }
    #expect(folder.has("output/verify/Shelf/tracks.json"))
  }

  @Test func `has steps of a workflow that use the action`() throws {
    let steps = try #require(try Yams.load(yaml: Self.block("yaml")) as? [[String: Any]])
    #expect(steps.first?["uses"] as? String == "actions/checkout@v4")
    let version = try #require(
      try Repository.text("CHANGELOG.md").firstMatch(of: /\n## \[(\d+\.\d+\.\d+)\]/)
    ).1
    #expect(steps.last?["uses"] as? String == "OWNER/scrollwork/action@v\(version)")
    let action = try #require(
      try Yams.load(yaml: Repository.text("action/action.yml")) as? [String: Any])
    let inputs = try #require(action["inputs"] as? [String: Any])
    let given = try #require(steps.last?["with"] as? [String: Any])
    #expect(!given.isEmpty && Set(given.keys).isSubset(of: inputs.keys))
    let example = try #require(
      try Yams.load(yaml: Repository.text("Examples/CI/github-actions.yml")) as? [String: Any])
    let jobs = try #require(example["jobs"] as? [String: [String: Any]])
    let own = try #require(jobs["verify"]?["steps"] as? [[String: Any]])
    #expect(own.compactMap { $0["uses"] as? String } == steps.compactMap { $0["uses"] as? String })
  }

  @Test func `has a schema for the files of references`() throws {
    let folder = try TemporaryFolder()
    let scenes = ["gallery", "cover-flow", "pinch", "shelf", "photo-dock", "effect-blend-mode"]
    let result = try Self.run(
      "scrollwork verify \(scenes.joined(separator: " ")) --record --scale 0.25 --fps 20",
      in: folder)
    #expect(result.status == 0, "\(result.err)")
    let path = "docs/tracks.schema.json"
    let (tracks, manifest) = try (JSONSchema(path), JSONSchema(path, definition: "manifest"))
    for scene in scenes {
      func node(_ file: String) throws -> JSONNode {
        let url = folder.url.appending(path: "References/\(scene)/\(file)")
        return try JSONNode(String(contentsOf: url, encoding: .utf8))
      }
      #expect(try tracks.complaints(about: node("tracks.json")) == [], "\(scene)")
      #expect(try manifest.complaints(about: node("manifest.json")) == [], "\(scene)")
      // Or a schema that allows everything would do.
      #expect(try !tracks.complaints(about: node("manifest.json")).isEmpty)
      #expect(try !manifest.complaints(about: node("tracks.json")).isEmpty)
    }
  }
}

extension TemporaryFolder {
  fileprivate func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: file).path)
  }
}

extension String {
  /// What stands before and after the first occurrence of a separator.
  fileprivate func split(at separator: String) -> (String, String) {
    guard let range = range(of: separator) else { return (self, "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
