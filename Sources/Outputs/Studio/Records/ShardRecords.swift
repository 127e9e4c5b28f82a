import Foundation

/// The names of the files with the records of shards, beside the one with all records.
///
/// Those of `reels.records.json` are `reels.records.2-of-8.json` and so on: shards at work at the
/// same time write different files, and files from several machines fit into one folder.
enum ShardRecords {
  /// The file of a shard's records.
  static func file(of shard: Shard, beside file: URL) -> URL {
    let stem = file.deletingPathExtension().lastPathComponent
    return file.deletingLastPathComponent()
      .appending(path: "\(stem).\(shard.number)-of-\(shard.count)")
      .appendingPathExtension(file.pathExtension)
  }

  /// The file with all records, of a shard's file; nil for other files.
  static func whole(of file: URL) -> URL? {
    let stem = file.deletingPathExtension()
    guard shard(stem.pathExtension) != nil else { return nil }
    return stem.deletingPathExtension().appendingPathExtension(file.pathExtension)
  }

  /// The existing files of shards beside a file.
  static func files(beside file: URL) -> [URL] {
    let folder = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
      .filter { whole(of: $0)?.lastPathComponent == file.lastPathComponent }
  }

  /// The shard of a part of a name, such as `2-of-8`.
  private static func shard(_ text: String) -> Shard? {
    let numbers = text.components(separatedBy: "-of-").map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    return Shard(number, of: count)
  }
}
