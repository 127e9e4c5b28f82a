import Foundation
import ScrollworkSystem

/// The files below a folder that may belong to an app.
///
/// Folders that are one thing to Xcode, such as asset catalogs, count as files. Hidden files, build
/// products and fetched dependencies are left out.
struct FileTree: Sendable {
  /// The path of the folder.
  let root: String
  /// The paths of the files relative to the folder, in alphabetical order.
  private(set) var files: [String] = []
  /// The paths of the folders of others, which are not looked into.
  private(set) var foreignFolders: [String] = []

  /// The files of `root` and of its folders; of a path that is no folder, none.
  init(_ root: String) {
    self.root = root
    read("", depth: 0)
  }

  /// The maximum depth of nested folders.
  ///
  /// - Source: chosen; a link that leads to its own folder ends here.
  private static let deepest = 24

  private mutating func read(_ folder: String, depth: Int) {
    guard depth < Self.deepest else { return }
    let path = folder.isEmpty ? root : FilePath.join(root, folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let relative = folder.isEmpty ? name : folder + "/" + name
      guard InputFile.isFolder(FilePath.join(path, name)) else {
        files.append(relative)
        continue
      }
      if Self.foreignNames.contains(name) {
        foreignFolders.append(relative)
        continue
      }
      if Self.unitEndings.contains(FilePath.ending(of: name)) {
        files.append(relative)
      } else {
        read(relative, depth: depth + 1)
      }
    }
  }

  /// The names of folders with build products and with the sources of others.
  private static let foreignNames: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts", "fastlane",
  ]

  /// The name endings of folders that count as one file.
  private static let unitEndings: Set = [
    "xcassets", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "playground",
    "xcdatamodeld", "xcdatamodel", "scnassets", "docc", "mlpackage", "icon", "rcproject",
    "xcappdata", "app",
  ]

  /// The paths of the folders directly in a folder, without hidden ones, in alphabetical order.
  static func folders(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { FilePath.join(path, $0) }
      .filter(InputFile.isFolder)
  }

  /// The paths of the Swift files.
  var sources: [String] { files.filter { $0.hasSuffix(".swift") } }
}
