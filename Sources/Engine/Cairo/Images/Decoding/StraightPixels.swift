import Foundation

/// Decoded pixels before they are premultiplied: blue, green, red and alpha bytes.
struct StraightPixels {
  let bitmap: Bitmap
  /// The embedded color profile; nil for sRGB.
  var profile: Data?
  /// The orientation of the camera, 1…8 as in Exif; 1 for upright pixels.
  var orientation = 1
  /// Whether the file has inks instead of colors.
  var hadInks = false

  /// Room for pixels of a size, within the limits.
  init(width: Int, height: Int) throws(PictureFault) {
    guard width > 0, height > 0 else { throw PictureFault("it has no pixels") }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, count <= ImagePixels.maximumPixelCount,
      max(width, height) <= Bitmap.longestSide
    else { throw .tooLarge(width, height) }
    do throws(CairoError) {
      bitmap = try Bitmap(PixelRect(x: 0, y: 0, width: width, height: height))
    } catch { throw PictureFault("\(error)") }
  }

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }
  var bytes: UnsafeMutablePointer<UInt8> { bitmap.pixels.assumingMemoryBound(to: UInt8.self) }

  /// The premultiplied, upright pixels in sRGB.
  func finished() throws(PictureFault) -> Bitmap {
    if let profile { ColorProfile.convert(bytes, count: width * height, from: profile) }
    premultiply()
    return orientation == 1 ? bitmap : try turned()
  }

  /// Exchanges red and blue.
  func swapRedAndBlue() {
    for index in stride(from: 0, to: bitmap.byteCount, by: 4) {
      (bytes[index], bytes[index + 2]) = (bytes[index + 2], bytes[index])
    }
  }

  private func premultiply() {
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

  /// The pixels as the orientation shows them.
  ///
  /// - Source: documented, Exif 2.32 (CIPA DC-008), tag 274: where the first row and column are.
  private func turned() throws(PictureFault) -> Bitmap {
    let isSideways = orientation >= 5
    let result = try StraightPixels(
      width: isSideways ? height : width, height: isSideways ? width : height)
    let source = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    let target = result.bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    for y in 0..<height {
      for x in 0..<width {
        let (right, down) = (width - 1 - x, height - 1 - y)
        let (column, row) =
          switch orientation {
          case 2: (right, y)
          case 3: (right, down)
          case 4: (x, down)
          case 5: (y, x)
          case 6: (down, x)
          case 7: (down, right)
          default: (y, right)
          }
        target[row * result.width + column] = source[y * width + x]
      }
    }
    return result.bitmap
  }
}
