import CPictures
public import Foundation
public import ScrollworkDrawing

/// Encodes WebP files with libwebp.
public struct WebPEncoder: PictureCompressing {
  /// Creates an encoder.
  public init() {}

  /// The WebP file of a picture; nil for one that is empty or longer than the format allows.
  public func webP(of picture: Picture, quality: Float?) -> Data? {
    let longest = Int(WEBP_MAX_DIMENSION)
    guard (1...longest).contains(picture.width), (1...longest).contains(picture.height) else {
      return nil
    }
    var file: UnsafeMutablePointer<UInt8>?
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    // A pixel is red, green, blue and alpha from its lowest byte.
    let size = picture.pixels.withUnsafeBytes { bytes -> Int in
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return if let quality {
        WebPEncodeRGBA(start, width, height, 4 * width, quality, &file)
      } else {
        WebPEncodeLosslessRGBA(start, width, height, 4 * width, &file)
      }
    }
    defer { WebPFree(file) }
    guard size > 0, let file else { return nil }
    return Data(bytes: file, count: size)
  }
}
