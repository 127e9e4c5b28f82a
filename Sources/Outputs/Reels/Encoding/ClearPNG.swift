import CZlib
import Foundation
import ScrollworkDrawing

/// The PNG form of transparent bitmaps: 8-bit RGBA without interlacing.
enum ClearPNG {
  /// A PNG file of a bitmap whose colors are multiplied by its opacity.
  static func png(of pixels: Pixels) -> Data {
    let straight = pixels.straight
    var header = Data()
    for value in [UInt32(pixels.width), UInt32(pixels.height)] {
      Swift.withUnsafeBytes(of: value.bigEndian) { header.append(contentsOf: $0) }
    }
    header.append(contentsOf: [8, 6, 0, 0, 0])
    return AnimatedPNG.signature + AnimatedPNG.chunk("IHDR", header)
      + AnimatedPNG.chunk("IDAT", compressed(filtered(straight)))
      + AnimatedPNG.chunk("IEND", Data())
  }

  /// The rows as RGBA, each the difference to the one above: pictures of screens are even.
  private static func filtered(_ pixels: Pixels) -> [UInt8] {
    let stride = pixels.width * 4
    var rows = [UInt8](repeating: 0, count: (stride + 1) * pixels.height)
    pixels.data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      for y in 0..<pixels.height {
        let (place, source) = (y * (stride + 1), y * stride)
        rows[place] = 2
        for offset in 0..<stride {
          // Bytes of a bitmap are blue, green, red and opacity.
          let channel = offset & 3
          let from = source + (channel == 0 ? offset + 2 : channel == 2 ? offset - 2 : offset)
          rows[place + 1 + offset] = bytes[from] &- (y == 0 ? 0 : bytes[from - stride])
        }
      }
    }
    return rows
  }

  private static func compressed(_ bytes: [UInt8]) -> Data {
    var length = compressBound(UInt(bytes.count))
    var data = Data(count: Int(length))
    let status = data.withUnsafeMutableBytes { target in
      compress2(
        target.bindMemory(to: UInt8.self).baseAddress, &length, bytes, UInt(bytes.count), 6)
    }
    precondition(status == Z_OK, "zlib refuses a bitmap: \(status)")
    return data.prefix(Int(length))
  }
}
