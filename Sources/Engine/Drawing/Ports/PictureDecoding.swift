public import Foundation

/// A decoder of picture files, met by the renderer's room.
///
/// Files may come from anywhere: whatever the bytes, the answer is a picture or an error.
public protocol PictureDecoding: Sendable {
  /// The size that a file declares, in pixels; decodes nothing and reserves no memory.
  ///
  /// Sizes beyond ``PictureLimit`` are an error.
  func size(of file: Data) throws(PictureError) -> (width: Int, height: Int)

  /// The picture in a file.
  ///
  /// Uses memory in proportion to the file, and at most twice that of a picture at the limit.
  func picture(of file: Data) throws(PictureError) -> Picture
}

/// The largest picture that is decoded.
public enum PictureLimit {
  /// The longest side, in pixels.
  ///
  /// - Source: chosen; the longest texture of current phones and most browsers' canvases.
  public static let side = 16_384
  /// The most pixels.
  ///
  /// - Source: chosen; a quarter of a gigabyte in memory, and fifty screens of a phone. A file of a
  ///   hundred bytes can declare sixteen times as many within the longest side.
  public static let pixelCount = 1 << 26
}
