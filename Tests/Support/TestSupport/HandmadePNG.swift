package import Foundation

/// A PNG file made byte by byte, so that any of them can be wrong.
package struct HandmadePNG {
  package var width: Int
  package var height: Int
  package var bitDepth: UInt8 = 8
  /// 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA.
  package var colorType: UInt8
  package var isInterlaced = false
  /// Chunks between the header and the pixels.
  package var chunks: [(name: String, content: [UInt8])] = []
  /// The filtered rows, each after its filter byte.
  package var rows: [UInt8]
  /// The number of IDAT chunks.
  package var parts = 1

  /// A file of rows that are filtered already.
  package init(
    width: Int, height: Int, bitDepth: UInt8 = 8, colorType: UInt8, isInterlaced: Bool = false,
    chunks: [(name: String, content: [UInt8])] = [], rows: [UInt8], parts: Int = 1
  ) {
    (self.width, self.height, self.bitDepth) = (width, height, bitDepth)
    (self.colorType, self.isInterlaced, self.chunks) = (colorType, isInterlaced, chunks)
    (self.rows, self.parts) = (rows, parts)
  }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package var file: Data {
    var file = Self.signature + header
    for chunk in chunks { file += Self.chunk(chunk.name, chunk.content) }
    let data = Self.zlib(rows)
    let size = (data.count + parts - 1) / parts
    for start in stride(from: 0, to: data.count, by: size) {
      file += Self.chunk("IDAT", Array(data[start..<min(start + size, data.count)]))
    }
    return Data(file + Self.chunk("IEND", []))
  }

  package var header: [UInt8] {
    Self.chunk(
      "IHDR",
      Self.word(width) + Self.word(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0])
  }

  package static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return word(content.count) + named + word(Int(crc(named)))
  }

  package static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// Stored blocks: nothing is compressed.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      start += block.count
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      result += [start == bytes.count ? 1 : 0, low, high, ~low, ~high] + block
    } while start < bytes.count
    return result + word(Int(adler(bytes)))
  }

  package static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
        value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    let (a, b) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let a = (sums.0 + UInt32(byte)) % 65_521
      return (a, (sums.1 + a) % 65_521)
    }
    return b << 16 | a
  }
}
