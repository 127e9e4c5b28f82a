package import Foundation
package import ScrollworkEnvironment
import ScrollworkSystem

/// The resources of an app, sorted by what reads them.
package struct AppResources: Hashable, Sendable, Codable {
  /// The asset catalogs.
  private var catalogs: [URL] = []
  /// The folders with asset catalogs and with pictures outside of catalogs.
  private var folders: [URL] = []
  /// The font files.
  package private(set) var fonts: [URL] = []
  /// The paths of the files with texts.
  private var strings: [String] = []
  private var developmentLanguage = "en"

  /// No resources.
  package init() {}

  /// The resources of modules, by their paths.
  package init(_ paths: [String], developmentLanguage: String) {
    self.developmentLanguage = developmentLanguage
    var known = Known()
    for path in paths { add(path, &known) }
  }

  /// The folders that are known while resources are added.
  private struct Known {
    /// The folders whose files are added.
    var visited: Set<FileIdentity> = []
    /// The folders of pictures.
    var folders: Set<String> = []
  }

  private mutating func add(_ path: String, _ known: inout Known) {
    let ending = FilePath.ending(of: path)
    if ending == "xcassets" { catalogs.append(URL(filePath: path).standardizedFileURL) }
    switch ending {
    case "xcassets", "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "pdf", "svg":
      let folder = FilePath.folder(of: path)
      if known.folders.insert(folder).inserted {
        addImageFolder(URL(filePath: folder).standardizedFileURL)
      }
    case "ttf", "otf", "ttc": fonts.append(URL(filePath: path).standardizedFileURL)
    case "strings", "stringsdict", "xcstrings", "lproj": strings.append(path)
    case "" where InputFile.isFolder(path), "bundle":
      guard let folder = FileIdentity(path), known.visited.insert(folder).inserted else {
        return
      }
      for file in FileTree(path).files { add(FilePath.join(path, file), &known) }
    default: break
    }
  }

  /// The asset catalogs, then the folders with catalogs and with pictures outside of them.
  package var imageFolders: [URL] { catalogs + folders }

  /// The texts; nil if there are none.
  package var localizedStrings: LocalizedStrings? {
    StringsReader.read(strings, developmentLanguage: developmentLanguage)
  }

  /// Adds a folder of pictures, after those that are there.
  package mutating func addImageFolder(_ folder: URL) {
    if !folders.contains(folder) { folders.append(folder) }
  }
}
