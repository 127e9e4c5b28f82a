import CCairo
package import Foundation
import ScrollworkDrawing

/// An image file and its decoded pixels.
package final class ImagePixels: Sendable {
  /// The bytes of the PNG file.
  let png: Data
  /// The digest of the file.
  let digest: ContentDigest
  /// The pixels, premultiplied, in gamma-encoded sRGB.
  package let bitmap: Bitmap

  /// The most pixels of an image.
  ///
  /// - Source: chosen; half a gigabyte in memory, and more than cameras of phones give. A file of a
  ///   megabyte can declare a billion.
  package static let maximumPixelCount = 1 << 27

  /// Decodes a PNG file; `name` is used in errors.
  package init(png: Data, named name: String) throws(CairoError) {
    self.png = png
    digest = ContentDigest(of: png)
    bitmap = try Self.decode(png, name)
  }

  /// The size of a PNG file in pixels, without decoding it.
  static func size(ofPNG png: Data, named name: String) throws(CairoError) -> (Int, Int) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let begun = png.withUnsafeBytes {
      png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count)
    }
    guard begun != 0 else { throw .malformedImage(file: name, reason: message(image)) }
    return (Int(image.width), Int(image.height))
  }

  private static func decode(_ png: Data, _ name: String) throws(CairoError) -> Bitmap {
    let (width, height) = try size(ofPNG: png, named: name)
    guard width * height <= maximumPixelCount else {
      throw .malformedImage(
        file: name,
        reason: "it has \(width) × \(height) pixels; at most \(maximumPixelCount) are decoded")
    }
    let bitmap = try Bitmap(PixelRect(x: 0, y: 0, width: width, height: height))
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let finished = png.withUnsafeBytes { bytes -> Int32 in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return 0
      }
      // BGRA, Cairo's byte order.
      image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
      return png_image_finish_read(&image, nil, bitmap.pixels, Int32(bitmap.stride), nil)
    }
    guard finished != 0 else { throw .malformedImage(file: name, reason: message(image)) }
    premultiply(bitmap)
    return bitmap
  }

  private static func premultiply(_ bitmap: Bitmap) {
    let bytes = bitmap.pixels.assumingMemoryBound(to: UInt8.self)
    for index in stride(from: 0, to: bitmap.byteCount, by: 4) {
      let alpha = UInt32(bytes[index + 3])
      guard alpha != 255 else { continue }
      for channel in index..<index + 3 {
        // The exact quotient by 255, rounded.
        let product = UInt32(bytes[channel]) * alpha + 128
        bytes[channel] = UInt8((product + product >> 8) >> 8)
      }
    }
  }

  private static func message(_ image: png_image) -> String {
    var text = image.message
    return withUnsafeBytes(of: &text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
