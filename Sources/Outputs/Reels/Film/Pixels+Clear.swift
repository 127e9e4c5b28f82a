import Foundation
import ScrollworkDrawing

extension Pixels {
  /// The transparent bitmap of which two opaque ones are the looks over black and over white; colors
  /// are multiplied by the opacity.
  static func clear(overBlack black: Pixels, overWhite white: Pixels) -> Pixels {
    var data = black.data
    data.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
      white.data.withUnsafeBytes { other in
        for pixel in stride(from: 0, to: min(bytes.count, other.count), by: 4) {
          var shown = 0
          for channel in pixel..<pixel + 3 { shown += Int(other[channel]) - Int(bytes[channel]) }
          let opacity = max(0, min(255, 255 - (shown + 1) / 3))
          bytes[pixel + 3] = UInt8(opacity)
          for channel in pixel..<pixel + 3 { bytes[channel] = min(bytes[channel], UInt8(opacity)) }
        }
      }
    }
    return Pixels(width: black.width, height: black.height, data: data)
  }

  /// The bitmap with colors that are not multiplied by the opacity.
  var straight: Pixels {
    var data = data
    data.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        let opacity = Int(bytes[pixel + 3])
        guard opacity < 255, opacity > 0 else { continue }
        for channel in pixel..<pixel + 3 {
          bytes[channel] = UInt8(min(255, (Int(bytes[channel]) * 255 + opacity / 2) / opacity))
        }
      }
    }
    return Pixels(width: width, height: height, data: data)
  }
}
