import CLargeDecoders
import Foundation

/// Rasterizes pictures made of shapes: SVG with librsvg, the first page of PDF with poppler.
///
/// Both read memory alone: a file that refers to others shows nothing in their place. Text in them is
/// set in the fonts of the machine.
enum VectorDecoder {
  /// The size of a picture, in points.
  static func size(
    of file: Data, _ type: PictureFileType, isSymbol: Bool = false
  ) throws(PictureFault) -> CGSize {
    var (width, height) = (0.0, 0.0)
    let fault = try file.withBytes { start, count throws(PictureFault) in
      scrollwork_vector_size(type.vectorFormat(isSymbol), start, count, &width, &height)
    }
    try check(fault)
    guard width > 0, height > 0, max(width, height) <= Double(Bitmap.longestSide) else {
      throw PictureFault("its size is \(width) × \(height) points")
    }
    return CGSize(width: width, height: height)
  }

  /// The picture stretched to a number of pixels.
  static func decode(
    _ file: Data, _ type: PictureFileType, isSymbol: Bool = false, width: Int, height: Int
  ) throws(PictureFault) -> Bitmap {
    // Its size is sound, or there is no picture.
    _ = try size(of: file, type, isSymbol: isSymbol)
    let pixels = try StraightPixels(width: width, height: height)
    let fault = try file.withBytes { start, count throws(PictureFault) in
      scrollwork_vector_draw(
        type.vectorFormat(isSymbol), start, count, pixels.bytes, Int32(width), Int32(height),
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
  fileprivate func vectorFormat(_ isSymbol: Bool) -> scrollwork_vector_format {
    self == .pdf ? SCROLLWORK_PDF : isSymbol ? SCROLLWORK_SYMBOL : SCROLLWORK_SVG
  }
}
