import Foundation
import ScrollworkSystem

/// The private folder of one child process: what it says to its parent, and the files of its app.
struct RunFolder: Sendable {
  private let folder: ProcessFolder

  var url: URL { folder.url }

  /// The file in which the child says how it ends.
  var ending: URL { url.appending(path: "ending") }
  /// The file of the backtrace, if views crash it.
  var trace: URL { url.appending(path: "trace") }
  /// The record of the acts that its sandbox denied.
  var denials: URL { url.appending(path: "denials") }
  /// The rules of its sandbox.
  var rules: URL { url.appending(path: "rules") }
  /// The folder for the files of apps; see `Folders.c` in `CSystemCalls`.
  var files: URL { url.appending(path: "files") }
  /// The folder for temporary files.
  var temporary: URL { url.appending(path: "tmp") }

  /// Makes a folder in another one; a folder that cannot be made has no files.
  init(in parent: URL) {
    folder = ProcessFolder("run", in: parent)
    for inner in [files, temporary] {
      try? FileManager.default.createDirectory(
        at: inner, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }
  }

  /// The text of one of the files; empty if there is none, or if the code of the child has made something
  /// else of it.
  func text(of file: URL) -> String {
    let data = try? InputFile.contents(of: file.path, atMost: InputFile.largestText)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The time of the last heartbeat; nil for a child whose file of the ending is gone.
  var heartbeat: timespec? {
    var info = stat()
    return lstat(ending.path, &info) == 0 ? info.modified : nil
  }

  /// Whether the child has told why it ends, or that it is done: before, the file is short.
  var hasEnding: Bool {
    var info = stat()
    return lstat(ending.path, &info) == 0
      && (info.st_size == 0 || info.st_size > LooseChild.starting.utf8.count)
  }

  /// The room that the child's private files take on the disk, in bytes; counted up to a bound.
  func privateSize(atMost bound: Int) -> Int {
    var size = 0
    let entries = FileManager.default.enumerator(atPath: url.path)
    while size <= bound, let name = entries?.nextObject() as? String {
      var info = stat()
      // An entry takes room of its own, however small it is.
      guard lstat(url.path + "/" + name, &info) == 0 else { continue }
      size += Int(info.st_blocks) * 512 + Self.entrySize
    }
    return size
  }

  /// The room of an entry without contents, in bytes.
  ///
  /// - Source: chosen; the size of a block in the usual file systems.
  private static let entrySize = 4096

  /// Removes the folder with all in it.
  func remove() { folder.remove() }
}
