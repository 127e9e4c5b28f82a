public import Foundation

/// A renderer of display lists to image files.
///
/// Equal lists give equal bytes, independent of earlier renderings and of threads.
public protocol DisplayListRendering: TextMeasuring, ImageProviding {
  /// Renders a PNG file.
  func png(of list: DisplayList) throws -> Data

  /// Renders a bitmap: the pixels of ``png(of:)-(DisplayList)``.
  func pixels(of list: DisplayList) throws -> Pixels

  /// Encodes a bitmap as a PNG file: 8-bit RGB without interlacing.
  func png(of pixels: Pixels) throws -> Data

  /// Renders an SVG document with text in the given form.
  func svg(of list: DisplayList, text: SVGText) throws -> Data

  /// Renders a PDF document of one page, of the size of the canvas in points.
  func pdf(of list: DisplayList) throws -> Data

  /// Renders an SVG document that plays an animation.
  ///
  /// Readers who prefer the dark color scheme see `dark` instead, if there is one.
  func svg(of animation: DisplayAnimation, dark: DisplayAnimation?) throws -> Data

  /// The names and versions of all inputs beside the list: libraries, and fonts by their hash.
  ///
  /// For example `("cairo", "1.16.0")` or `("font Roboto-Regular.ttf", "79e8…")`, in a fixed order.
  var provenance: [(name: String, version: String)] { get }
}

extension DisplayListRendering {
  /// Renders an SVG document with text as outlines.
  public func svg(of list: DisplayList) throws -> Data { try svg(of: list, text: .outlines) }
}
