import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// A folder with a library and the record of its size and hash, and those of its other parts.
///
/// A library without the record, or of another size or hash, is damaged or unfinished, and is never loaded.
struct SealedFolder<Kind: CompiledKind> {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Writes the record of the finished library in a folder.
  static func seal(_ staging: StagingFolder<Kind>) throws(Kind.Failure) {
    let library = staging.folder.appending(path: Kind.libraryName)
    guard let record = SealedFolder(staging.folder).record else {
      throw Kind.missingLibrary(path: library.path)
    }
    _ = try staging.write(record, to: Kind.recordName)
    // Linkers follow the umask; whoever can write to the library is trusted with its code.
    chmod(library.path, 0o600)
  }

  /// Whether the library in the folder is the one that was sealed.
  var isIntact: Bool {
    guard let record, let stored = contents(of: Kind.recordName) else { return false }
    return stored == Data(record.utf8)
  }

  /// The record of the files in the folder; nil without a library.
  private var record: String? {
    guard let library = contents(of: Kind.libraryName) else { return nil }
    let parts = FolderEntries.sorted(in: folder.path).map(\.name).filter(Kind.isPart)
      .compactMap(contents)
    return ([library] + parts).map { "\($0.count) \(ContentDigest(of: $0))\n" }.joined()
  }

  /// The bytes of a regular file; nil for a link, a pipe or a folder.
  private func contents(of name: String) -> Data? {
    let path = folder.appending(path: name).path
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? handle.readToEnd() ?? Data()
  }
}
