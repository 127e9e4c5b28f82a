import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Draws layers that SVG has no words for as pictures: those in perspective, and those in which
/// something is blended in a way that readers of SVG do not know.
struct LayerPortrayer {
  /// A picture of a layer, and where it stands in the coordinates that its transform starts from.
  struct Portrait {
    let pixels: ImagePixels
    let frame: CGRect
  }

  private let rasterizer: LayerRasterizer
  private let canvas: CGSize
  private let scale: CGFloat

  /// How many pixels of a picture there are to one of the PNG file.
  ///
  /// - Source: chosen: sharp when the document is shown twice as large.
  private static let fineness: CGFloat = 2

  init(_ list: DisplayList, text: TextEngine, images: ImageStore) {
    canvas = list.canvas
    scale = list.scale * Self.fineness
    rasterizer = LayerRasterizer(
      painter: CommandPainter(text: text, images: images), store: nil,
      canvasArea: canvas.width * canvas.height * scale * scale)
  }

  /// A picture of a layer but for its transform, its opacity and how it is blended; nil where there is
  /// nothing to see. Of a large one, no more than a canvas around where it stands is drawn.
  func portrait(
    of layer: Layer, over background: Color.Resolved? = nil
  ) throws(CairoError) -> Portrait? {
    let local = layer.localBounds
    var bounds = layer.projection.map { local.applying($0) } ?? local
    if background != nil { bounds = CGRect(origin: .zero, size: canvas) }
    let stretch = max(1, (canvas.width + canvas.height) / 2)
    let near = CGRect(origin: .zero, size: canvas).applying(layer.transform.inverted())
      .insetBy(dx: -stretch, dy: -stretch)
    bounds = bounds.intersection(near)
    // As fine as the layer is shown, if it is enlarged.
    let factor = max(
      abs(layer.transform.a) + abs(layer.transform.b),
      abs(layer.transform.c) + abs(layer.transform.d), 1)
    let scale = min(scale * factor, 4 * scale)
    let drawing = CGAffineTransform(scaleX: scale, y: scale)
    let frame = PixelRect(touching: bounds.applying(drawing), within: .everywhere)
    guard !frame.isEmpty else { return nil }
    let bitmap = try Bitmap(frame)
    try bitmap.draw { context throws(CairoError) in
      if let background {
        cairo_set_source_rgb(context, background.red, background.green, background.blue)
        cairo_paint(context)
      }
      try rasterizer.lay(
        layer.upright, drawing,
        on: LayerRasterizer.Target(bitmap: bitmap, context: context, visible: frame))
      if background != nil {
        // Behind the whole picture, where nothing is left of it, a PNG file is black.
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_paint(context)
      }
    }
    return Portrait(
      pixels: try ImagePixels(png: bitmap.pngWithAlpha(), named: "layer"),
      frame: CGRect(
        x: CGFloat(frame.x) / scale, y: CGFloat(frame.y) / scale,
        width: CGFloat(frame.width) / scale, height: CGFloat(frame.height) / scale))
  }
}

extension Layer {
  /// Whether SVG has no words for what is in the layer, which a picture stands for.
  var needsPortrait: Bool {
    projection != nil || (isFlat && content.hasWordlessBlend)
  }

  /// The layer as it is before it is placed, made translucent and blended.
  fileprivate var upright: Layer {
    Layer(content, projection: projection, filters: filters, clip: clip, mask: mask)
  }
}

extension LayerContent {
  /// Whether something in it meets what is beneath in a way that SVG has no word for.
  var hasWordlessBlend: Bool {
    blends
      && items.contains { item in
        guard case .layer(let layer) = item else { return false }
        return layer.blend.cssName == nil || (!layer.isFlat && layer.content.hasWordlessBlend)
      }
  }
}
