public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkUIKit

/// A processor that decodes a picture at a smaller size.
public struct DownsamplingImageProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The size, in points.
  public let size: CGSize

  /// Decodes a picture at a size.
  public init(size: CGSize) {
    self.size = size
    identifier = "com.onevcat.Kingfisher.DownsamplingImageProcessor(\(size))"
  }

  /// Makes a thumbnail whose longer side is at most that of the size.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in
      let factor = max(size.width, size.height) / max(image.size.width, image.size.height, 1)
      guard factor < 1 else { return image }
      let pixels = CGSize(
        width: (image.size.width * factor * image.scale).rounded(),
        height: (image.size.height * factor * image.scale).rounded())
      return image.resized(
        to: CGSize(width: pixels.width / image.scale, height: pixels.height / image.scale))
    }
  }
}

/// The relation of a resized picture to the size.
public enum ContentMode: Sendable {
  /// Stretched to the size.
  case none
  /// Scales to the largest size that fits.
  case aspectFit
  /// Scales to the smallest size that covers.
  case aspectFill
}

/// A processor that scales pictures.
public struct ResizingImageProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The size, in points.
  public let referenceSize: CGSize
  /// The relation of the picture to the size.
  public let targetContentMode: ContentMode

  /// Scales pictures to a size.
  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    (self.referenceSize, targetContentMode) = (referenceSize, mode)
    let suffix = mode == .none ? "" : ", \(mode)"
    identifier = "com.onevcat.Kingfisher.ResizingImageProcessor(\(referenceSize)\(suffix))"
  }

  /// Draws the picture in its new size, which is rounded to points.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in image.resized(to: size(of: image)) }
  }

  private func size(of image: UIImage) -> CGSize {
    let ratio = image.size.height == 0 ? 1 : image.size.width / image.size.height
    let width = (ratio * referenceSize.height).rounded()
    let height = (referenceSize.width / ratio).rounded()
    let byWidth = CGSize(width: referenceSize.width, height: height)
    let byHeight = CGSize(width: width, height: referenceSize.height)
    return switch targetContentMode {
    case .none: referenceSize
    case .aspectFit: width > referenceSize.width ? byWidth : byHeight
    case .aspectFill: width < referenceSize.width ? byWidth : byHeight
    }
  }
}

/// A processor that crops pictures.
public struct CroppingImageProcessor: ImageProcessor {
  /// The name for caches.
  public let identifier: String
  /// The size of the part, in points.
  public let size: CGSize
  /// The place of the part, 0…1 in each direction.
  public let anchor: CGPoint

  /// Crops pictures to a size.
  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    (self.size, self.anchor) = (size, anchor)
    identifier = "com.onevcat.Kingfisher.CroppingImageProcessor(\(size)_\(anchor))"
  }

  /// Takes the part, as far as it is in the picture.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    process(item, options) { image in
      let (x, y) = (min(1, max(0, anchor.x)), min(1, max(0, anchor.y)))
      let part = CGRect(
        x: x * (image.size.width - size.width), y: y * (image.size.height - size.height),
        width: size.width, height: size.height)
      return image.cropped(to: part.intersection(CGRect(origin: .zero, size: image.size)))
    }
  }
}
