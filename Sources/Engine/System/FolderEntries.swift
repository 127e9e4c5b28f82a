import Foundation

/// The entries of folders, read without opening any of them.
package enum FolderEntries {
  /// An entry: a file, or a folder that is no link.
  package struct Entry: Hashable, Sendable {
    /// The file name.
    package let name: String
    /// Whether the entry is a folder.
    package let isFolder: Bool
  }

  /// The entries of a folder, sorted by name; none if it cannot be read.
  ///
  /// Links to files count as files, links to folders as nothing: they may lead in a circle.
  package static func sorted(in folder: String) -> [Entry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      var info = stat()
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): entries.append(Entry(name: name, isFolder: true))
      case Int(DT_REG): entries.append(Entry(name: name, isFolder: false))
      case Int(DT_LNK):
        if stat(folder + "/" + name, &info) == 0, info.st_mode & S_IFMT == S_IFREG {
          entries.append(Entry(name: name, isFolder: false))
        }
      default:
        guard lstat(folder + "/" + name, &info) == 0 else { continue }
        let kind = info.st_mode & S_IFMT
        if kind == S_IFDIR || kind == S_IFREG {
          entries.append(Entry(name: name, isFolder: kind == S_IFDIR))
        }
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
