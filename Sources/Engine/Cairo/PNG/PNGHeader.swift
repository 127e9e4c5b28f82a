import Foundation
import ScrollworkDrawing

/// The first chunk of a PNG file, IHDR, within the limits.
struct PNGHeader {
  /// The bytes that all PNG files begin with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The number of bytes of the signature and the first chunk.
  static let end = 33

  let width: Int
  let height: Int
  private let bitDepth: UInt8
  private let colorType: UInt8
  private let isInterlaced: Bool

  /// Reads the header of a file; the checksum is not checked.
  init(_ file: Data) throws(PictureError) {
    let bytes = [UInt8](file.prefix(Self.end))
    guard bytes.starts(with: Self.signature) else {
      if bytes.isEmpty { throw .truncated(part: "it is empty") }
      if Self.signature.starts(with: bytes) { throw .truncated(part: "it has no IHDR chunk") }
      // The signature has both kinds of line ends, so that this shows.
      let rest = bytes.prefix(12).filter { $0 != UInt8(ascii: "\r") }
      guard !rest.starts(with: Self.signature.filter { $0 != UInt8(ascii: "\r") }) else {
        throw .malformed(
          reason: "its line ends were changed, as version control does to a file of text")
      }
      throw .notPicture(format: "PNG")
    }
    guard bytes.count == Self.end else { throw .truncated(part: "it has no IHDR chunk") }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]) else {
      throw .malformed(reason: "its first chunk is not an IHDR of 13 bytes")
    }
    func number(_ place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(16), number(20))
    (bitDepth, colorType) = (bytes[24], bytes[25])
    isInterlaced = bytes[28] != 0
    guard width > 0, height > 0 else {
      throw .malformed(reason: "it has \(width) × \(height) pixels")
    }
    guard
      width <= PictureLimit.side, height <= PictureLimit.side,
      width * height <= PictureLimit.pixelCount
    else { throw .tooLarge(width: width, height: height) }
    guard Self.depths[colorType]?.contains(bitDepth) == true else {
      throw .malformed(reason: "there is no color type \(colorType) of \(bitDepth) bits")
    }
    guard bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1 else {
      throw .malformed(reason: "its compression, filter or interlace method is unknown")
    }
  }

  /// The bit depths of each color type.
  ///
  /// - Source: documented, PNG specification, 11.2.1 IHDR.
  private static let depths: [UInt8: [UInt8]] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]
  /// The number of channels of each color type.
  private static let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

  /// Whether the file has 8-bit RGB or RGBA and no interlacing.
  var isPlain: Bool { bitDepth == 8 && !isInterlaced && (colorType == 2 || colorType == 6) }

  /// The number of bytes of a pixel of a plain file.
  var bytesPerPixel: Int { Self.channels[colorType] ?? 1 }

  /// The number of bytes of a filtered row of a file without interlacing, with its filter byte.
  var rowSize: Int { 1 + (width * bytesPerPixel * Int(bitDepth) + 7) / 8 }

  /// The number of bytes of all filtered rows; an interlaced file has at least that many.
  var rawSize: Int { (rowSize - (isInterlaced ? 1 : 0)) * height }
}
