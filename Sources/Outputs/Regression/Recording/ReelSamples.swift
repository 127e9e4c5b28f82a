package import Foundation
package import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem

/// The recording of a reel while it is rendered, and of a shard also the samples that it is made of,
/// one line per still: recordings cannot be joined, samples can.
@MainActor package final class ReelSamples: ReelObserver {
  /// The name of the file of samples in the folder of a shard.
  package nonisolated static let name = "samples.jsonl"

  private var sampler: StillSampler
  private var collector = RecordingCollector()
  private let settings: () -> RecordingSettings
  /// The contents of the recording's file; nil until the last still is known.
  private var recording: Data?
  private let file: URL
  /// The hidden file with the samples so far, and its name; nil unless a shard is rendered.
  private var part: (file: OpenFile, url: URL)?
  private let isShard: Bool

  /// The samples of a reel in `folder`, to be kept if it is a shard; `settings` is called once, after the
  /// last still.
  package init(
    in folder: URL, isShard: Bool, sourceNames: [String: String],
    settings: @escaping () -> RecordingSettings
  ) {
    sampler = StillSampler(sourceNames: sourceNames)
    self.settings = settings
    file = folder.appending(path: Self.name)
    self.isShard = isShard
  }

  package func observe(_ still: Still, _ views: [DrawnView], at number: Int) throws {
    let sample = sampler.sample(still, views, at: number)
    collector.append(sample)
    guard isShard else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try begin().write(encoder.encode(sample) + Data("\n".utf8))
  }

  /// Composes the recording.
  package func finish() throws {
    recording = try RecordingFile(collector.recording(settings())).data
    collector = RecordingCollector()
  }

  private func begin() throws(StudioError) -> OpenFile {
    if let part { return part.file }
    let folder = file.deletingLastPathComponent()
    // What a run that was killed left.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where AtomicFile.finishedName(ofPart: name) == Self.name {
      try AtomicFile.remove(folder.appending(path: name))
    }
    let url = folder.appending(path: AtomicFile.partName(of: Self.name))
    let new = try OpenFile(url, .new, as: file.relativePath)
    part = (new, url)
    return new
  }

  /// Writes the recording, and the samples of a shard, beside the frames; called after ``finish()``.
  package func write(into folder: URL) throws {
    guard let recording else { preconditionFailure("the recording is not composed") }
    try RecordingFile.write(recording, into: folder)
    guard let part else { return try AtomicFile.remove(file) }
    try part.file.finish()
    try AtomicFile.move(part.url, to: file)
  }

  /// Removes the hidden file of samples, after an error.
  package func abandon() {
    guard let part else { return }
    part.file.close()
    AtomicFile.discard(part.url)
  }
}

extension RecordingFile {
  /// The recording of a reel from the samples of its shards, in folders that have them.
  ///
  /// Holds a line of each file at a time.
  package init(merging folders: [URL]) throws {
    guard let first = folders.first else { preconditionFailure("no shard is merged") }
    var readers: [SampleReader] = []
    for folder in folders {
      readers.append(try SampleReader(folder.appending(path: ReelSamples.name)))
    }
    var collector = RecordingCollector()
    var last = -1
    while let number = readers.compactMap(\.next?.number).min() {
      for reader in readers where reader.next?.number == number {
        if number > last, let sample = reader.next { collector.append(sample) }
        last = number
        try reader.advance()
      }
    }
    let url = first.appending(path: Self.name)
    let known = try RecordingFile(InputFile.contents(of: url.path), path: url.relativePath)
    self.init(collector.recording(known.parts.settings))
  }
}

/// Reads samples line by line.
private final class SampleReader {
  private let lines: InputLines
  private let path: String
  private var count = 0
  private(set) var next: StillSample?

  init(_ url: URL) throws {
    path = url.relativePath
    do { lines = try InputLines(url.path) } catch {
      throw MergeError.damaged(path: path, reason: error.reason)
    }
    try advance()
  }

  func advance() throws {
    guard let line = try lines.next() else { return next = nil }
    count += 1
    do { next = try JSONDecoder().decode(StillSample.self, from: Data(line)) } catch {
      throw MergeError.damaged(path: path, reason: "line \(count) is no sample")
    }
  }
}
