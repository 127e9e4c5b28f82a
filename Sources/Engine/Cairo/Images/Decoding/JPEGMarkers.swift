import Foundation

/// What a JPEG file says beside its pixels: the orientation, the profile and the kind of inks.
struct JPEGMarkers {
  private(set) var orientation = 1
  private(set) var profile: Data?
  /// Whether Adobe wrote the file, which stores inks inverted.
  private(set) var isAdobe = false

  init(_ file: Data) {
    let bytes = [UInt8](file.prefix(Self.limit))
    var parts: [UInt8: [UInt8]] = [:]
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Fill bytes, and markers without a length.
      if marker == 0xFF { place += 1; continue }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { place += 2; continue }
      guard marker != 0xDA, marker != 0xD9 else { break }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2, place + 2 + length <= bytes.count else { break }
      let body = bytes[place + 4..<place + 2 + length]
      switch marker {
      case 0xE1 where body.starts(with: Array("Exif\0\0".utf8)):
        orientation = Self.orientation(Array(body.dropFirst(6))) ?? orientation
      case 0xE2 where body.starts(with: Array("ICC_PROFILE\0".utf8)) && body.count > 14:
        parts[body[body.startIndex + 12]] = Array(body.dropFirst(14))
      case 0xEE where body.starts(with: Array("Adobe".utf8)): isAdobe = true
      default: break
      }
      place += 2 + length
    }
    if !parts.isEmpty {
      profile = Data(parts.sorted { $0.key < $1.key }.flatMap(\.value))
    }
  }

  /// How far into a file markers are looked for, in bytes.
  ///
  /// - Source: chosen; profiles and previews of cameras take a few hundred kilobytes.
  private static let limit = 4 << 20

  /// The orientation in a TIFF directory.
  static func orientation(_ tiff: [UInt8]) -> Int? {
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ place: Int, _ length: Int) -> Int? {
      guard place >= 0, place + length <= tiff.count else { return nil }
      let bytes = tiff[place..<place + length]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for entry in 0..<count {
      let place = start + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
