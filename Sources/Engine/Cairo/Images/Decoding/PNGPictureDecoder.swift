import CCairo
import Foundation

/// Decodes PNG files with libpng, and converts those with a profile.
enum PNGPictureDecoder: PictureDecoder {
  static func size(of file: Data) throws(PictureFault) -> (width: Int, height: Int) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let begun = file.withUnsafeBytes {
      png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count)
    }
    guard begun != 0 else { throw PictureFault(message(image)) }
    return (Int(image.width), Int(image.height))
  }

  static func decode(_ file: Data) throws(PictureFault) -> StraightPixels {
    let (width, height) = try size(of: file)
    var pixels = try StraightPixels(width: width, height: height)
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let finished = file.withUnsafeBytes { bytes -> Int32 in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return 0
      }
      // BGRA, Cairo's byte order.
      image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
      return png_image_finish_read(
        &image, nil, pixels.bytes, Int32(pixels.bitmap.stride), nil)
    }
    guard finished != 0 else { throw PictureFault(message(image)) }
    pixels.profile = PNGProfile.embedded(in: file)
    return pixels
  }

  private static func message(_ image: png_image) -> String {
    var text = image.message
    return withUnsafeBytes(of: &text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
