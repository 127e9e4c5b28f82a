import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The images of a renderer: looked up by name, decoded on first use.
final class ImageStore: Sendable {
  private struct Entry {
    var asset: ImageAsset
    var url: URL
  }

  private let byName: [String: Entry]
  private let byDigest: [ContentDigest: Entry]
  /// The images decoded last; others are decoded again when they are drawn.
  private let decoded: Locked<LRUCache<ContentDigest, ImagePixels>>

  /// Indexes `NAME.png`, `NAME@2x.png`, `NAME@3x.png` and asset catalogs in folders.
  ///
  /// The sharpest file of a name is used; earlier folders take precedence. Decoded images are kept in
  /// `memory` bytes.
  init(folders: [URL], memory: Int = defaultMemory) throws(CairoError) {
    decoded = Locked(LRUCache(limit: memory))
    var byName: [String: Entry] = [:]
    for folder in folders {
      guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
        throw .missingImageFolder(folder.path)
      }
      var sharpest: [String: (factor: Int, file: String)] = [:]
      for file in files.sorted() where file.hasSuffix(".png") {
        let (name, factor) = Self.split(String(file.dropLast(4)))
        if factor > sharpest[name]?.factor ?? 0 { sharpest[name] = (factor, file) }
      }
      for (name, best) in sharpest.sorted(by: { $0.key < $1.key }) where byName[name] == nil {
        byName[name] = try Self.entry(name, best.factor, folder.appending(path: best.file))
      }
      for file in files.sorted() where file.hasSuffix(".xcassets") {
        for image in try AssetCatalog(folder.appending(path: file)).images
        where byName[image.name] == nil {
          byName[image.name] = try Self.entry(image.name, image.factor, image.url)
        }
      }
    }
    self.byName = byName
    byDigest = Dictionary(byName.values.map { ($0.asset.digest, $0) }) { first, _ in first }
  }

  /// The memory of decoded images, in bytes.
  ///
  /// - Source: chosen; two of the largest images, or forty screens of a phone.
  private static let defaultMemory = 2 * 4 * ImagePixels.maximumPixelCount

  private static func entry(
    _ name: String, _ factor: Int, _ url: URL
  ) throws(CairoError) -> Entry {
    let file = url.lastPathComponent
    let data = try contents(of: url)
    let (width, height) = try ImagePixels.size(ofPNG: data, named: file)
    let asset = ImageAsset(
      name: name,
      size: CGSize(
        width: CGFloat(width) / CGFloat(factor), height: CGFloat(height) / CGFloat(factor)),
      digest: ContentDigest(of: data))
    return Entry(asset: asset, url: url)
  }

  /// The image of a name.
  func asset(named name: String) -> ImageAsset? { byName[name]?.asset }

  /// The decoded pixels of an image in a display list.
  func pixels(of asset: ImageAsset) throws(CairoError) -> ImagePixels {
    if let known = decoded.withLock({ $0.value(for: asset.digest) }) { return known }
    guard let entry = byDigest[asset.digest] else { throw .missingImage(name: asset.name) }
    let data = try Self.contents(of: entry.url)
    let pixels = try ImagePixels(png: data, named: entry.url.lastPathComponent)
    guard pixels.digest == asset.digest else {
      throw .malformedImage(
        file: entry.url.lastPathComponent, reason: "the file has changed since it was found")
    }
    decoded.withLock {
      $0.insert(pixels, for: asset.digest, cost: pixels.bitmap.byteCount + data.count)
    }
    return pixels
  }

  /// The bytes of a regular file: a pipe or a device might never end.
  private static func contents(of url: URL) throws(CairoError) -> Data {
    guard let data = try? InputFile.contents(of: url.path) else {
      throw .malformedImage(file: url.lastPathComponent, reason: "the file cannot be opened")
    }
    return data
  }

  /// Splits `photo@2x` into the name `photo` and two pixels per point.
  private static func split(_ stem: String) -> (name: String, factor: Int) {
    for factor in [2, 3] where stem.hasSuffix("@\(factor)x") {
      return (String(stem.dropLast(3)), factor)
    }
    return (stem, 1)
  }
}
