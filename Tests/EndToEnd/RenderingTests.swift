import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import TestSupport
import Testing

@Suite struct `The tool` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String) throws -> BuiltTool.Result {
    try BuiltTool.run(words, in: folder.url)
  }

  @Test func `lists every scene`() throws {
    let result = try run("list")
    #expect(result.status == 0)
    let names = result.out.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.map(String.init) == allScenes.map(\.name))
    let json = try JSONSerialization.jsonObject(with: Data(try run("list --json").out.utf8))
    #expect((json as? [Any])?.count == allScenes.count)
  }

  /// Four workers that keep layers against one that keeps nothing, and one picture by itself: the
  /// pixels of the other scenes are compared where they are played.
  @Test(
    arguments: [
      "feed", "gallery-rtl", "photo-grid", "settings", "field-guide", "effect-blur",
      "effect-rotation-3d", "pinch", "berths", "pantry", "chat", "stacked-cards", "ripple",
    ])
  func `renders a scene, the same bytes whatever the jobs, the reuse and the range`(
    scene: String
  ) throws {
    let part = "render \(scene) --scale 0.25 --fps 2 --out"
    #expect(try run("\(part) a --jobs 4").status == 0)
    #expect(try run("\(part) b --jobs 1 --no-reuse").status == 0)
    let (a, b) = (try contents("a"), try contents("b"))
    #expect(a.count > 5)
    #expect(a.keys.filter { a[$0] != b[$0] }.sorted() == [] && a.count == b.count)

    #expect(try run("\(part) alone --at 1").status == 0)
    let alone = try contents("alone").filter { $0.key.hasSuffix(".png") }
    let path = "\(scene)/frames/000002.png"
    #expect(Array(alone.keys) == [path])
    #expect(alone[path] == a[path])
  }

  /// SVG has no words for perspective: such a layer is a picture, and the manifest says where.
  @Test func `reports which SVG stills contain bitmaps`() throws {
    func pictures(_ scene: String, _ format: String) throws -> Int {
      let words = "render \(scene) --at 0.5 --format \(format) --out \(format)"
      // The second time the still is there already.
      for _ in 0..<2 { #expect(try run(words).status == 0) }
      let folder = format == "svg" ? "svg/\(scene)/svg" : "png/\(scene)"
      let manifest = try #require(try contents(folder)["manifest.json"])
      return String(decoding: manifest, as: UTF8.self).ranges(of: "\"pictures\":true").count
    }
    #expect(try pictures("effect-rotation-3d", "svg") == 1)
    #expect(try pictures("effect-rotation-3d", "png") == 0)
    #expect(try pictures("effect-rotation", "svg") == 0)
  }

  @Test func `draws no still that exists already`() throws {
    let words = "render feed --scale 0.25 --to 0.2"
    #expect(try run(words).out == "feed: 13 stills in output/feed/frames, drawn\n")
    let first = try contents("output")
    #expect(try run(words).out == "feed: 13 stills in output/feed/frames, all up to date\n")
    #expect(try contents("output") == first)
  }

  @Test func `draws sheets and prints trees`() throws {
    let sheet = try run("sheet feed -o sheet.png --count 2")
    #expect(sheet.out == "feed: 2 stills on one sheet, sheet.png\n")
    #expect(folder.paths == ["sheet.png"])
    let tree = try run("inspect feed --at 1")
    #expect(tree.out.hasPrefix("feed at 1 s\n\nview "))
    let json = try run("inspect feed --at 1 --json")
    #expect(try JSONSerialization.jsonObject(with: Data(json.out.utf8)) is [String: Any])
  }

  private func contents(_ path: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for (file, data) in try folder.contents where file.hasPrefix(path + "/") {
      contents[String(file.dropFirst(path.count + 1))] = data
    }
    return contents
  }
}
