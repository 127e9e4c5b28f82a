import Foundation
import ScrollworkSystem

/// Finds files whose spelling may differ in case, as file systems of Apple devices ignore it.
///
/// A folder is listed once, however many of its files are missing.
struct FileFinder {
  /// The names in folders, by the names in lowercase.
  private var names: [String: [String: String]] = [:]

  /// The path of an existing file; nil if there is none.
  mutating func existing(_ path: String) -> String? {
    // The system knows no longer paths.
    guard path.utf8.count < Int(PATH_MAX) else { return nil }
    if FileManager.default.fileExists(atPath: path) { return path }
    let folder = FilePath.folder(of: path)
    guard folder != path, folder != ".", let found = existing(folder) else { return nil }
    if names[found] == nil {
      names[found] = Dictionary(
        FolderEntries.all(in: found).map { ($0.name.lowercased(), $0.name) },
        uniquingKeysWith: { first, _ in first })
    }
    return names[found]?[FilePath.name(of: path).lowercased()].map { FilePath.join(found, $0) }
  }
}
