import CPictures
import CZlib
package import Foundation

extension DrawnBitmap {
  /// The picture as a PNG file: 8-bit RGBA without filters.
  package var png: Data {
    var rows: [UInt8] = []
    rows.reserveCapacity((4 * width + 1) * height)
    for row in 0..<height {
      rows.append(0)
      rows += bytes[4 * row * width..<4 * (row + 1) * width]
    }
    var length = compressBound(uLong(rows.count))
    var packed = [UInt8](repeating: 0, count: Int(length))
    compress2(&packed, &length, rows, uLong(rows.count), 6)
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append(chunk: "IHDR", UInt32(width).bytes + UInt32(height).bytes + [8, 6, 0, 0, 0])
    file.append(chunk: "IDAT", Array(packed.prefix(Int(length))))
    file.append(chunk: "IEND", [])
    return file
  }

  /// The picture as a JPEG file, with white behind it; nil if it cannot be encoded.
  ///
  /// - Parameter quality: The quality, 0…1.
  /// - Returns: The bytes of the file.
  package func jpeg(quality: CGFloat) -> Data? {
    var opaque = [UInt8](repeating: 255, count: bytes.count)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[start + 3])
      for channel in start..<start + 3 {
        opaque[channel] = UInt8((Int(bytes[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
    }
    guard let compressor = tjInitCompress() else { return nil }
    defer { tjDestroy(compressor) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let level = Int32((max(0, min(1, quality)) * 100).rounded())
    let result = tjCompress2(
      compressor, opaque, Int32(width), 0, Int32(height), Int32(TJPF_RGBX.rawValue), &buffer,
      &count, Int32(TJSAMP_420.rawValue), max(1, level), 0)
    defer { tjFree(buffer) }
    guard result == 0, let buffer else { return nil }
    return Data(bytes: buffer, count: Int(count))
  }
}

extension UInt32 {
  /// The bytes, the highest first.
  fileprivate var bytes: [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) }
  }
}

extension Data {
  fileprivate mutating func append(chunk name: String, _ content: [UInt8]) {
    let named = Array(name.utf8) + content
    append(contentsOf: UInt32(content.count).bytes)
    append(contentsOf: named)
    append(contentsOf: UInt32(truncatingIfNeeded: crc32(0, named, uInt(named.count))).bytes)
  }
}
