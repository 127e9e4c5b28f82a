public import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// Joins the shards of a reel: its frames, its trace and its manifest, as one run writes them.
///
/// Every file is compared with the hash in its manifest. Frames are linked, or copied to another disk.
/// The manifest is written last, so an interrupted merge is not taken for a finished reel.
public struct ReelMerger: Sendable {
  private let shards: [ShardRecord]
  private let output: URL

  /// A merger of the reels in `folders`, which have `manifest.json`, into the folder of a reel.
  ///
  /// - Throws: A ``MergeError``, or the error of a file that cannot be read.
  public init(_ folders: [URL], into output: URL) throws {
    let own = output.standardizedFileURL.path
    for folder in folders where folder.standardizedFileURL.path == own {
      throw MergeError.ontoItself(path: output.relativePath)
    }
    shards = try folders.map { try ShardRecord($0) }
    self.output = output
  }

  /// Merges the reels.
  ///
  /// - Parameter tell: Called after each still.
  /// - Returns: What was merged.
  /// - Throws: A ``MergeError``, a ``StudioError``, or the error of a file that cannot be read.
  public func merge(tell: (ReelProgress) -> Void = { _ in }) throws -> MergeSummary {
    guard let first = shards.first else { throw MergeError.nothing(folders: []) }
    for shard in shards.dropFirst()
    where shard.manifest.settings != first.manifest.settings
      || shard.part?.range != first.part?.range
      || shard.part?.shard?.count != first.part?.shard?.count
    {
      throw MergeError.differs(
        path: shard.folder.relativePath, other: first.folder.relativePath)
    }
    let stills = try joinedStills()
    try checkComplete(stills.map(\.number), first)
    let folder = ReelFolder(url: output, format: first.manifest.format)
    try AtomicFile.makeFolder(folder.frames)
    let written = folder.writtenNumbers()
    try AtomicFile.remove(folder.manifest)
    var trace = TraceFile(folder.trace)
    try join(stills, in: folder, trace: &trace, tell: tell)
    try trace.finish()
    _ = try folder.removeStrays(among: written, keeping: IndexSet(stills.map(\.number)))
    let text = ReelManifest(settings: first.settings).text(
      stills: stills.map { ($0.number, $0.record) }, trace: trace.digest, folder: folder)
    try AtomicFile.write(Data(text.utf8), to: folder.manifest)
    return MergeSummary(scene: first.manifest.scene, folder: output, count: stills.count)
  }

  /// A still and the shard that it is taken from.
  private struct JoinedStill {
    var number: Int
    var record: StillRecord
    var shard: Int
  }

  /// All stills in order; those that several shards have are equal.
  private func joinedStills() throws -> [JoinedStill] {
    var stills: [Int: JoinedStill] = [:]
    for (place, shard) in shards.enumerated() {
      for still in shard.manifest.stills {
        let joined = JoinedStill(number: still.number, record: still.record, shard: place)
        guard let known = stills[still.number] else {
          stills[still.number] = joined
          continue
        }
        guard known.record == joined.record else {
          throw MergeError.conflict(
            number: still.number, path: shard.folder.relativePath,
            other: shards[known.shard].folder.relativePath)
        }
      }
    }
    return stills.values.sorted { $0.number < $1.number }
  }

  private func checkComplete(_ numbers: [Int], _ first: ShardRecord) throws {
    let range = first.part?.range ?? (numbers.first ?? 0)...(numbers.last ?? 0)
    let missing = IndexSet(integersIn: range).subtracting(IndexSet(numbers))
    guard let number = missing.first else { return }
    let lacking = Set(missing.compactMap { first.part?.owner(of: $0) })
    throw MergeError.missing(
      scene: first.manifest.scene, count: missing.count, first: number, shards: lacking.sorted())
  }

  /// Links the frames and joins the lines of the traces, in order.
  private func join(
    _ stills: [JoinedStill], in folder: ReelFolder, trace: inout TraceFile,
    tell: (ReelProgress) -> Void
  ) throws {
    let traces = try shards.map { try ShardTrace($0) }
    for (place, still) in stills.enumerated() {
      let name = folder.name(of: still.number)
      let source = shards[still.shard].folder.appending(path: "frames").appending(path: name)
      try Self.place(source, at: folder.frame(still.number), expecting: still.record)
      try trace.write(traces[still.shard].line(of: still.number) + "\n")
      tell(ReelProgress(done: place + 1, total: stills.count, drawn: 0))
    }
    for trace in traces { try trace.finish() }
  }

  /// Links or copies a frame, unless it is there.
  private static func place(
    _ source: URL, at target: URL, expecting record: StillRecord
  ) throws {
    guard let data = ReelFolder.data(source) else {
      throw MergeError.damaged(path: source.relativePath, reason: "it cannot be read")
    }
    guard fingerprint(data) == record.file else {
      throw MergeError.damaged(
        path: source.relativePath, reason: "its contents are not those that were rendered")
    }
    if let known = ReelFolder.data(target), known == data { return }
    let part = try AtomicFile.makePart(for: target)
    AtomicFile.discard(part)
    if link(source.path, part.path) == 0 {
      try AtomicFile.move(part, to: target)
    } else {
      try AtomicFile.write(data, to: target)
    }
  }
}

/// The result of a merge.
public struct MergeSummary: Hashable, Sendable {
  /// The name of the scene.
  public let scene: String
  /// The folder with the frames, the trace and the manifest.
  public let folder: URL
  /// The number of stills.
  public let count: Int
}
