package import Foundation
import ScrollworkSystem

/// The assets below some folders: their catalogs, and the picture files beside them.
///
/// Only names are read. The first of two assets with one name wins: folders in order, what is nearer
/// to the top first, then by path.
package struct AssetFolders: Sendable {
  /// The pictures by name, and by file name where they are files of their own.
  package private(set) var pictures: [String: PictureSet] = [:]
  /// The colors by name.
  package private(set) var colors: [String: ColorSet] = [:]
  /// The paths of data sets by name.
  package private(set) var data: [String: String] = [:]
  /// The paths of sets whose contents cannot be read.
  package private(set) var damaged: [String] = []

  /// The names that catalogs define, sorted, for the symbols that the compiler is given.
  package private(set) var catalogPictures: Set<String> = []

  /// Finds the assets at any depth below `folders`; a folder may be a catalog itself.
  package init(_ folders: [URL]) {
    for folder in folders { add(SpelledPath.existing(folder.standardizedFileURL.path)) }
  }

  /// The most entries of folders that are looked at.
  ///
  /// - Source: chosen: more than projects have, and found in some 20 ms.
  private static let limit = 20_000

  private mutating func add(_ top: String) {
    if top.hasSuffix(Self.catalog) { return add(AssetCatalog(top)) }
    var folders = [top]
    var count = 0
    var next = 0
    while next < folders.count, count < Self.limit {
      let folder = folders[next]
      next += 1
      var files: [String] = []
      for entry in FolderEntries.sorted(in: folder) {
        count += 1
        let path = folder + "/" + entry.name
        if !entry.isFolder {
          files.append(path)
        } else if entry.name.hasSuffix(Self.catalog) {
          add(AssetCatalog(path))
        } else if !Self.isPassedOver(entry.name) {
          folders.append(path)
        }
      }
      addFiles(files)
    }
  }

  private mutating func add(_ catalog: AssetCatalog) {
    for set in catalog.pictures {
      if pictures[set.name] == nil { pictures[set.name] = set }
      catalogPictures.insert(set.name)
    }
    for set in catalog.colors where colors[set.name] == nil { colors[set.name] = set }
    data.merge(catalog.data) { first, _ in first }
    damaged += catalog.damaged
  }

  /// Adds picture files: `photo@2x~ipad.png` belongs to `photo` and to `photo.png`.
  private mutating func addFiles(_ paths: [String]) {
    var found: [String: PictureSet] = [:]
    for path in paths {
      guard let file = PictureFileName(path) else { continue }
      for name in [file.name, file.name + "." + file.ending] where pictures[name] == nil {
        var set = found[name] ?? PictureSet(name: name, variants: [])
        set.variants.append(file.variant)
        set.keepsVector = true
        found[name] = set
      }
    }
    pictures.merge(found) { first, _ in first }
  }

  private static let catalog = ".xcassets"

  /// Whether a folder holds nothing of an app: hidden, built, or of another project's making.
  private static func isPassedOver(_ name: String) -> Bool {
    let endings = [
      ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".app", ".bundle", ".docc",
      ".imageset", ".appiconset",
    ]
    return name.hasPrefix(".")
      || ["Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
      || endings.contains(where: name.hasSuffix)
  }
}

/// The name of a picture file, taken apart.
struct PictureFileName {
  let name: String
  let ending: String
  let variant: PictureSet.Variant

  /// The endings of files that are taken for pictures; which format one has, its contents say.
  static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "svg", "pdf",
  ]

  init?(_ path: String) {
    let file = path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
    ending = String(file[file.index(after: dot)...])
    guard Self.endings.contains(ending.lowercased()) else { return nil }
    var stem = String(file[..<dot])
    var variant = PictureSet.Variant(path: path)
    for (suffix, isPad) in [("~iphone", false), ("~ipad", true)] where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
      variant.isPad = isPad
    }
    variant.scale = ["svg", "pdf"].contains(ending.lowercased()) ? nil : 1
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      stem.removeLast(3)
      variant.scale = Double(scale)
    }
    guard !stem.isEmpty else { return nil }
    name = stem
    self.variant = variant
  }
}
