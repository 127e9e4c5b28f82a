import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The hashes of font files, kept in a file by path, size and date, so that fonts that have not changed
/// are not read.
///
/// Each line of the file is a hash, a size, a date in nanoseconds and a path. A file that is missing,
/// damaged, or that others can write counts as empty; one that cannot be written is not kept.
struct FontDigests {
  /// What a file was when it was read.
  struct Entry: Hashable {
    var path: String
    var size: Int
    var date: Int

    /// The file at a path; nil if it cannot be read.
    init?(_ path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      (self.path, size) = (path, Int(info.st_size))
      date = info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
    }

    init(path: String, size: Int, date: Int) {
      (self.path, self.size, self.date) = (path, size, date)
    }
  }

  private let file: URL?
  private var known: [Entry: String] = [:]
  private var isChanged = false

  /// The hashes kept in a file; nil keeps none.
  init(_ file: URL?) {
    self.file = file
    guard let file, Self.isOwn(file.path),
      let data = try? InputFile.contents(of: file.path, atMost: InputFile.largestText)
    else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count == 4, words[0].count == 64, let size = Int(words[1]),
        let date = Int(words[2])
      else { continue }
      known[Entry(path: String(words[3]), size: size, date: date)] = String(words[0])
    }
  }

  /// The SHA-256 of a font file, as 64 hexadecimal digits.
  mutating func digest(of url: URL) throws(CairoError) -> String {
    let entry = Entry(url.path)
    if let entry, let digest = known[entry] { return digest }
    let data = try FontFile.contents(of: url)
    let digest = ContentDigest(of: data).description
    if let entry, !entry.path.contains("\n") {
      known = known.filter { $0.key.path != entry.path }
      known[entry] = digest
      isChanged = true
    }
    return digest
  }

  /// Writes the file if a hash is new.
  func keep() {
    guard let file, isChanged else { return }
    let lines = known.map { "\($1) \($0.size) \($0.date) \($0.path)\n" }.sorted()
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? Data(lines.joined().utf8).write(to: file, options: .atomic)
  }

  /// Whether a file belongs to the user and only the user can write it.
  private static func isOwn(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_uid == geteuid() && info.st_mode & 0o022 == 0
  }
}
