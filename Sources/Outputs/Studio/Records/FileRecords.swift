public import Foundation
import ScrollworkSystem

/// The records of made files, kept in a file of JSON.
///
/// A shard has a file of its own. It writes the records of what it made, and reads the others. The
/// file with all records takes up those of the shards beside it when it is written.
public struct FileRecords: Sendable {
  /// The file.
  public let file: URL
  private var records: [String: FileRecord]
  /// The records that are read from another file.
  private var others: [String: FileRecord] = [:]
  /// The files of shards whose records are taken up.
  private var shards: [URL] = []

  /// The form of the file; one of another version counts as empty.
  private struct Stored: Codable {
    var version: Int
    var files: [String: FileRecord]
  }

  /// The version of the form.
  private static let version = 1

  /// The records in a file; none if it does not exist or is malformed.
  ///
  /// - Parameters:
  ///   - file: The file with all records.
  ///   - shard: The shard whose own file is written; nil for all records.
  public init(_ file: URL, shard: Shard? = nil) {
    self.init(of: shard.map { ShardRecords.file(of: $0, beside: file) } ?? file)
  }

  private init(of file: URL) {
    self.file = file
    records = Self.records(in: file)
    if let whole = ShardRecords.whole(of: file) {
      others = Self.records(in: whole)
    } else {
      shards = ShardRecords.files(beside: file)
      for shard in shards { takeUp(Self.records(in: shard)) }
    }
  }

  private static func records(in file: URL) -> [String: FileRecord] {
    let stored = (try? InputFile.contents(of: file.path)).flatMap {
      try? JSONDecoder().decode(Stored.self, from: $0)
    }
    return stored.flatMap { $0.version == version ? $0.files : nil } ?? [:]
  }

  /// Takes up records of a shard, if the made files are those that they tell of.
  private mutating func takeUp(_ made: [String: FileRecord]) {
    let folder = file.deletingLastPathComponent()
    for (name, record) in made where records[name] != record {
      let digest = try? FileRecord.digest(of: folder.appending(path: name))
      if digest == record.sha256 { records[name] = record }
    }
  }

  /// The record of a made file.
  public subscript(made: URL) -> FileRecord? {
    get { records[name(of: made)] ?? others[name(of: made)] }
    set { records[name(of: made)] = newValue }
  }

  /// Removes the records of all files but those of `made`.
  public mutating func keep(_ made: [URL]) {
    let names = Set(made.map(name(of:)))
    records = records.filter { names.contains($0.key) }
  }

  /// Writes the file, and removes those of shards whose records are in it; a `StudioError` if that
  /// fails.
  public func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let stored = Stored(version: Self.version, files: records)
    try AtomicFile.write(encoder.encode(stored) + Data("\n".utf8), to: file)
    for shard in shards { try AtomicFile.remove(shard) }
  }

  /// The reason why a made file is not up to date.
  ///
  /// - Parameters:
  ///   - made: The file.
  ///   - settings: The settings of today.
  ///   - frames: The digests of the frames of today; asked for only if nothing else differs.
  /// - Returns: The reason; nil if the file is up to date.
  /// - Throws: What `frames` throws.
  public func reason(
    for made: URL, settings: [String: String], frames: () throws -> String
  ) rethrows -> FileRecord.Reason? {
    guard let data = try? InputFile.mapped(made.path) else { return .missing }
    guard let record = self[made] else { return .unknown }
    guard record.sha256 == fingerprint(data) else { return .changed }
    return try record.reason(settings: settings, frames: frames)
  }

  /// The path of a file from the folder of the records.
  private func name(of made: URL) -> String {
    let (folder, path) = (
      file.deletingLastPathComponent().standardizedFileURL.pathComponents,
      made.standardizedFileURL.pathComponents
    )
    let shared = zip(folder, path).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + path[shared...]).joined(separator: "/")
  }
}

extension FileRecord {
  /// The SHA-256 of a file, as 64 hexadecimal digits.
  public static func digest(of file: URL) throws -> String {
    fingerprint(try InputFile.mapped(file.path))
  }
}
