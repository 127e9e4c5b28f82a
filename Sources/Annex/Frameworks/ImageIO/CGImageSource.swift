public import ScrollworkFoundation
public import ScrollworkUIScrolling

/// A file of pictures.
public final class CGImageSource: Sendable {
  fileprivate let data: Data
  fileprivate init(_ data: Data) { self.data = data }
}

/// The key of the orientation of a picture.
public let kCGImagePropertyOrientation = "Orientation"
/// The key of the width of a picture.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The key of the height of a picture.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// The key of whether a picture is kept.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// The key of whether a picture is read at once.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The key of whether a small picture is made.
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of whether a small picture is turned.
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The key of the longest side of a small picture.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"

/// The pictures in a file; nil if there is none.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: [String: Any]?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

/// The pictures in a file; nil if there is none.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [String: Any]?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// The pictures in data.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [String: Any]?) -> CGImageSource? {
  CGImageSource(data)
}

/// The number of pictures; the first one is read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  UIImage(data: isrc.data) == nil ? 0 : 1
}

/// A picture; nil if there is none.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? { index == 0 ? UIImage(data: isrc.data)?.cgImage : nil }

/// A small picture; nil if there is none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? {
  guard index == 0, let image = UIImage(data: isrc.data), image.size.width > 0 else { return nil }
  let limit = options?[kCGImageSourceThumbnailMaxPixelSize]
  let side =
    (limit as? NSNumber)?.doubleValue ?? (limit as? CGFloat).map { Double($0) }
    ?? (limit as? Int).map { Double($0) } ?? .infinity
  let ratio = min(1, CGFloat(side) / max(image.size.width, image.size.height))
  return image.preparingThumbnail(
    of: CGSize(width: image.size.width * ratio, height: image.size.height * ratio))?.cgImage
}

/// The properties of a picture: its size.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> [String: Any]? {
  CGImageSourceCreateImageAtIndex(isrc, index, options).map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
  }
}
