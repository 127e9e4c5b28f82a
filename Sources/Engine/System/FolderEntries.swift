import Foundation

/// The entries of folders, read without opening any of them.
package enum FolderEntries {
  /// An entry.
  package struct Entry: Hashable, Sendable {
    /// What an entry is.
    package enum Kind: Hashable, Sendable {
      /// A file, or a link to one.
      case file
      /// A folder that is no link.
      case folder
      /// A link to a folder, which may lead in a circle.
      case linkedFolder
      /// A pipe, a device, or a link to one or to nothing.
      case other
    }

    /// The file name.
    package let name: String
    package let kind: Kind

    /// Whether the entry is a folder.
    package var isFolder: Bool { kind == .folder }
  }

  /// The files and folders of a folder, sorted by name; none if it cannot be read.
  ///
  /// Links to files count as files, links to folders as nothing: they may lead in a circle.
  package static func sorted(in folder: String) -> [Entry] {
    all(in: folder).filter { $0.kind == .file || $0.kind == .folder }
  }

  /// All entries of a folder, sorted by name; none if it cannot be read.
  package static func all(in folder: String) -> [Entry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let kind: Entry.Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        case Int(DT_LNK), Int(DT_UNKNOWN): self.kind(of: folder + "/" + name)
        default: .other
        }
      entries.append(Entry(name: name, kind: kind))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func kind(of path: String) -> Entry.Kind {
    var info = stat()
    guard lstat(path, &info) == 0 else { return .other }
    let isLink = info.st_mode & S_IFMT == S_IFLNK
    guard !isLink || stat(path, &info) == 0 else { return .other }
    return switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: isLink ? .linkedFolder : .folder
    default: .other
    }
  }
}
