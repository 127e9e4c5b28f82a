import CCairo
import Foundation
import ScrollworkDrawing

/// The chunks of a PNG file, complete and with right checksums.
struct PNGChunks {
  /// The greatest factor of deflate: 258 bytes from two bits, and a little for what surrounds them.
  ///
  /// - Source: documented, zlib Technical Details: 1032 to 1.
  static let greatestExpansion = 1032

  /// The compressed pixels, in parts of the file.
  private(set) var data: [Range<Int>] = []
  /// Whether there is more to the picture than its pixels, or the chunks are in an unusual order:
  /// a transparent color, a gamma other than that of sRGB, chunks that must be understood.
  private(set) var isUnusual = false

  /// The number of bytes of the compressed pixels.
  var dataCount: Int { data.reduce(0) { $0 + $1.count } }

  /// Finds the chunks of a file with a header.
  init(_ file: Data) throws(PictureError) {
    let failure = file.withUnsafeBytes { walk($0) }
    if let failure { throw failure }
    if data.isEmpty { throw .truncated(part: "it has no IDAT chunk") }
  }

  private mutating func walk(_ file: UnsafeRawBufferPointer) -> PictureError? {
    defer { ccairo_clear_upper_halves() }
    var place = PNGHeader.signature.count
    while true {
      guard file.count - place >= 12 else { return .truncated(part: "it has no IEND chunk") }
      let length = Int(Self.number(file, place))
      let kind = Self.name(file, place + 4)
      guard let kind else { return .malformed(reason: "a chunk has no name of four letters") }
      let content = place + 8
      guard length <= file.count - content - 4 else {
        return .truncated(part: "its \(kind) chunk is incomplete")
      }
      guard Self.checksum(file, place + 4, 4 + length) == Self.number(file, content + length) else {
        return .wrongChecksum(part: "\(kind) chunk")
      }
      place = content + length + 4
      switch kind {
      case "IDAT":
        if let last = data.last, last.upperBound + 12 != content { isUnusual = true }
        data.append(content..<content + length)
      case "gAMA": if length != 4 || Self.number(file, content) != Self.gamma { isUnusual = true }
      case "IHDR": if place != PNGHeader.end { isUnusual = true }
      case "PLTE": break
      case "tRNS": isUnusual = true
      case "IEND":
        return place == file.count ? nil : .trailingBytes(count: file.count - place)
      default: if kind.first?.isUppercase == true { isUnusual = true }
      }
    }
  }

  /// The gamma of files in sRGB, times 100,000.
  ///
  /// - Source: documented, PNG specification, 11.3.2.5 sRGB.
  private static let gamma: UInt32 = 45_455

  private static func number(_ file: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    UInt32(bigEndian: file.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  private static func name(_ file: UnsafeRawBufferPointer, _ place: Int) -> String? {
    let bytes = file[place..<place + 4]
    let letters = bytes.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) && $0 >= 0x41 }
    return letters ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func checksum(
    _ file: UnsafeRawBufferPointer, _ place: Int, _ count: Int
  ) -> UInt32 {
    crc32_gzip_refl(
      0, file.baseAddress.map { ($0 + place).assumingMemoryBound(to: UInt8.self) }, UInt64(count))
  }
}
