import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Layers with a backdrop.
extension SVGWriter {
  /// Writes the image of a backdrop layer, in the layer's own coordinates.
  mutating func backdropLayer(
    _ layer: Layer, _ state: DocumentState
  ) throws(CairoError) -> String {
    let inner = state.inside(layer.transform)
    let matrix = inner.matrix
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return "" }
    let blur = layer.smoothBackdropRadius.map { $0 * inner.stretch } ?? 0
    // One image stays sharp, hundreds stay small.
    let isSmooth = glyphUnit != nil && blur > 0
    guard
      let rasterized = try layerRasterizer.rasterizedBackdropLayer(
        of: isSmooth ? layer.withoutContent : layer, in: state,
        resolution: isSmooth ? Self.pixelsPerRadius / blur : .infinity)
    else { return "" }
    let image = SVGElement("g").with("transform", try SVGNumber.transform(matrix.inverted()))
      .around(try image(rasterized.png, in: rasterized.frame, smooth: true, opacity: 1))
    guard isSmooth else { return image }
    // Its pixels are larger than those of the layer's edges.
    let clip = try definitions.clip(Path(layer.unfilteredBounds))
    return SVGElement("g").with("clip-path", clip).around(image)
      + (try items(of: layer.content, state.inside(layer)))
  }

  /// The pixels in the standard deviation of a blur at which enlarging the picture of a backdrop
  /// shows no pixels.
  ///
  /// - Source: chosen: between samples of a Gaussian, lines deviate by less than a hundredth.
  private static let pixelsPerRadius: CGFloat = 4
}

extension Layer {
  /// The standard deviation of the backdrop's widest blur, in points of the layer, if the content
  /// can be drawn apart from the backdrop; nil if it cannot.
  fileprivate var smoothBackdropRadius: CGFloat? {
    guard hasSeparableContent else { return nil }
    let radii = backdrop.compactMap { filter -> CGFloat? in
      guard case .blur(let radius, _) = filter else { return nil }
      return radius
    }
    return radii.max()
  }
}
