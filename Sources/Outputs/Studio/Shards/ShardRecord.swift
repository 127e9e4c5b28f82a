import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// A finished reel, or a part of one, as it is merged.
struct ShardRecord: Sendable {
  let folder: URL
  let manifest: ManifestRecord
  /// The settings that all stills share, as the manifest has them.
  let settings: [String: JSONText]
  /// What was to be rendered; nil if the reel was not rendered as a shard.
  let part: ReelPart?

  /// The keys of a manifest that are not settings.
  private static let others: Set<String> = [
    "version", "settings", "trace", "range", "stills", "shard",
  ]

  /// Reads the manifest of a reel's folder; an error if the reel is not finished.
  init(_ folder: URL) throws {
    self.folder = folder
    let url = folder.appending(path: "manifest.json")
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw MergeError.unfinished(path: folder.relativePath)
    }
    manifest = try ManifestRecord(url)
    guard case .object(let entries) = try? JSONParser.parse(Array(InputFile.contents(of: url.path)))
    else { throw MergeError.damaged(path: url.relativePath, reason: "it is no object") }
    settings = entries.filter { !Self.others.contains($0.key) }.mapValues(\.json)
    guard fingerprint(Data(JSONText.object(settings).line.utf8)) == manifest.settings else {
      throw MergeError.damaged(path: url.relativePath, reason: "its settings were changed")
    }
    part = entries["shard"].flatMap(ReelPart.init)
  }
}

extension ReelPart {
  /// The entry of a manifest: the shard's number, the number of shards, and the first and the last
  /// still that all shards have.
  var entry: JSONText? {
    shard.map { shard in
      .list([
        .integer(shard.number), .integer(shard.count), .integer(range.lowerBound),
        .integer(range.upperBound),
      ])
    }
  }

  /// The part of an entry; nil if it is malformed.
  fileprivate init?(_ entry: JSONValue) {
    guard case .list(let values) = entry, values.count == 4 else { return nil }
    let numbers = values.compactMap { value in
      if case .number(let number) = value { Int(exactly: number) } else { nil }
    }
    guard numbers.count == 4, numbers[2] >= 0, numbers[2] <= numbers[3],
      let shard = Shard(numbers[0], of: numbers[1])
    else { return nil }
    self.init(range: numbers[2]...numbers[3], shard: shard)
  }
}

extension JSONValue {
  /// The value as it is written.
  fileprivate var json: JSONText {
    switch self {
    case .null: .number(.nan)
    case .truth(let value): .truth(value)
    case .number(let value): .number(value)
    case .text(let text): .text(text)
    case .list(let values): .list(values.map(\.json))
    case .object(let entries): .object(entries.mapValues(\.json))
    }
  }
}
