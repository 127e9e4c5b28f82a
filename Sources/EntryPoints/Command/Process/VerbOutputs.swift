import Foundation
import ScrollworkStudio

/// What a verb writes for a scene: all that the process of the scene's code may write.
struct VerbOutputs {
  /// The files.
  var files: [URL] = []
  /// The files whose folders are made if there are none.
  var filesInNewFolders: [URL] = []
  /// The folders, in which it makes and removes files.
  var folders: [URL] = []
  /// What it reads there, beside the paths among its arguments.
  var readable: [URL] = []

  /// The folders that would be made, innermost first.
  private(set) var made: [URL] = []

  /// Makes the folders, since only folders that are there can be opened to a confined process.
  mutating func makeFolders() throws(StudioError) {
    for folder in folders + filesInNewFolders.map({ $0.deletingLastPathComponent() }) {
      made = AtomicFile.missingFolders(of: folder.absoluteURL) + made
      try AtomicFile.makeFolder(folder)
    }
  }

  /// Removes those of the folders that stayed empty.
  func removeEmptyFolders() { AtomicFile.removeEmpty(made) }
}
