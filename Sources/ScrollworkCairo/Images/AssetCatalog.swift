import Foundation

/// The images of an asset catalog, a folder with the extension `.xcassets`.
///
/// Groups do not count in names. The sharpest PNG of a set is used; images for other appearances
/// and other file formats are ignored.
struct AssetCatalog {
  /// An image: its name, pixels per point, and file.
  struct Image {
    let name: String
    let factor: Int
    let url: URL
  }

  /// The images, sorted by path.
  let images: [Image]

  /// Reads the image sets of a catalog.
  init(_ folder: URL) throws(CairoError) {
    let ending = ".imageset"
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var images: [Image] = []
    for path in (found ?? []).sorted() where path.hasSuffix(ending) {
      let set = folder.appending(path: path)
      let name = String(set.lastPathComponent.dropLast(ending.count))
      let best = try Self.images(of: set).max { $0.factor < $1.factor }
      if let best {
        images.append(
          Image(name: name, factor: best.factor, url: set.appending(path: best.file)))
      }
    }
    self.images = images
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
