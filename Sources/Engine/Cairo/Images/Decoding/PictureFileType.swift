import Foundation

/// The format of a picture file, as its first bytes say.
enum PictureFileType: Hashable, Sendable {
  case png, jpeg, gif, webp, heif, svg, pdf

  /// The number of bytes at the start of a file that tell its format.
  static let startCount = 4096

  /// The format of a file; nil for one that is not decoded.
  init?(_ file: Data) {
    let start = [UInt8](file.prefix(16))
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      start.count >= offset + bytes.count
        && start[offset..<offset + bytes.count].elementsEqual(bytes)
    }
    if has([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has(Array("GIF8".utf8)) {
      self = .gif
    } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if has(Array("ftyp".utf8), at: 4) {
      self = .heif
    } else if file.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
      self = .pdf
    } else if Self.isSVG(file) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the picture is made of shapes.
  var isVector: Bool { self == .svg || self == .pdf }

  /// Whether a text has an element of that name within its prologue.
  private static func isSVG(_ file: Data) -> Bool {
    let start = file.prefix(startCount)
    guard let first = start.first(where: { !$0.isSpace && $0 < 0x80 }), first == UInt8(ascii: "<")
    else { return false }
    return start.range(of: Data("<svg".utf8)) != nil
      || start.range(of: Data("<!DOCTYPE svg".utf8)) != nil
      || start.range(of: Data(":svg".utf8)) != nil
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

/// The reason why a picture file cannot be decoded.
struct PictureFault: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// More pixels than are decoded.
  static func tooLarge(_ width: Int, _ height: Int) -> PictureFault {
    PictureFault(
      "it has \(width) × \(height) pixels; at most \(ImagePixels.maximumPixelCount) are decoded")
  }
}

/// The decoder of a format.
protocol PictureDecoder {
  /// The size as shown, in pixels, without decoding them.
  static func size(of file: Data) throws(PictureFault) -> (width: Int, height: Int)

  /// The pixels as shown.
  static func decode(_ file: Data) throws(PictureFault) -> StraightPixels
}

extension Data {
  /// Calls `body` with the bytes; an empty file has one.
  func withBytes<Result>(
    _ body: (UnsafePointer<UInt8>, Int) throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    do {
      return try withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { throw PictureFault("it is empty") }
        return try body(start.assumingMemoryBound(to: UInt8.self), bytes.count)
      }
    } catch let fault as PictureFault {
      throw fault
    } catch {
      throw PictureFault("\(error)")
    }
  }
}
