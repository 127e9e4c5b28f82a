/// A pixel of a picture.
struct RGBA: Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  /// The pixel of a word: red in the lowest byte, then green, blue and alpha.
  init(_ word: UInt32) {
    red = UInt8(truncatingIfNeeded: word)
    green = UInt8(truncatingIfNeeded: word &>> 8)
    blue = UInt8(truncatingIfNeeded: word &>> 16)
    alpha = UInt8(truncatingIfNeeded: word &>> 24)
  }

  /// The word of an opaque pixel.
  static func word(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    UInt32(red) | UInt32(green) &<< 8 | UInt32(blue) &<< 16 | 0xFF00_0000
  }

  /// The pixel over white, rounded to 8 bits, as most measures see it.
  var onWhite: (red: UInt8, green: UInt8, blue: UInt8) {
    if alpha == 255 { return (red, green, blue) }
    return (blend(red), blend(green), blend(blue))
  }

  private func blend(_ channel: UInt8) -> UInt8 {
    let (alpha, channel) = (UInt32(alpha), UInt32(channel))
    return UInt8(truncatingIfNeeded: (channel * alpha + 255 * (255 - alpha) + 127) / 255)
  }
}
