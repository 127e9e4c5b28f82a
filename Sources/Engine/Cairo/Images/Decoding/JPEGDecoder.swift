import CPictures
import Foundation

/// Decodes JPEG files with libjpeg-turbo: gray, colors and inks, upright.
enum JPEGDecoder: PictureDecoder {
  static func size(of file: Data) throws(PictureFault) -> (width: Int, height: Int) {
    let header = try withDecoder { decoder throws(PictureFault) -> Header in
      try readHeader(of: file, decoder)
    }
    return JPEGMarkers(file).orientation >= 5
      ? (header.height, header.width) : (header.width, header.height)
  }

  static func decode(_ file: Data) throws(PictureFault) -> StraightPixels {
    try withDecoder { decoder throws(PictureFault) -> StraightPixels in
      let header = try readHeader(of: file, decoder)
      var pixels = try StraightPixels(width: header.width, height: header.height)
      let format = header.hasInks ? TJPF_CMYK : TJPF_BGRA
      let (status, code, reason) = try file.withBytes { start, count throws(PictureFault) in
        let status = tjDecompress2(
          decoder, start, UInt(count), pixels.bytes, Int32(header.width),
          Int32(pixels.bitmap.stride), Int32(header.height), format.rawValue, Self.flags)
        return (status, tjGetErrorCode(decoder), message(decoder))
      }
      // A warning leaves the part before the damage, as on a device.
      guard status == 0 || code == TJERR_WARNING.rawValue.asInt32 else {
        throw PictureFault(reason)
      }
      let markers = JPEGMarkers(file)
      pixels.orientation = markers.orientation
      if header.hasInks {
        convertInks(pixels, markers)
        pixels.hadInks = true
      } else if header.isColor {
        pixels.profile = markers.profile
      }
      return pixels
    }
  }

  private struct Header {
    var width, height: Int
    var hasInks, isColor: Bool
  }

  /// The exact transform, equal on all processors, and an end for files that repeat their scans.
  private static let flags = Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)

  private static func readHeader(
    of file: Data, _ decoder: tjhandle
  ) throws(PictureFault) -> Header {
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = try file.withBytes { start, count throws(PictureFault) in
      tjDecompressHeader3(decoder, start, UInt(count), &width, &height, &sampling, &space)
    }
    guard status == 0 else { throw PictureFault(message(decoder)) }
    return Header(
      width: Int(width), height: Int(height),
      hasInks: space == TJCS_CMYK.rawValue.asInt32 || space == TJCS_YCCK.rawValue.asInt32,
      isColor: space != TJCS_GRAY.rawValue.asInt32)
  }

  private static func convertInks(_ pixels: StraightPixels, _ markers: JPEGMarkers) {
    let (bytes, count) = (pixels.bytes, pixels.width * pixels.height)
    if markers.isAdobe {
      for index in 0..<4 * count { bytes[index] = 255 - bytes[index] }
    }
    if let profile = markers.profile,
      ColorProfile.convertInks(bytes, count: count, from: profile)
    {
      return
    }
    // Without a profile, each ink takes its light away.
    for index in stride(from: 0, to: 4 * count, by: 4) {
      let light = 255 - UInt32(bytes[index + 3])
      func remaining(_ ink: UInt8) -> UInt8 { UInt8((255 - UInt32(ink)) * light / 255) }
      let (cyan, magenta, yellow) = (bytes[index], bytes[index + 1], bytes[index + 2])
      bytes[index] = remaining(yellow)
      bytes[index + 1] = remaining(magenta)
      bytes[index + 2] = remaining(cyan)
      bytes[index + 3] = 255
    }
  }

  private static func withDecoder<Result>(
    _ body: (tjhandle) throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    guard let decoder = tjInitDecompress() else { throw PictureFault("there is no memory for it") }
    defer { tjDestroy(decoder) }
    return try body(decoder)
  }

  private static func message(_ decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "it is damaged"
  }
}

extension UInt32 {
  /// The value of a C enumeration as C's functions take it.
  fileprivate var asInt32: Int32 { Int32(bitPattern: self) }
}
