import Foundation
import ScrollworkCairo

/// The renderers of the tests of this process: one for each list of image folders.
@MainActor enum TestRenderers {
  private static var renderers: [[URL]: CairoRenderer] = [:]

  /// The renderer with the project's fonts and the images of some folders.
  ///
  /// - Throws: A `CairoError` if a font or a folder is missing.
  static func renderer(images: [URL]) throws(CairoError) -> CairoRenderer {
    if let known = renderers[images] { return known }
    let renderer = try CairoRenderer(fonts: try .standard(), images: images)
    renderers[images] = renderer
    return renderer
  }
}
