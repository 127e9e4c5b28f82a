public import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry

/// A picture made of pixels.
public final class CGImage: Hashable, Sendable {
  /// The picture of the scene.
  package let asset: ImageAsset

  package init(_ asset: ImageAsset) { self.asset = asset }

  /// The pixels as they are drawn; nil without a scene.
  package var bitmap: DrawnBitmap? {
    let size = CGSize(width: width, height: height)
    let frame = CGRect(origin: .zero, size: size)
    return DrawnBitmap(
      [.command(.image(asset, frame: frame, smooth: false))], size: size, scale: 1)
  }

  /// The width, in pixels.
  public var width: Int { Int((asset.size.width * asset.scale).rounded()) }
  /// The height, in pixels.
  public var height: Int { Int((asset.size.height * asset.scale).rounded()) }
  /// The bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// Where the opacity is in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The form of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The space of the colors.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// A part of the picture; nil if nothing of it is in there.
  public func cropping(to rect: CGRect) -> CGImage? {
    bitmap?.cropped(to: rect).flatMap { CGImage($0) }
  }

  /// A copy.
  public func copy() -> CGImage? { self }

  /// The picture of pixels; nil without a scene.
  package convenience init?(_ bitmap: DrawnBitmap) {
    guard let asset = SceneAssets.current?.images.image(in: bitmap.png, scale: 1) else {
      return nil
    }
    self.init(asset)
  }

  /// Whether both are the same pixels.
  public static func == (one: CGImage, other: CGImage) -> Bool { one.asset == other.asset }

  /// Hashes the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(asset) }
}

/// Where the opacity is in a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The form of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a form.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of the opacity.
  public static let alphaInfoMask = Self(rawValue: 31)
  /// The least byte first, of two.
  public static let byteOrder16Little = Self(rawValue: 4096)
  /// The least byte first, of four.
  public static let byteOrder32Little = Self(rawValue: 8192)
  /// The greatest byte first, of four.
  public static let byteOrder32Big = Self(rawValue: 16384)
  /// The order of the device.
  public static let byteOrderDefault: Self = []
}

/// A space of colors; all of them are drawn as sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space.
  public let name: String?

  /// The space of a name.
  public init?(name: String) { self.name = name }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of extended sRGB.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of linear sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the gray space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  fileprivate init(known name: String) { self.name = name }

  /// Whether both are the same space.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.sRGB) }

/// The gray space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.genericGrayGamma2_2)
}
