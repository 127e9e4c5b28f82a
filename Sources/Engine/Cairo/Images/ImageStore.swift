import Foundation
import ScrollworkAssets
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkSystem

/// The images of a renderer: found by name at the start, read and decoded on first use.
final class ImageStore: Sendable {
  private struct Key: Hashable {
    var name: String
    var traits: AssetTraits
  }

  private let assets: AssetFolders
  private let found = Locked<[Key: ImageAsset?]>([:])
  private let sources = Locked<[ContentDigest: ImageSource]>([:])
  private let faults = Locked<[String: String]>([:])
  /// The images decoded last; others are decoded again when they are drawn.
  private let decoded: Locked<LRUCache<ContentDigest, ImagePixels>>

  /// Finds the picture files and asset catalogs in folders; see `AssetFolders`.
  ///
  /// Decoded images are kept in `memory` bytes.
  init(folders: [URL], memory: Int = defaultMemory) throws(CairoError) {
    decoded = Locked(LRUCache(limit: memory))
    for folder in folders where !InputFile.isFolder(folder.path) {
      throw .missingImageFolder(folder.path)
    }
    assets = AssetFolders(folders)
    for set in assets.damaged {
      faults.withLock { $0[Self.shortName(set)] = "its Contents.json is missing or damaged" }
    }
  }

  /// The memory of decoded images, in bytes.
  ///
  /// - Source: chosen; two of the largest images, or forty screens of a phone.
  private static let defaultMemory = 2 * 4 * ImagePixels.maximumPixelCount

  /// The pixels per point of shapes that documents hold as pixels.
  ///
  /// - Source: chosen: the sharpest screens of phones have as many.
  static let documentScale: CGFloat = 3

  /// The names of all images, sorted.
  var names: [String] { assets.pictures.keys.sorted() }

  /// The bytes of a data set.
  func data(named name: String) -> Data? {
    assets.data[name].flatMap { try? InputFile.contents(of: $0) }
  }

  /// The files that could not be read, with reasons, sorted.
  var unreadable: [(file: String, reason: String)] {
    faults.withLock { $0 }.sorted { $0.key < $1.key }.map { (file: $0.key, reason: $0.value) }
  }

  // MARK: Names

  /// The image of a name for a device.
  func asset(named name: String, for traits: ImageTraits) -> ImageAsset? {
    guard let set = assets.pictures[name] else { return nil }
    let key = Key(name: name, traits: AssetTraits(traits))
    if let known = found.withLock({ $0[key] }) { return known }
    let asset = set.variant(for: key.traits).map { self.asset(of: $0, in: set, traits) }
    found.withLock { $0[key] = .some(asset) }
    return asset
  }

  private func asset(
    of variant: PictureSet.Variant, in set: PictureSet, _ traits: ImageTraits
  ) -> ImageAsset {
    let url = URL(filePath: variant.path)
    do throws(CairoError) {
      let source = try ImageSource(file: url, isSymbol: set.isSymbol)
      var asset = try source.asset(named: set.name, scale: variant.scale ?? 1)
      if asset.vector != nil {
        asset.vector = set.keepsVector || set.isSymbol ? .scalable : .fixed
        asset.scale = max(1, min(traits.scale, Self.documentScale))
      }
      asset.isTemplate = set.isTemplate
      asset.slices = variant.slices.map { ImageSlices($0, scale: variant.scale ?? 1) }
      sources.withLock { $0[asset.digest] = $0[asset.digest] ?? source }
      return asset
    } catch {
      note(error, of: url)
      return unreadable(set.name, url)
    }
  }

  /// An image without size, in place of a file that cannot be read.
  private func unreadable(_ name: String, _ url: URL) -> ImageAsset {
    let digest = ContentDigest(of: Data(url.path.utf8))
    sources.withLock { $0[digest] = .unreadable }
    return ImageAsset(name: name, size: .zero, digest: digest)
  }

  /// The image in the bytes of a file.
  func asset(in file: Data, scale: CGFloat) -> ImageAsset? {
    guard let source = try? ImageSource(file, name: "data"),
      let asset = try? source.asset(named: "", scale: max(scale, 0.01))
    else { return nil }
    sources.withLock { $0[asset.digest] = $0[asset.digest] ?? source }
    return asset
  }

  // MARK: Pixels

  /// The pixels of an image that is drawn in a frame; nil if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - asset: The image of a display list.
  ///   - frame: The frame, in the coordinates that `matrix` maps to pixels.
  ///   - matrix: The transform to pixels.
  /// - Returns: All pixels of a file of pixels; of shapes, and of stretched edges, as many as are drawn.
  /// - Throws: An error if the image is of another renderer.
  func pixels(
    of asset: ImageAsset, in frame: CGRect, _ matrix: CGAffineTransform
  ) throws(CairoError) -> ImagePixels? {
    let target = PixelSize(of: frame, matrix)
    guard let slices = asset.slices else { return try pixels(of: asset, target) }
    let natural = PixelSize(of: CGRect(origin: .zero, size: asset.size), matrix)
    let key = asset.key(target, natural)
    if let known = decoded.withLock({ $0.value(for: key) }) { return known }
    guard let whole = try pixels(of: asset, natural), frame.width > 0, frame.height > 0 else {
      return nil
    }
    let bitmap = try SlicedImage(whole.bitmap, of: asset.size, slices).drawn(
      in: frame.size, pixels: target)
    return keep(ImagePixels(bitmap, digest: key))
  }

  private func pixels(
    of asset: ImageAsset, _ target: PixelSize
  ) throws(CairoError) -> ImagePixels? {
    var size = target
    switch asset.vector {
    case .fixed:
      size = PixelSize(
        width: asset.size.width * asset.scale, height: asset.size.height * asset.scale)
    case .scalable: break
    case nil: size = PixelSize(width: 0, height: 0)
    }
    let key = asset.vector == nil ? asset.digest : asset.digest.with(size)
    if let known = decoded.withLock({ $0.value(for: key) }) { return known }
    guard let source = source(of: asset) else { throw .missingImage(name: asset.name) }
    do throws(CairoError) {
      guard let pixels = try source.pixels(asset, size, key: key) else { return nil }
      return keep(pixels)
    } catch {
      note(error, of: source.url)
      return nil
    }
  }

  /// An SVG file that documents hold as it is; nil for other images, and for stretched edges.
  func drawing(of asset: ImageAsset) throws(CairoError) -> EmbeddedPicture? {
    guard asset.vector != nil, asset.slices == nil, let source = source(of: asset),
      !source.isSymbol,
      let file = try? source.contents(), PictureFileType(file) == .svg
    else { return nil }
    return EmbeddedPicture(file, as: .svg)
  }

  /// The file of an image, which another renderer of the same folders may have found.
  private func source(of asset: ImageAsset) -> ImageSource? {
    if let known = sources.withLock({ $0[asset.digest] }) { return known }
    for variant in assets.pictures[asset.name]?.variants ?? [] {
      guard
        let source = try? ImageSource(
          file: URL(filePath: variant.path),
          isSymbol: assets.pictures[asset.name]?.isSymbol ?? false),
        source.digest == asset.digest
      else { continue }
      sources.withLock { $0[asset.digest] = source }
      return source
    }
    return nil
  }

  private func keep(_ pixels: ImagePixels) -> ImagePixels {
    decoded.withLock { $0.insert(pixels, for: pixels.digest, cost: pixels.bitmap.byteCount) }
    return pixels
  }

  // MARK: Faults

  private func note(_ error: CairoError, of url: URL?) {
    let name = url.map { Self.shortName($0.path) } ?? "data"
    let reason = if case .malformedImage(_, let reason) = error { reason } else { "\(error)" }
    faults.withLock { $0[name] = $0[name] ?? reason }
  }

  /// The last two components of a path.
  private static func shortName(_ path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }
}
