import Foundation
import ScrollworkSystem

/// The sources of others that managers of dependencies left in the folder of a project.
enum VendoredModules {
  /// The folders that managers keep sources in, below those that `FileTree` does not look into.
  private static let places = [
    "Pods": "", "Carthage": "Checkouts", "SourcePackages": "checkouts", "DerivedData": "",
    "checkouts": "",
  ]

  /// The folders of single dependencies.
  private static func folders(in tree: FileTree) -> [String] {
    tree.foreignFolders.flatMap { folder -> [String] in
      guard let place = places[FilePath.name(of: folder)] else { return [] }
      let root = FilePath.join(FilePath.join(tree.root, folder), place)
      return FileTree.folders(in: root)
        .filter { !leftOut.contains(FilePath.name(of: $0)) && !$0.hasSuffix(".xcodeproj") }
    }
  }

  /// What CocoaPods keeps beside the pods.
  private static let leftOut: Set = [
    "Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj", "Build", "Logs",
  ]

  /// The folders that are packages.
  static func packages(in tree: FileTree) -> [String] {
    folders(in: tree).filter {
      FileManager.default.fileExists(atPath: FilePath.join($0, "Package.swift"))
    }
  }

  /// The modules of the other folders: all Swift files of one are a module of its name.
  static func modules(in tree: FileTree) -> [SourceModule] {
    let packages = Set(packages(in: tree))
    return folders(in: tree).filter { !packages.contains($0) }.compactMap { folder in
      var files = TargetFiles()
      let tree = FileTree(folder)
      files.note(tree)
      for path in tree.files where !isAside(path) {
        files.add(FilePath.join(folder, path))
      }
      guard !files.sources.isEmpty else { return nil }
      return SourceModule(
        XcodeTarget.identifier(FilePath.name(of: folder)), files, isVendored: true)
    }
  }

  /// Whether a file of a dependency belongs to its tests or its examples.
  private static func isAside(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { part in
      part.hasSuffix("Tests") || part.hasPrefix("Example") || part.hasPrefix("Demo")
    }
  }
}
