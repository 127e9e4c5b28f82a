package import Foundation

/// The spelling of paths on disk.
///
/// Names are bytes to a disk, and characters to people: `é` is one scalar or two, and version control and
/// the disks of Apple devices keep either. Case is never changed.
package enum SpelledPath {
  /// The path as the disk spells it: names that do not exist are replaced by canonically equal ones that
  /// do; the path itself if there are none.
  package static func existing(_ path: String) -> String {
    guard !path.utf8.allSatisfy({ $0 < 0x80 }), access(path, F_OK) != 0 else { return path }
    var found = path.hasPrefix("/") ? "/" : ""
    var parts = path.split(separator: "/").map(String.init)[...]
    while let part = parts.popFirst() {
      let next = found + part
      if access(next, F_OK) == 0 {
        found = next + "/"
      } else if let name = names(in: found).first(where: { $0 == part }) {
        found += name + "/"
      } else {
        return path
      }
    }
    return path.hasSuffix("/") ? found : String(found.dropLast())
  }

  /// The names in a folder, in order, so that several equal ones give one answer.
  private static func names(in folder: String) -> [String] {
    FolderEntries.sorted(in: folder.isEmpty ? "." : folder).map(\.name)
  }
}

extension URL {
  /// The location as the disk spells it, with the same base.
  package var existingSpelling: URL {
    let path = SpelledPath.existing(self.path)
    guard !path.utf8.elementsEqual(self.path.utf8) else { return self }
    let relative = relativePath
    // The end of the path is that of the relative one, component by component.
    let count = relative.split(separator: "/").count
    let end = path.split(separator: "/").suffix(count).joined(separator: "/")
    return URL(filePath: relative.hasPrefix("/") ? path : end, relativeTo: baseURL)
  }
}
