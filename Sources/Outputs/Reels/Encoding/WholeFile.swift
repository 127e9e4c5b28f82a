import Foundation
import ScrollworkSystem

/// The check that an encoded file is whole, by the structure of its form.
///
/// An encoder can end with success although its disk was full: what it wrote counts. Only the outer
/// structure is read, not the pictures.
enum WholeFile {
  /// Whether the file is a whole one of a form.
  ///
  /// Forms without an encoder of others, SVG and pages, are whole by the writing of them.
  static func isWhole(_ file: URL, as form: ReelForm) -> Bool {
    guard let data = try? InputFile.mapped(file.path) else { return false }
    return switch form {
    case .mp4: isMP4(Bytes(data), isQuickTime: false)
    case .mov: isMP4(Bytes(data), isQuickTime: true)
    case .webm: isWebM(Bytes(data))
    case .gif: isGIF(Bytes(data))
    case .png: isPNG(Bytes(data))
    case .webp: isWebP(Bytes(data))
    case .svg, .html: !data.isEmpty
    }
  }

  /// Boxes up to the end, among them the index and the samples.
  ///
  /// - Source: documented, ISO/IEC 14496-12, 4.2.
  private static func isMP4(_ bytes: Bytes, isQuickTime: Bool) -> Bool {
    guard (bytes.text(at: 8, 4) == "qt  ") == isQuickTime else { return false }
    var place = 0
    var kinds: Set<String> = []
    while place < bytes.count {
      guard let size = bytes.number(at: place, 4), let kind = bytes.text(at: place + 4, 4) else {
        return false
      }
      kinds.insert(kind)
      let length = size == 1 ? bytes.number(at: place + 8, 8) ?? 0 : size
      guard length >= 8, length <= bytes.count - place else { return false }
      place += length
    }
    return kinds.isSuperset(of: ["ftyp", "moov", "mdat"])
  }

  /// A header, and a segment of known size up to the end: its size is written last.
  ///
  /// - Source: documented, RFC 8794, section 4; RFC 9559, section 4.5.
  private static func isWebM(_ bytes: Bytes) -> Bool {
    let (header, segment) = (0x1A45_DFA3, 0x1853_8067)
    guard bytes.number(at: 0, 4) == header, let first = bytes.ebmlSize(at: 4) else { return false }
    let place = first.end + first.size
    guard bytes.number(at: place, 4) == segment, let rest = bytes.ebmlSize(at: place + 4) else {
      return false
    }
    return rest.end + rest.size == bytes.count
  }

  /// A chunk `RIFF` of the file's size, whose own chunks end with it.
  ///
  /// - Source: documented, the WebP container specification.
  private static func isWebP(_ bytes: Bytes) -> Bool {
    guard bytes.text(at: 0, 4) == "RIFF", bytes.text(at: 8, 4) == "WEBP",
      let size = bytes.littleEndian(at: 4, 4), size + 8 == bytes.count
    else { return false }
    var place = 12
    while place < bytes.count {
      guard let length = bytes.littleEndian(at: place + 4, 4) else { return false }
      place += 8 + length + length % 2
    }
    return place == bytes.count
  }

  /// Chunks up to the end, the last of them `IEND`.
  ///
  /// - Source: documented, the PNG specification, section 5.
  private static func isPNG(_ bytes: Bytes) -> Bool {
    guard bytes.text(at: 1, 3) == "PNG" else { return false }
    var place = 8
    while let length = bytes.number(at: place, 4), let kind = bytes.text(at: place + 4, 4) {
      place += 12 + length
      if kind == "IEND" { return place == bytes.count }
    }
    return false
  }

  /// Blocks up to the trailer, which ends the file.
  ///
  /// - Source: documented, the GIF89a specification, sections 12 to 27.
  private static func isGIF(_ bytes: Bytes) -> Bool {
    guard bytes.text(at: 0, 3) == "GIF", let flags = bytes.number(at: 10, 1) else { return false }
    var place = 13 + colors(flags)
    while let block = bytes.number(at: place, 1) {
      switch block {
      case 0x3B: return place + 1 == bytes.count
      case 0x21: place += 2
      case 0x2C:
        guard let flags = bytes.number(at: place + 9, 1) else { return false }
        place += 11 + colors(flags)
      default: return false
      }
      while let length = bytes.number(at: place, 1) {
        place += 1 + length
        if length == 0 { break }
      }
    }
    return false
  }

  /// The bytes of the table of colors that flags announce.
  private static func colors(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }
}

/// The bytes of a file, read at places that may lie behind its end.
private struct Bytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  /// A number of some bytes, the highest first; nil behind the end, or for one without a sign that
  /// is too large.
  func number(at place: Int, _ length: Int) -> Int? {
    guard place >= 0, length <= count, place <= count - length else { return nil }
    let bytes = data[data.startIndex + place..<data.startIndex + place + length]
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  /// A number of some bytes, the lowest first.
  func littleEndian(at place: Int, _ length: Int) -> Int? {
    (0..<length).reversed().reduce(Int?(0)) { sum, index in
      sum.flatMap { sum in number(at: place + index, 1).map { sum << 8 | $0 } }
    }
  }

  /// Some characters of ASCII.
  func text(at place: Int, _ length: Int) -> String? {
    guard place >= 0, place <= count - length else { return nil }
    return String(
      decoding: data[data.startIndex + place..<data.startIndex + place + length], as: UTF8.self)
  }

  /// A size of EBML and the place behind it; nil for one that is unknown.
  func ebmlSize(at place: Int) -> (size: Int, end: Int)? {
    guard let first = number(at: place, 1), first > 0 else { return nil }
    let length = UInt8(first).leadingZeroBitCount + 1
    guard let value = number(at: place, length) else { return nil }
    let mask = 1 << (7 * length) - 1
    return value & mask == mask ? nil : (value & mask, place + length)
  }
}
