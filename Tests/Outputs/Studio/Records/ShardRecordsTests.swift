import Foundation
import TestSupport
import Testing

@testable import ScrollworkStudio

@Suite struct `Records of shards` {
  private let folder: TemporaryFolder
  private let file: URL
  private let shards: [Shard]

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "reels.records.json")
    shards = (1...3).compactMap { Shard($0, of: 3) }
  }

  /// Makes a file of some text; its record.
  private func make(_ name: String, _ text: String) throws -> FileRecord {
    let made = url(name)
    try Data(text.utf8).write(to: made)
    return FileRecord(settings: ["text": text], frames: "", sha256: try FileRecord.digest(of: made))
  }

  private func url(_ name: String) -> URL { folder.url.appending(path: name) }

  private func write(_ record: FileRecord, of name: String, shard: Shard?) throws {
    var records = FileRecords(file, shard: shard)
    records[url(name)] = record
    try records.write()
  }

  @Test func `are in files of their own, and join the others`() throws {
    let before = try make("a.mp4", "before")
    try write(before, of: "a.mp4", shard: nil)
    var made: [FileRecord] = []
    // All shards begin with the same records.
    var records = shards.map { FileRecords(file, shard: $0) }
    #expect(records.allSatisfy { $0[url("a.mp4")] == before })
    for (place, name) in ["a.mp4", "b.mp4", "c.mp4"].enumerated() {
      made.append(try make(name, "made by \(place)"))
      records[place][url(name)] = made[place]
      try records[place].write()
    }
    let own = try String(contentsOf: url("reels.records.2-of-3.json"), encoding: .utf8)
    #expect(own.contains("b.mp4") && !own.contains("a.mp4"))
    let all = FileRecords(file)
    #expect(["a.mp4", "b.mp4", "c.mp4"].map { all[url($0)] } == made)
    #expect(folder.paths.count { $0.contains("-of-3") } == 3)
    try all.write()
    #expect(folder.paths.sorted() == ["a.mp4", "b.mp4", "c.mp4", "reels.records.json"])
    #expect(FileRecords(file)[url("c.mp4")] == made[2])
  }

  @Test func `of files that were made again since are left out`() throws {
    try write(try make("a.mp4", "by a shard"), of: "a.mp4", shard: shards[0])
    let later = try make("a.mp4", "later")
    try write(later, of: "a.mp4", shard: shards[1])
    try write(try make("b.mp4", "b"), of: "b.mp4", shard: nil)
    #expect(FileRecords(file)[url("a.mp4")] == later)
  }

  @Test(
    arguments: [
      ("reels.records.2-of-8.json", "reels.records.json"), ("reels.2-of-8", nil),
      ("reels.records.9-of-8.json", nil), ("reels.records.json", nil), ("2-of-8.json", nil),
    ] as [(String, String?)])
  func `have names with their shard`(name: String, whole: String?) {
    #expect(ShardRecords.whole(of: URL(filePath: name))?.lastPathComponent == whole)
  }
}
