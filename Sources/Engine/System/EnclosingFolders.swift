package import Foundation

extension URL {
  /// This folder and those around it, innermost first, up to the root; a relative path, which there are
  /// only where the current folder is gone, ends where it begins.
  package var enclosingFolders: [URL] {
    var folders = [self]
    while let last = folders.last, last.path != "/", last.pathComponents.count > 1 {
      folders.append(last.deletingLastPathComponent())
    }
    return folders
  }

  /// The top of the repository that a folder is in; nil outside of one.
  package var enclosingRepository: URL? {
    // The folder of a repository, or the file of a work tree.
    enclosingFolders.first { access($0.appending(path: ".git").path, F_OK) == 0 }
  }
}
