import Foundation
import ScrollworkSystem

/// The resources beside a single Swift file.
package enum FolderResources {
  /// The most files that are taken for resources.
  ///
  /// - Source: chosen; a folder with more is no folder of an example.
  private static let limit = 500

  /// The paths of the resources in a folder, not in its subfolders.
  package static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.sorted().filter { name in
      let ending = FilePath.ending(of: name)
      return endings.contains(ending)
        && (ending == "lproj" || ending == "xcassets")
          == InputFile.isFolder(FilePath.join(folder, name))
    }
    guard found.count <= limit else { return [] }
    return found.map { FilePath.join(folder, $0) }
  }

  private static let endings: Set = [
    "json", "plist", "txt", "csv", "xml", "html", "md", "strings", "stringsdict", "xcstrings",
    "lproj", "xcassets", "ttf", "otf", "ttc", "png", "jpg", "jpeg", "gif", "webp", "heic", "svg",
    "pdf",
  ]
}
