import Foundation

/// The pictures of an asset catalog, a folder that ends in `.xcassets`.
///
/// Groups inside it do not count in names. Of a set the sharpest PNG is the picture; sets for other
/// appearances, and what is no PNG, are left alone.
struct AssetCatalog {
  /// A picture: its name, pixels to a point, and file.
  struct Picture {
    let name: String
    let factor: Int
    let url: URL
  }

  /// The pictures, by name.
  let pictures: [Picture]

  /// Reads the sets of a catalog.
  init(_ folder: URL) throws(CairoError) {
    let ending = ".imageset"
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var pictures: [Picture] = []
    for path in (found ?? []).sorted() where path.hasSuffix(ending) {
      let set = folder.appending(path: path)
      let name = String(set.lastPathComponent.dropLast(ending.count))
      let best = try Self.images(of: set).max { $0.factor < $1.factor }
      if let best {
        pictures.append(
          Picture(name: name, factor: best.factor, url: set.appending(path: best.file)))
      }
    }
    self.pictures = pictures
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }

    var images: [Entry]
  }

  private static func images(of set: URL) throws(CairoError) -> [(factor: Int, file: String)] {
    let url = set.appending(path: "Contents.json")
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: url))
    } catch {
      throw .malformedImageSet(folder: set.lastPathComponent)
    }
    return contents.images.compactMap { entry in
      guard let file = entry.filename, file.hasSuffix(".png"), entry.appearances == nil else {
        return nil
      }
      return (entry.scale.flatMap { Int($0.dropLast()) } ?? 1, file)
    }
  }
}
