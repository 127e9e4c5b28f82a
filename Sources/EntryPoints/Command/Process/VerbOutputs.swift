import Foundation
import ScrollworkStudio

/// What a verb writes for a scene: all that the process of the scene's code may write.
struct VerbOutputs {
  /// The files.
  let files: [URL]
  /// The files whose folders are made if there are none.
  let filesInNewFolders: [URL]
  /// The folders, in which it makes and removes files.
  let folders: [URL]
  /// What it reads there, beside the paths among its arguments.
  let readable: [URL]

  /// The folders that go if they are empty in the end, innermost first: those that were made, and those
  /// that had something in them.
  private var fleeting: [URL] = []

  init(
    files: [URL] = [], filesInNewFolders: [URL] = [], folders: [URL] = [], readable: [URL] = []
  ) {
    (self.files, self.filesInNewFolders) = (files, filesInNewFolders)
    (self.folders, self.readable) = (folders, readable)
  }

  /// Makes the folders, since only folders that are there can be opened to a confined process.
  mutating func makeFolders() throws(StudioError) {
    for folder in folders + filesInNewFolders.map({ $0.deletingLastPathComponent() }) {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      if let names, !names.isEmpty { fleeting.append(folder) }
      fleeting = AtomicFile.missingFolders(of: folder.absoluteURL) + fleeting
      try AtomicFile.makeFolder(folder)
    }
  }

  /// Removes those of the folders that are empty in the end.
  func removeEmptyFolders() { AtomicFile.removeEmpty(fleeting) }
}
