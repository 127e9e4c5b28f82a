import Foundation
import TestSupport
import Testing

@Suite struct `Shards and their merge` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult private func run(_ words: String) throws -> BuiltTool.Result {
    try BuiltTool.run(words, in: folder.url)
  }

  private func contents(_ name: String) throws -> [String: Data] {
    try folder.contents.filter { $0.key.hasPrefix(name + "/") }
      .reduce(into: [:]) { $0[String($1.key.dropFirst(name.count + 1))] = $1.value }
  }

  private static let render = "render feed --scale 0.25 --fps 8 --to 3"

  private func renderShards(_ numbers: [Int], of count: Int) throws {
    for number in numbers {
      let result = try run("\(Self.render) --shard \(number)/\(count) --out shards/\(number)")
      #expect(result.status == 0, "\(result.err)")
    }
  }

  @Test(arguments: ["png", "svg"])
  func `equal one run, byte for byte`(format: String) throws {
    #expect(try run("\(Self.render) --format \(format) --out whole").status == 0)
    for number in 1...3 {
      try run("\(Self.render) --format \(format) --shard \(number)/3 --out shards/\(number)")
    }
    let result = try run("merge shards/2 shards/3 shards/1 --out merged")
    #expect(result.status == 0, "\(result.err)")
    #expect(result.out.contains("feed: 25 stills in merged/feed"))
    let (whole, merged) = (try contents("whole"), try contents("merged"))
    #expect(whole.count > 25)
    #expect(whole.keys.filter { whole[$0] != merged[$0] } == [])
    #expect(merged.keys.filter { whole[$0] == nil } == [])
    // A second merge finds everything in place.
    #expect(try run("merge shards/1 shards/2 shards/3 --out merged").status == 0)
    #expect(try contents("merged") == whole)
  }

  @Test func `need all shards, and the message names those that are missing`() throws {
    try renderShards([1, 4], of: 4)
    let result = try run("merge shards/1 shards/4 --out merged")
    #expect(result.status == 66)
    #expect(result.err.contains("render shards 2, 3"), "\(result.err)")
    #expect(try contents("merged").isEmpty)
  }

  @Test func `leave nothing of a run that was killed`() throws {
    let reel = folder.url.appending(path: "shards/1/feed")
    try FileManager.default.createDirectory(at: reel, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: reel.appending(path: ".samples.jsonl.99999.part"))
    try renderShards([1], of: 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: reel.path)
    #expect(
      names.sorted() == ["frames", "manifest.json", "samples.jsonl", "trace.jsonl", "tracks.json"])
    try Data("damaged\n".utf8).write(to: reel.appending(path: "samples.jsonl"))
    #expect(try run("merge shards/1 --out merged").status == 65)
    #expect(try contents("merged").isEmpty)
  }

  @Test func `of other settings are refused`() throws {
    try renderShards([1], of: 2)
    try run("render feed --scale 0.5 --fps 8 --to 3 --shard 2/2 --out shards/2")
    let result = try run("merge shards/1 shards/2 --out merged")
    #expect(result.status == 65)
    #expect(result.err.contains("different settings"), "\(result.err)")
  }

  @Test func `that were damaged or not finished are named`() throws {
    try renderShards([1, 2], of: 2)
    let frame = folder.url.appending(path: "shards/2/feed/frames")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: frame.path).sorted().first)
    try Data("damaged".utf8).write(to: frame.appending(path: name))
    let result = try run("merge shards/1 shards/2 --out merged")
    #expect(result.status == 65)
    #expect(result.err.contains("\(name) is damaged"), "\(result.err)")
    #expect(try contents("merged")["feed/manifest.json"] == nil)

    try FileManager.default.removeItem(
      at: folder.url.appending(path: "shards/2/feed/manifest.json"))
    let unfinished = try run("merge shards/1 shards/2 --out merged")
    #expect(unfinished.status == 66)
    #expect(unfinished.err.contains("not finished"), "\(unfinished.err)")
  }

  @Test(arguments: ["merge nowhere", "merge shards/1 --out shards/1"])
  func `are refused where there is nothing to merge, or onto themselves`(words: String) throws {
    try renderShards([1], of: 1)
    let result = try run(words)
    #expect([64, 66].contains(result.status))
    #expect(result.err.contains("error: "))
  }

  @Test(arguments: ["0/3", "4/3", "2", "1/2/3", "a/b"])
  func `are named by a number and a count`(text: String) throws {
    let result = try run("\(Self.render) --shard \(text)")
    #expect(result.status == 64)
    #expect(result.err.contains("such as 2/8"), "\(result.err)")
  }

  @Test func `compare scenes, and the one with a difference fails`() throws {
    let options = "feed tenths inbox --scale 0.25 --fps 4"
    #expect(try run("verify \(options) --record").status == 0)
    #expect(try run("verify tenths --scale 0.25 --fps 4 --canvas 160x240 --record").status == 0)
    let first = try run("verify \(options) --shard 1/2 --report first.xml")
    #expect(first.status == 0, "\(first.err)")
    #expect(first.out.contains("equal     feed") && first.out.contains("equal     inbox"))
    #expect(!first.out.contains("tenths"))
    let second = try run("verify \(options) --shard 2/2 --report second.xml")
    #expect(second.status == 1)
    #expect(second.out.contains("different tenths"), "\(second.out)")
    #expect(second.err.contains("1 of 1 scene is not as recorded"), "\(second.err)")
    let reports = try ["first.xml", "second.xml"].map {
      try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8)
    }
    #expect(reports.map { $0.contains("failures=\"1\"") } == [false, true])
    #expect(reports.map { $0.contains("tests=\"2\"") } == [true, false])
    #expect(try run("verify \(options)").status == 1)
  }

  @Test(arguments: ["", "--records own.json"])
  func `make the reels of a plan, and one more run joins their records`(words: String) throws {
    let plan = """
      defaults: { canvas: 160x240, scale: 0.25, fps: 2 }
      reels:
        - { scene: feed, files: [feed.png, feed.svg], poster: poster.png }
        - { scene: tenths, file: tenths.png }
        - { scene: inbox, file: inbox.png }
      """
    let docs = folder.url.appending(path: "docs")
    try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
    try Data(plan.utf8).write(to: docs.appending(path: "reels.yaml"))
    func make(_ more: String) throws -> BuiltTool.Result {
      try run("reel --plan docs/reels.yaml --jobs 1 \(words) \(more)")
    }
    func pictures() throws -> [String: Data] {
      try contents("docs").filter { !$0.key.hasSuffix("json") && !$0.key.hasSuffix("yaml") }
    }
    let records = words.isEmpty ? "reels.records" : "own"
    let second = try make("--shard 2/4")
    #expect(second.status == 0, "\(second.err)")
    #expect(try pictures().keys.sorted() == ["tenths.png"])
    #expect(try make("--shard 2/4 --check").status == 0)
    #expect(try make("--shard 1/4 --check").status == 1)
    #expect(try make("--shard=1/4").status == 0)
    #expect(try make("--shard 3/4").status == 0)
    let empty = try make("--shard 4/4")
    #expect(empty.status == 0)
    #expect(empty.err.contains("shard 4/4 is empty: there are 3 reels"), "\(empty.err)")
    #expect(folder.paths.contains("docs/\(records).3-of-4.json"))
    #expect(!folder.paths.contains("docs/\(records).json"))
    let made = try pictures()
    #expect(try make("--check").status == 0)
    let joined = try make("")
    #expect(joined.status == 0 && !joined.err.contains("is made"), "\(joined.err)")
    #expect(folder.paths.filter { $0.hasSuffix(".json") } == ["docs/\(records).json"])
    #expect(try make("--check").status == 0)
    let whole = folder.url.appending(path: "docs/\(records).json")
    let before = try Data(contentsOf: whole)
    for name in made.keys { try FileManager.default.removeItem(at: docs.appending(path: name)) }
    try FileManager.default.removeItem(at: whole)
    #expect(try make("").status == 0)
    #expect(try Data(contentsOf: whole) == before)
    #expect(try pictures() == made)
  }
}
