public import Foundation

/// Turns display lists into the bytes of picture files.
///
/// The same list gives the same bytes, whatever was drawn before and on however many threads.
public protocol DisplayListRendering: TextMeasuring, ImageProviding {
  /// The picture as a PNG file.
  func png(of list: DisplayList) throws -> Data

  /// The picture as an SVG document.
  func svg(of list: DisplayList) throws -> Data

  /// The names and versions of everything the bytes depend on: libraries, and fonts by their hash.
  ///
  /// For example `("cairo", "1.16.0")` or `("font Roboto-Regular.ttf", "79e8…")`, in a fixed order.
  var provenance: [(name: String, version: String)] { get }
}
