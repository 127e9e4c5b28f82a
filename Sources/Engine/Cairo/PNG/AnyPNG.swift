import CCairo
import Foundation
import ScrollworkDrawing

/// Decodes PNG files of every kind with libpng's simplified interface.
///
/// Palettes, grays, transparent colors and 16-bit channels become RGBA of 8 bits; colors of another
/// gamma become sRGB.
enum AnyPNG {
  /// The picture in a file with this header.
  static func picture(of file: Data, _ header: PNGHeader) throws(PictureError) -> Picture {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let (width, height) = (header.width, header.height)
    var pixels: [UInt32] = []
    let isRead = file.withUnsafeBytes { bytes -> Bool in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
        image.width == width, image.height == height
      else { return false }
      image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
      // Channels of 16 bits are those of sRGB as well.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var finished = false
      pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        finished =
          png_image_finish_read(&image, nil, target.baseAddress, Int32(width * 4), nil) != 0
        count = finished ? width * height : 0
      }
      return finished
    }
    guard isRead else { throw .malformed(reason: message(image)) }
    return Picture(width: width, height: height, pixels: pixels)
  }

  private static func message(_ image: png_image) -> String {
    var text = image.message
    return withUnsafeBytes(of: &text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
