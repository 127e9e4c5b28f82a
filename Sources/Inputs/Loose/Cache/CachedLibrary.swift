import Foundation
import ScrollworkDrawing

/// The record of a cached library beside it: its size and hash, and those of the list of omitted code
/// and of the module if there are any.
///
/// A library without it, or of another size or hash, is damaged or unfinished, and is never loaded.
enum CachedLibrary {
  /// The file name of a library in its folder.
  static let name = "views.so"

  /// The file name of its record.
  private static let recordName = "views.sha256"

  /// The file name of the list of omitted code.
  static let omittedName = "omitted.json"

  /// Writes the record of the finished library in a folder.
  static func seal(_ folder: StagingFolder) throws(LooseError) {
    let library = folder.folder.appending(path: name)
    guard let record = record(of: folder.folder) else {
      throw .cannotLoad(reason: "there is no file \(library.path)")
    }
    _ = try folder.write(record, to: recordName)
    // Linkers follow the umask; whoever can write to the library is trusted with its code.
    chmod(library.path, 0o600)
  }

  /// Whether the library in a folder is the one that was sealed.
  static func isIntact(in folder: URL) -> Bool {
    guard let record = record(of: folder),
      let stored = contents(of: folder.appending(path: recordName))
    else { return false }
    return stored == Data(record.utf8)
  }

  /// The record of the files in a folder; nil without a library.
  private static func record(of folder: URL) -> String? {
    guard let library = contents(of: folder.appending(path: name)) else { return nil }
    let modules = FolderNames.sorted(in: folder).filter { $0.hasSuffix(".swiftmodule") }
    let others = ([omittedName] + modules).compactMap { contents(of: folder.appending(path: $0)) }
    let files = [library] + others
    return files.map { "\($0.count) \(ContentDigest(of: $0))\n" }.joined()
  }

  /// The bytes of a regular file; nil for a link, a pipe or a folder.
  private static func contents(of file: URL) -> Data? {
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? handle.readToEnd() ?? Data()
  }
}
