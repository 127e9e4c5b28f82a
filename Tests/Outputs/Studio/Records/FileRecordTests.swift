import Foundation
import ScrollworkStudio
import TestSupport
import Testing

@Suite struct `A record of a made file` {
  private let record = FileRecord(
    settings: ["crf": "18", "fps": "60"], frames: "aaaaaaaabbbbbbbbcccccccc", sha256: "")

  @Test(
    arguments: [
      (["crf": "18", "fps": "60"], "aaaaaaaabbbbbbbbcccccccc", nil),
      (["crf": "20", "fps": "60"], "", "crf is 20, it was 18"),
      (["fps": "60"], "", "crf is not set, it was 18"),
      (["crf": "18", "fps": "60", "loop": "1"], "", "loop is 1, it was not set"),
      (["crf": "18", "fps": "60"], "aaaaaaaabbbbbbbb", "it has 2 frames, it had 3"),
      (["crf": "18", "fps": "60"], "aaaaaaaaddddddddcccccccc", "frame 1 of 3 differs"),
      (["crf": "18", "fps": "60"], "eeeeeeeebbbbbbbbdddddddd", "frames 0 to 2 of 3 differ"),
    ] as [([String: String], String, String?)])
  func `tells what differs`(settings: [String: String], frames: String, words: String?) {
    #expect(record.reason(settings: settings, frames: { frames })?.description == words)
  }

  @Test func `is found by the path from its folder`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "docs/reels.records.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let (made, other) = (
      folder.url.appending(path: "pictures/a.mp4"), folder.url.appending(path: "docs/b.mp4")
    )
    var records = FileRecords(file)
    (records[made], records[other]) = (record, record)
    try records.write()
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\"../pictures/a.mp4\"") && text.contains("\"b.mp4\""))
    var read = FileRecords(file)
    #expect(read[made] == record)
    read.keep([made])
    #expect(read[other] == nil && read[made] == record)
    try Data("{}".utf8).write(to: file)
    #expect(FileRecords(file)[made] == nil)
  }

  @Test func `is no longer that of a file that was changed`() throws {
    let folder = try TemporaryFolder()
    let made = folder.url.appending(path: "a.mp4")
    var records = FileRecords(folder.url.appending(path: "records.json"))
    func reason() -> FileRecord.Reason? {
      records.reason(for: made, settings: record.settings, frames: { record.frames })
    }
    #expect(reason() == .missing)
    try Data("film".utf8).write(to: made)
    #expect(reason() == .unknown)
    var known = record
    known.sha256 = try FileRecord.digest(of: made)
    records[made] = known
    #expect(reason() == nil)
    try Data("other".utf8).write(to: made)
    #expect(reason() == .changed)
  }
}
