import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Shadows beneath content that is drawn as vectors.
extension DocumentLayerRasterizer {
  /// The pixels in the standard deviation of a shadow at which enlarging it shows no pixels.
  ///
  /// - Source: chosen, with some to spare for readers that enlarge without interpolating.
  private static let pixelsPerRadius: CGFloat = 12

  /// Rasterizes the shadows of a layer without the layer, ignoring all its other filters, its
  /// transform, its opacity and its blend mode.
  ///
  /// Returns nil if nothing is visible.
  func rasterizedShadow(
    of layer: Layer, in state: DocumentState
  ) throws(CairoError) -> RasterizedLayer? {
    let shadows = layer.filters.filter { if case .shadow = $0 { true } else { false } }
    let sharpest = shadows.map(\.shadowRadius).min() ?? 0
    let inner = state.inside(layer.transform)
    guard let seen = inner.visible else { return nil }
    let bounds = layer.localBounds.intersection(seen)
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return nil }
    let sharp = scale * inner.stretch
    let wanted = sharpest > 0 ? min(sharp, max(2, Self.pixelsPerRadius / sharpest)) : sharp
    let drawn = affordableScale(wanted: wanted, over: bounds.size)
    guard drawn.isFinite, drawn > 0 else { return nil }
    let drawing = CGAffineTransform(scaleX: drawn, y: drawn)
    let frame = PixelRect(touching: bounds.applying(drawing), within: .everywhere)
    guard !frame.isEmpty else { return nil }
    var reaches = shadows.map { LayerRasterizer.reach(of: $0, drawing) }
    let source = PixelRect(
      touching: layer.unfilteredBounds.applying(drawing),
      within: frame.grown(by: reaches.reduce(0, +)))
    var picture = try Bitmap(source)
    try picture.draw { context throws(CairoError) in
      let plain = Layer(layer.content, clip: layer.clip, mask: layer.mask)
      try rasterizer.drawLayer(
        plain, drawing, on: .init(bitmap: picture, context: context, visible: source))
    }
    let result = try Bitmap(frame)
    for case .shadow(let color, let radius, let offset) in shadows {
      reaches.removeFirst()
      let shadow = try Shadow(color, radius: radius, offset: offset, drawing)
      try result.draw { context throws(CairoError) in
        let cast = try shadow.cast(by: picture, frame: frame)
        try PlacedBitmap(cast, visible: frame, blend: .destinationOver)
          .composite(on: .init(bitmap: result, context: context, visible: frame))
      }
      guard !reaches.isEmpty else { break }
      picture = try shadow.applied(to: picture, frame: frame.grown(by: reaches.reduce(0, +)))
    }
    return RasterizedLayer(result, scale: drawn)
  }
}

extension Layer.Filter {
  /// The standard deviation of a shadow.
  fileprivate var shadowRadius: CGFloat {
    if case .shadow(_, let radius, _) = self { max(0, radius) } else { 0 }
  }
}
