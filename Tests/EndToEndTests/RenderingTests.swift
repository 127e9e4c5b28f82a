import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import TestSupport
import Testing

@Suite struct `The tool` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String) throws -> Tool.Result { try Tool.run(words, in: folder.url) }

  @Test func `lists every scene`() throws {
    let result = try run("list")
    #expect(result.status == 0)
    let names = result.out.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.map(String.init) == allScenes.map(\.name))
    let json = try JSONSerialization.jsonObject(with: Data(try run("list --json").out.utf8))
    #expect((json as? [Any])?.count == allScenes.count)
  }

  /// Four workers that keep layers against one that keeps nothing, and one picture by itself.
  @Test(arguments: allScenes.map(\.name))
  func `renders every scene, the same bytes whatever the jobs, the reuse and the range`(
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

  @Test(arguments: allScenes.map(\.name))
  func `writes SVG that others can read`(scene: String) throws {
    #expect(try run("render \(scene) --format svg --scale 1 --at 0.5").status == 0)
    let svg = "output/\(scene)/svg/frames/000030.svg"
    let converter = URL(filePath: "/usr/bin/rsvg-convert")
    try #require(FileManager.default.isExecutableFile(atPath: converter.path))
    let result = try Tool.finish(
      Tool.start([svg, "-o", "still.png"], in: folder.url, program: converter))
    #expect(result.status == 0, "\(result.err)")
    #expect(try run("render \(scene) --scale 1 --at 0.5").status == 0)
    let theirs = try bitmap("still.png")
    let ours = try bitmap("output/\(scene)/frames/000030.png")
    let distance = try #require(Self.meanDistance(ours, theirs))
    #expect(distance <= Self.tolerance(of: scene), "\(scene): \(distance)")
  }

  /// The mean absolute difference of 8-bit channels that other renderers may have: edges are
  /// smoothed and shadows blurred in other ways.
  ///
  /// Where much is blurred it is more: librsvg blurs by three boxes, and sees nothing of what
  /// reaches over the edge of the picture.
  ///
  /// - Source: chosen, above what any scene shows; how small a mistake it sees was not tried.
  private static func tolerance(of scene: String) -> Double {
    ["effect-blur": 1.6, "lyrics": 1.2][scene] ?? 0.5
  }

  private func bitmap(_ path: String) throws -> Bitmap {
    let data = try Data(contentsOf: folder.url.appending(path: path))
    return try ImagePixels(png: data, named: path).bitmap
  }

  /// The mean absolute difference of the color channels; nil if the sizes differ.
  private static func meanDistance(_ one: Bitmap, _ other: Bitmap) -> Double? {
    guard one.width == other.width, one.height == other.height else { return nil }
    var sum = 0
    for y in 0..<one.height {
      for x in 0..<one.width where one[x, y] != other[x, y] {
        for shift in [0, 8, 16] as [UInt32] {
          sum += abs(Int(one[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255))
        }
      }
    }
    return Double(sum) / Double(3 * one.width * one.height)
  }

  /// SVG has no words for perspective: such a layer is a picture, and the manifest says where.
  @Test func `says which stills of SVG hold pictures`() throws {
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

  @Test func `draws nothing that is there`() throws {
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
