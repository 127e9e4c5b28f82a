import CZlib
import Foundation

/// The color profiles of PNG files.
enum PNGProfile {
  /// The profile of the `iCCP` chunk before the pixels; nil if there is none or it is damaged.
  static func embedded(in file: Data) -> Data? {
    let start = file.startIndex
    var place = 8
    while place + 12 <= file.count {
      let length = file[start + place..<start + place + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = file[start + place + 4..<start + place + 8]
      guard length >= 0, place + 12 + length <= file.count, !kind.elementsEqual("IDAT".utf8) else {
        return nil
      }
      if kind.elementsEqual("iCCP".utf8) {
        let body = file[start + place + 8..<start + place + 8 + length]
        // A name, a zero, the method of compression, and the compressed profile.
        guard let end = body.firstIndex(of: 0), end + 2 < body.endIndex else { return nil }
        return inflated(body[(end + 2)...])
      }
      place += 12 + length
    }
    return nil
  }

  /// The longest profile that is read, in bytes.
  ///
  /// - Source: chosen; those of printers take two megabytes.
  private static let limit = 8 << 20

  private static func inflated(_ data: Data) -> Data? {
    var size = 1 << 16
    while size <= limit {
      var result = [UInt8](repeating: 0, count: size)
      var length = UInt(size)
      let status = data.withUnsafeBytes { bytes in
        uncompress(
          &result, &length, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count))
      }
      if status == Z_OK { return Data(result.prefix(Int(length))) }
      guard status == Z_BUF_ERROR else { return nil }
      size *= 4
    }
    return nil
  }
}
