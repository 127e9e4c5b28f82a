public import ScrollworkDrawing

/// A picture of where two pictures differ.
///
/// Different pixels are red and those of antialiasing yellow; of the rest, a tenth of the old
/// picture's gray is left, as pixelmatch draws it.
public enum DifferencePicture {
  private static let different = RGBA.word(255, 0, 0)
  private static let antialiased = RGBA.word(255, 255, 0)
  /// How much of the old picture is left.
  ///
  /// - Source: documented, pixelmatch's default of `alpha`.
  private static let opacity = 0.1

  /// Draws the pixels of a mask over an old picture of the same size.
  public static func draw(_ mask: PixelMask, over old: Picture) -> Picture {
    precondition(mask.size == old.size, "a mask of \(mask.size) px, a picture of \(old.size) px")
    let pixels = [UInt32](unsafeUninitializedCapacity: old.pixels.count) { target, count in
      for (index, pixel) in old.pixels.enumerated() {
        switch PixelMask.Mark(rawValue: mask.marks[index]) {
        case .different: target[index] = different
        case .antialiased: target[index] = antialiased
        case .same, nil: target[index] = faded(RGBA(pixel))
        }
      }
      count = old.pixels.count
    }
    return Picture(width: old.width, height: old.height, pixels: pixels)
  }

  private static func faded(_ pixel: RGBA) -> UInt32 {
    let luma = OverWhite(RGBA(RGBA.word(pixel.red, pixel.green, pixel.blue))).luma
    let value = 255 + (luma - 255) * (opacity * Double(pixel.alpha) / 255)
    let gray = UInt8(min(max(value, 0), 255))
    return RGBA.word(gray, gray, gray)
  }
}
