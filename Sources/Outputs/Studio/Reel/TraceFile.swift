import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The trace of a reel while it is rendered.
///
/// Lines are compared with the trace on disk. Up to the first difference nothing is written, so that
/// a reel that is up to date stays untouched; from there on, a hidden file is.
struct TraceFile: ~Copyable {
  private let url: URL
  private let part: URL
  /// The trace on disk, while all lines have been equal to it.
  private var known: FileHandle?
  /// The number of bytes that are equal.
  private var equalCount = 0
  private var file: OpenFile?
  private var hasher = ContentHasher()

  /// The trace at `url`.
  init(_ url: URL) {
    self.url = url
    part = url.deletingLastPathComponent()
      .appending(path: AtomicFile.partName(of: url.lastPathComponent))
    known = InputFile.isFile(url.path) ? try? FileHandle(forReadingFrom: url) : nil
  }

  /// The SHA-256 of all lines so far, as 64 hexadecimal digits.
  var digest: String { hasher.digest.description }

  /// Appends a line.
  mutating func write(_ line: String) throws(StudioError) {
    let bytes = Data(line.utf8)
    hasher.update(bytes)
    if let known, (try? known.read(upToCount: bytes.count)) == bytes {
      equalCount += bytes.count
    } else {
      try begin().write(bytes)
    }
  }

  /// The hidden file, which begins with the lines that were equal.
  private mutating func begin() throws(StudioError) -> OpenFile {
    if let file { return file }
    let file = try OpenFile(part, .new, as: url.relativePath)
    self.file = file
    defer { known = nil }
    guard equalCount > 0, let known else { return file }
    var rest = equalCount
    do { try known.seek(toOffset: 0) } catch { throw changed }
    while rest > 0 {
      guard let bytes = try? known.read(upToCount: min(rest, 1 << 16)), !bytes.isEmpty else {
        throw changed
      }
      try file.write(bytes)
      rest -= bytes.count
    }
    return file
  }

  private var changed: StudioError {
    .cannotWrite(path: url.relativePath, reason: "it was changed meanwhile")
  }

  /// Whether the trace on disk consists of the lines written.
  var isUnchanged: Bool {
    guard file == nil, let known else { return false }
    return (try? known.seekToEnd()) == UInt64(equalCount)
  }

  /// Moves the trace into place, unless it is there.
  mutating func finish() throws(StudioError) {
    guard !isUnchanged else { return }
    try begin().finish()
    try AtomicFile.move(part, to: url)
  }

  /// Closes the hidden file.
  mutating func close() { file?.close() }
}
