import Foundation
import ScrollworkSystem

/// The sets of an asset catalog, a folder with the extension `.xcassets`.
///
/// Icons of apps and stickers are left out, and so are files for watches, televisions and computers.
package struct AssetCatalog: Sendable {
  /// The image sets and symbol sets.
  package private(set) var pictures: [PictureSet] = []
  /// The color sets.
  package private(set) var colors: [ColorSet] = []
  /// The paths of the files of data sets, by name.
  package private(set) var data: [String: String] = [:]
  /// The paths of sets whose contents cannot be read.
  package private(set) var damaged: [String] = []

  /// Reads a catalog; one that is not there is empty.
  package init(_ path: String) { add(path, namespace: "") }

  /// The maximum depth of groups; deeper ones are left out.
  ///
  /// - Source: chosen; catalogs have few.
  private static let deepest = 64

  private mutating func add(_ folder: String, namespace: String, depth: Int = 0) {
    guard depth < Self.deepest else { return }
    for entry in FolderEntries.sorted(in: folder) where entry.isFolder {
      let path = folder + "/" + entry.name
      let (stem, ending) = Self.split(entry.name)
      switch ending {
      case "imageset", "symbolset":
        addPictures(path, name: namespace + stem, isSymbol: ending == "symbolset")
      case "colorset":
        let contents = AssetContents(in: path)
        if let colors = contents?.colors {
          if let set = ColorSet(name: namespace + stem, colors) { self.colors.append(set) }
        } else {
          damaged.append(path)
        }
      case "dataset":
        let files = (AssetContents(in: path)?.data ?? []).filter { Self.isForPhones($0.idiom) }
        if let file = files.lazy.compactMap(\.filename).first, Self.isInside(file) {
          data[namespace + stem] = path + "/" + file
        }
      case "", nil, .some:
        guard !Self.leftOut.contains(ending ?? "") else { continue }
        let provides = AssetContents(in: path)?.properties?.providesNamespace ?? false
        add(
          path, namespace: provides ? namespace + entry.name + "/" : namespace,
          depth: depth + 1)
      }
    }
  }

  private mutating func addPictures(_ path: String, name: String, isSymbol: Bool) {
    guard let contents = AssetContents(in: path),
      let files = isSymbol ? contents.symbols : contents.images
    else {
      damaged.append(path)
      return
    }
    let variants = files.compactMap { Self.variant($0, in: path) }
    // A set without files is a name without a picture, as one that is not there.
    guard !variants.isEmpty else { return }
    var set = PictureSet(name: name, variants: variants)
    set.isTemplate = isSymbol || contents.properties?.intent == "template"
    set.keepsVector = contents.properties?.keepsVector ?? false
    set.isSymbol = isSymbol
    pictures.append(set)
  }

  private static func variant(
    _ file: AssetContents.File, in folder: String
  ) -> PictureSet.Variant? {
    guard let name = file.filename, isInside(name), isForPhones(file.idiom),
      !file.appearances.isSpecial
    else { return nil }
    var variant = PictureSet.Variant(path: folder + "/" + name)
    if let scale = file.scale {
      guard let number = Double(scale.dropLast()), (0.1...100).contains(number) else { return nil }
      variant.scale = number
    }
    variant.isDark = file.appearances.isDark
    variant.isRightToLeft = file.direction.map { $0 == "right-to-left" }
    variant.isPad = file.idiom == "ipad" ? true : file.idiom == "iphone" ? false : nil
    variant.language = file.locale
    variant.isWide = file.gamut == "display-P3"
    variant.slices = file.resizing.flatMap(slices)
    return variant
  }

  private static func slices(_ resizing: AssetContents.Resizing) -> PictureSlices? {
    guard let insets = resizing.insets else { return nil }
    let isVertical = resizing.mode == "3-part-vertical"
    let isHorizontal = resizing.mode == "3-part-horizontal"
    return PictureSlices(
      top: isHorizontal ? 0 : insets.top ?? 0, left: isVertical ? 0 : insets.left ?? 0,
      bottom: isHorizontal ? 0 : insets.bottom ?? 0, right: isVertical ? 0 : insets.right ?? 0,
      tiles: resizing.center?.mode == "tile")
  }

  private static func isForPhones(_ idiom: String?) -> Bool {
    [nil, "universal", "iphone", "ipad", "ios-marketing"].contains(idiom)
  }

  /// Whether a file name of a catalog stays in its set.
  private static func isInside(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && name != ".."
  }

  private static let leftOut: Set<String> = [
    "appiconset", "iconset", "brandassets", "imagestack", "imagestacklayer", "stickerpack",
    "stickersequence", "sticker", "complicationset", "watchcomplicationset", "spriteatlas",
    "textureset", "cubetextureset", "mipmapset", "arresourcegroup", "launchimage",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
  ]

  private static func split(_ name: String) -> (stem: String, ending: String?) {
    guard let dot = name.lastIndex(of: ".") else { return (name, nil) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
