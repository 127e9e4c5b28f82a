import CVectorPictures
import Foundation

/// Rasterizes pictures made of shapes: SVG with librsvg, the first page of PDF with poppler.
///
/// Both read memory alone: a file that refers to others shows nothing in their place. Text in them is
/// set in the fonts of the machine.
enum VectorDecoder {
  /// The size of a picture, in points.
  static func size(of file: Data, _ type: PictureFileType) throws(PictureFault) -> CGSize {
    var (width, height) = (0.0, 0.0)
    let fault = try file.withBytes { start, count throws(PictureFault) in
      scrollwork_vector_size(type.vectorFormat, start, count, &width, &height)
    }
    try check(fault)
    guard width > 0, height > 0, max(width, height) <= Double(Bitmap.longestSide) else {
      throw PictureFault("its size is \(width) × \(height) points")
    }
    return CGSize(width: width, height: height)
  }

  /// The picture stretched to a number of pixels.
  static func decode(
    _ file: Data, _ type: PictureFileType, width: Int, height: Int
  ) throws(PictureFault) -> Bitmap {
    // Its size is sound, or there is no picture.
    _ = try size(of: file, type)
    let pixels = try StraightPixels(width: width, height: height)
    let fault = try file.withBytes { start, count throws(PictureFault) in
      scrollwork_vector_draw(
        type.vectorFormat, start, count, pixels.bytes, Int32(width), Int32(height),
        Int32(pixels.bitmap.stride))
    }
    try check(fault)
    return pixels.bitmap
  }

  private static func check(_ fault: UnsafeMutablePointer<CChar>?) throws(PictureFault) {
    guard let fault else { return }
    defer { free(fault) }
    throw PictureFault(String(cString: fault))
  }
}

extension PictureFileType {
  fileprivate var vectorFormat: scrollwork_vector_format {
    self == .svg ? SCROLLWORK_SVG : SCROLLWORK_PDF
  }
}
