import CZlib
import Foundation

/// Encodes bitmaps with alpha as small PNG files, slower than ``PNGEncoder``: 8-bit RGBA, or RGB
/// for opaque ones, at zlib's highest level.
///
/// Rows are filtered or not, whichever makes a sample of them smaller: text and flat areas repeat
/// rows, photographs do not. The bytes depend on the pixels and the version of zlib alone.
struct CompactPNG {
  private let width, height: Int
  /// The bytes of a pixel: 3 or 4.
  private let depth: Int
  /// Red, green, blue and perhaps alpha, not premultiplied.
  private let samples: [UInt8]

  /// The file of a bitmap.
  static func png(of bitmap: Bitmap) throws(CairoError) -> Data {
    let picture = CompactPNG(bitmap)
    let all = 0..<picture.height
    let samples = (0..<sampleCount).map { number in
      let start = picture.height * (2 * number + 1) / (2 * sampleCount)
      return all.clamped(to: start..<start + sampleSize)
    }
    let (plain, filtered) = (
      try pack(samples.flatMap(picture.plain)), try pack(samples.flatMap(picture.filtered))
    )
    let isFiltered = filtered.count < plain.count
    return picture.file(try pack(isFiltered ? picture.filtered(all) : picture.plain(all)))
  }

  /// The number of bands that decide about the filter, and of rows in each.
  ///
  /// - Source: chosen; filtering takes longer than packing.
  private static let (sampleCount, sampleSize) = (4, 16)

  private init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    let count = width * height
    let isOpaque = (0..<count).allSatisfy { pixels[$0] >> 24 == 255 }
    let depth = isOpaque ? 3 : 4
    self.depth = depth
    samples = [UInt8](unsafeUninitializedCapacity: count * depth) { bytes, size in
      for index in 0..<count {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        for channel in 0..<3 {
          let value = (pixel >> UInt32(16 - 8 * channel)) & 255
          bytes[index * depth + channel] =
            alpha == 0 ? 0 : UInt8(truncatingIfNeeded: min(255, (value * 255 + alpha / 2) / alpha))
        }
        if depth == 4 { bytes[index * 4 + 3] = UInt8(truncatingIfNeeded: alpha) }
      }
      size = count * depth
    }
  }

  private var rowBytes: Int { width * depth }

  /// Rows, each after a filter byte of 0.
  private func plain(_ range: Range<Int>) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((rowBytes + 1) * range.count)
    for row in range {
      rows.append(0)
      rows += samples[row * rowBytes..<(row + 1) * rowBytes]
    }
    return rows
  }

  /// Rows, each after the filter that leaves the least.
  ///
  /// - Source: documented, the minimum sum of absolute differences, [PNG, filter
  ///   selection](https://www.w3.org/TR/png-3/#12Filter-selection).
  private func filtered(_ range: Range<Int>) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((rowBytes + 1) * range.count)
    var candidate = [UInt8](repeating: 0, count: rowBytes)
    var best = candidate
    for row in range {
      var (least, kind) = (Int.max, UInt8(0))
      for filter in UInt8(0)...4 {
        let sum = samples.withUnsafeBufferPointer { samples in
          candidate.withUnsafeMutableBufferPointer {
            apply(filter, to: row, samples, $0)
          }
        }
        guard sum < least else { continue }
        (least, kind) = (sum, filter)
        swap(&best, &candidate)
      }
      rows.append(kind)
      rows += best
    }
    return rows
  }

  /// Filters a row; returns the sum of its absolute differences.
  private func apply(
    _ filter: UInt8, to row: Int, _ samples: UnsafeBufferPointer<UInt8>,
    _ target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let start = row &* rowBytes
    var sum = 0
    var place = 0
    while place < rowBytes {
      let left = place < depth ? 0 : Int(samples[start &+ place &- depth])
      let up = row == 0 ? 0 : Int(samples[start &+ place &- rowBytes])
      let corner =
        row == 0 || place < depth ? 0 : Int(samples[start &+ place &- rowBytes &- depth])
      let guess: Int
      switch filter {
      case 0: guess = 0
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left &+ up) / 2
      default:
        let (p, q, r) = (abs(up &- corner), abs(left &- corner), abs(left &+ up &- 2 &* corner))
        guess = p <= q && p <= r ? left : q <= r ? up : corner
      }
      let rest = UInt8(truncatingIfNeeded: Int(samples[start &+ place]) &- guess)
      target[place] = rest
      sum &+= rest < 128 ? Int(rest) : 256 &- Int(rest)
      place &+= 1
    }
    return sum
  }

  /// The bytes in zlib's format.
  private static func pack(_ bytes: [UInt8]) throws(CairoError) -> [UInt8] {
    var size = compressBound(uLong(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    let status = compress2(&packed, &size, bytes, uLong(bytes.count), 9)
    guard status == Z_OK else { throw .library("zlib", reason: "compress2 status \(status)") }
    return Array(packed.prefix(Int(size)))
  }

  private func file(_ packed: [UInt8]) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // 8 bits, RGB or RGBA, deflate, a filter for each row, not interlaced.
    let color: UInt8 = depth == 3 ? 2 : 6
    Self.append(
      "IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, color, 0, 0, 0],
      to: &file)
    Self.append("IDAT", packed, to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  private static func append(_ kind: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(kind.utf8) + content
    file.append(contentsOf: bytes(UInt32(content.count)))
    file.append(contentsOf: body)
    file.append(
      contentsOf: bytes(UInt32(truncatingIfNeeded: crc32(0, body, uInt(body.count)))))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
