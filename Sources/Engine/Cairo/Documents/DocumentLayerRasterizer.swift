import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Rasterizes layers that a document of vectors cannot express: perspective, unsupported blend
/// modes and backdrop filters, and in PDF all other filters.
struct DocumentLayerRasterizer {
  /// The image of a layer and its frame, in the coordinate space that the layer's transform maps
  /// from.
  struct RasterizedLayer {
    let bitmap: Bitmap
    let frame: CGRect

    /// The image of a bitmap drawn at `scale` pixels per point.
    init(_ bitmap: Bitmap, scale: CGFloat) {
      self.bitmap = bitmap
      let pixels = bitmap.frame
      frame = CGRect(
        x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale,
        width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// The bytes of a PNG file.
    var png: Data {
      get throws(CairoError) { try CompactPNG.png(of: bitmap) }
    }
  }

  let rasterizer: LayerRasterizer
  private let canvas: CGSize
  private let background: Color.Resolved
  /// Pixels per point of the PNG output.
  private let pixels: CGFloat
  /// Pixels per point of a rasterized layer.
  let scale: CGFloat

  /// The oversampling of stills relative to the PNG output.
  ///
  /// - Source: chosen: sharp when the document is shown twice as large.
  static let stillOversampling: CGFloat = 2

  /// The pixel limit of a rasterized layer, as a multiple of the canvas at the same scale.
  ///
  /// - Source: chosen: a rotated layer is drawn in an upright box of up to twice its area.
  private static let maxCanvases: CGFloat = 2

  /// A rasterizer of a still's layers, at `oversampling` times its scale.
  init(
    _ list: DisplayList, assets: DrawingAssets, cache: LayerCache? = nil,
    oversampling: CGFloat = stillOversampling
  ) {
    (canvas, background, pixels) = (list.canvas, list.background, list.scale)
    scale = list.scale * oversampling
    rasterizer = LayerRasterizer(
      painter: CommandPainter(assets: assets), cache: cache,
      canvasArea: canvas.width * canvas.height * scale * scale, scale: scale)
  }

  /// The longest side of a rasterized layer, in pixels; half of Cairo's limit.
  private static let longestSide: CGFloat = 16384

  /// The scale for a size: the wanted one, reduced to the pixel limits.
  func affordableScale(
    wanted: CGFloat, over size: CGSize, canvases: CGFloat = maxCanvases
  ) -> CGFloat {
    let area = canvases * canvas.width * canvas.height * scale * scale
    let affordable = min(
      (area / (size.width * size.height)).squareRoot(),
      Self.longestSide / max(size.width, size.height))
    // A whole scale keeps point-aligned edges on pixel edges.
    if wanted > 1, wanted.rounded(.up) <= affordable { return wanted.rounded(.up) }
    return min(wanted, affordable)
  }

  /// Rasterizes a layer, ignoring its transform, its opacity and its blend mode.
  ///
  /// Returns nil if nothing is visible. Only the visible part is drawn, at the resolution of the
  /// canvas, so the image is never much larger than the canvas.
  func rasterizedLayer(
    of layer: Layer, in state: DocumentState, over background: Color.Resolved? = nil
  ) throws(CairoError) -> RasterizedLayer? {
    let local = layer.localBounds
    var bounds = layer.projection.map { local.applying($0) } ?? local
    if background != nil { bounds = CGRect(origin: .zero, size: canvas) }
    let inner = state.inside(layer.transform)
    guard let seen = inner.visible else { return nil }
    bounds = bounds.intersection(seen)
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return nil }
    let drawn = affordableScale(wanted: scale * inner.stretch, over: bounds.size)
    guard drawn.isFinite, drawn > 0 else { return nil }
    let scale = drawn
    let drawing = CGAffineTransform(scaleX: scale, y: scale)
    let frame = PixelRect(touching: bounds.applying(drawing), within: .everywhere)
    guard !frame.isEmpty else { return nil }
    let bitmap = try Bitmap(frame)
    try bitmap.draw { context throws(CairoError) in
      if let background {
        cairo_set_source_rgb(context, background.red, background.green, background.blue)
        cairo_paint(context)
      }
      try rasterizer.drawLayer(
        layer.upright, drawing,
        on: LayerRasterizer.Target(bitmap: bitmap, context: context, visible: frame))
      if background != nil {
        // Where blending leaves nothing of the background, a PNG file is black.
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_paint(context)
      }
    }
    return RasterizedLayer(bitmap, scale: scale)
  }
}

// Layers of animations.
extension DocumentLayerRasterizer {
  /// The pixel limit of a picture that several frames share, as a multiple of the canvas.
  ///
  /// - Source: chosen: a long page that scrolls in one picture.
  private static let maxSharedCanvases: CGFloat = 8

  /// Rasterizes a part of a content, enlarged by the layers around it by up to `stretch`.
  ///
  /// Returns nil if it is empty.
  func picture(
    of content: LayerContent, in part: CGRect, stretch: CGFloat
  ) throws(CairoError) -> RasterizedLayer? {
    let bounds = content.bounds.intersection(part)
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return nil }
    let drawn = affordableScale(
      wanted: scale * stretch, over: bounds.size, canvases: Self.maxSharedCanvases)
    guard drawn.isFinite, drawn > 0 else { return nil }
    let drawing = CGAffineTransform(scaleX: drawn, y: drawn)
    let frame = PixelRect(touching: bounds.applying(drawing), within: .everywhere)
    guard !frame.isEmpty else { return nil }
    let bitmap = try Bitmap(frame)
    try bitmap.draw { context throws(CairoError) in
      try rasterizer.drawItems(
        content, drawing,
        on: LayerRasterizer.Target(bitmap: bitmap, context: context, visible: frame))
    }
    return RasterizedLayer(bitmap, scale: drawn)
  }
}

// Backdrop layers.
extension DocumentLayerRasterizer {
  /// Rasterizes a backdrop layer in canvas coordinates, ignoring its opacity and clip.
  ///
  /// Uses the resolution of the PNG output, because backdrops are blurred, or at most `resolution`
  /// pixels per point. Returns nil if nothing is visible.
  func rasterizedBackdropLayer(
    of layer: Layer, in state: DocumentState, resolution: CGFloat = .infinity
  ) throws(CairoError) -> RasterizedLayer? {
    let pixels = min(pixels, resolution)
    let drawing = CGAffineTransform(scaleX: pixels, y: pixels)
    let total = state.inside(layer.transform).matrix.concatenating(drawing)
    let canvas = PixelRect(
      touching: CGRect(origin: .zero, size: canvas).applying(drawing), within: .everywhere)
    let bounds = layer.unfilteredBounds.applying(total)
    guard try rasterizer.touches(bounds, canvas) else { return nil }
    let frame = PixelRect(touching: bounds, within: canvas)
    let reach = layer.backdrop.map { LayerRasterizer.reach(of: $0, total) }.reduce(0, +)
    let whole = frame.grown(by: reach).intersection(canvas)
    let bare = Layer(layer.content, transform: layer.transform, backdrop: layer.backdrop)
    let backdropBitmap = try Bitmap(whole)
    try backdropBitmap.draw { context throws(CairoError) in
      cairo_set_source_rgb(context, background.red, background.green, background.blue)
      cairo_paint(context)
      try rasterizer.drawItems(
        state.backdrop.with(bare), drawing,
        on: LayerRasterizer.Target(bitmap: backdropBitmap, context: context, visible: whole))
    }
    let bitmap = try Bitmap(frame)
    try bitmap.draw { context throws(CairoError) in
      try PlacedBitmap(backdropBitmap, visible: frame)
        .composite(on: .init(bitmap: bitmap, context: context, visible: frame))
    }
    return RasterizedLayer(bitmap, scale: pixels)
  }
}

extension Layer {
  /// The layer without its transform, opacity and blend mode.
  fileprivate var upright: Layer {
    Layer(content, projection: projection, filters: filters, clip: clip, mask: mask)
  }
}
