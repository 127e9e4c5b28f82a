import Foundation
import ScrollworkAssets
import ScrollworkDrawing
import ScrollworkGeometry

/// The size of a bitmap that shapes are drawn for.
struct PixelSize: Hashable, Sendable {
  let width, height: Int

  /// The longest side that shapes are drawn for; larger ones are stretched.
  ///
  /// - Source: chosen: a tablet's screen has 2,752 pixels.
  private static let longest: CGFloat = 4096

  init(width: CGFloat, height: CGFloat) {
    func whole(_ length: CGFloat, _ factor: CGFloat) -> Int {
      length.isFinite && length > 0 ? max(1, Int((length * factor).rounded(.up))) : 0
    }
    let side = max(width, height)
    let factor = side.isFinite && side > Self.longest ? Self.longest / side : 1
    // Rounding errors of transforms make no pixel.
    self.width = whole(width - 0.001, factor)
    self.height = whole(height - 0.001, factor)
  }

  /// The pixels that a frame covers.
  init(of frame: CGRect, _ matrix: CGAffineTransform) {
    self.init(
      width: frame.width * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
      height: frame.height * (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
  }
}

extension ContentDigest {
  /// The digest of a picture drawn in a size.
  func with(_ size: PixelSize) -> ContentDigest {
    ContentDigest(of: Data("\(self) \(size.width) \(size.height)".utf8))
  }
}

extension ImageAsset {
  /// The digest of the image with its edges stretched.
  func key(_ target: PixelSize, _ natural: PixelSize) -> ContentDigest {
    let insets = slices?.insets ?? .init()
    let words = [
      "\(digest)", "\(target.width) \(target.height) \(natural.width) \(natural.height)",
      "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)",
      "\(slices?.fill == .tile) \(size.width) \(size.height)",
    ]
    return ContentDigest(of: Data(words.joined(separator: " ").utf8))
  }
}

extension AssetTraits {
  init(_ traits: ImageTraits) {
    self.init(
      scale: traits.scale, isDark: traits.isDark, isRightToLeft: traits.isRightToLeft,
      isPad: traits.idiom == .pad, language: traits.language)
  }
}

extension ImageSlices {
  /// The slices of a catalog, in points.
  init(_ slices: PictureSlices, scale: CGFloat) {
    self.init(
      insets: EdgeInsets(
        top: slices.top / scale, leading: slices.left / scale, bottom: slices.bottom / scale,
        trailing: slices.right / scale),
      fill: slices.tiles ? .tile : .stretch)
  }
}
