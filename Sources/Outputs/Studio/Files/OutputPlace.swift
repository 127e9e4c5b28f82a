package import Foundation
import ScrollworkSystem

/// The files that a file of descriptions may have made: those in its repository, or in its folder.
///
/// A plan or a figure file may be of another person: drawing it changes no files elsewhere.
package struct OutputPlace {
  /// The folder of the file that describes.
  private let folder: URL
  /// The folder that all files are in.
  private let root: URL
  /// Whether that is the root of a repository.
  private let isRepository: Bool

  /// The place of what a file describes.
  package init(of file: URL) {
    folder = file.absoluteURL.standardizedFileURL.deletingLastPathComponent()
    let repository = folder.enclosingRepository
    (root, isRepository) = (repository ?? folder, repository != nil)
  }

  /// What was expected instead of a path from the folder of the file; nil for a path in the place.
  package func expectation(insteadOf path: String) -> String? {
    let url = folder.appending(path: path).standardizedFileURL
    let prefix = root.path == "/" ? "/" : root.path + "/"
    guard path.hasPrefix("/") || url.path != root.path && !url.path.hasPrefix(prefix) else {
      return nil
    }
    return "expected a path within the \(isRepository ? "repository" : "folder") of this file"
  }
}
