import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Draws display lists on the page of a PDF document, whose unit is a point.
struct PDFPainter {
  let context: OpaquePointer
  let painter: CommandPainter
  /// Rasterizes the layers that PDF cannot express.
  let layerRasterizer: DocumentLayerRasterizer

  init(_ list: DisplayList, assets: DrawingAssets, on context: OpaquePointer) {
    self.context = context
    layerRasterizer = DocumentLayerRasterizer(list, assets: assets)
    painter = CommandPainter(
      assets: assets, samplesGradients: false,
      gradientResolution: list.scale * DocumentLayerRasterizer.stillOversampling)
  }

  /// Draws all of a list.
  ///
  /// PDF has the blend modes of SVG; a page with others is an image.
  func paintPage(_ list: DisplayList) throws(CairoError) {
    let state = DocumentState(canvas: list.canvas)
    guard list.content.hasBlendUnsupportedBySVG else { return try paint(list.content, state) }
    let page = Layer(list.content)
    if let image = try layerRasterizer.rasterizedLayer(of: page, in: state, over: list.background) {
      try paint(image, state.matrix)
    }
  }

  /// Draws the items of a content, back to front.
  func paint(_ content: LayerContent, _ state: DocumentState) throws(CairoError) {
    for (index, item) in content.items.enumerated() {
      switch item {
      case .command(let command): try paint(command, state.matrix)
      case .layer(let layer): try paint(layer, state.of(index, in: content))
      }
    }
  }

  // MARK: Commands

  private func paint(_ command: DrawCommand, _ matrix: CGAffineTransform) throws(CairoError) {
    switch command {
    case .fill, .stroke: try painter.paint(command, matrix, on: context)
    case .text(let run, let frame, let paint):
      try self.paint(run, at: frame.origin, paint, over: command.bounds, matrix)
    case .image(let asset, let frame, let smooth):
      guard let image = try painter.images.pixels(of: asset, in: frame, enlarged(matrix)) else {
        return
      }
      try self.paint(image, in: frame, smooth: smooth, opacity: 1, matrix)
    case .template(let asset, let frame, let smooth, let paint):
      guard matrix.a * matrix.d != matrix.b * matrix.c,
        let image = try painter.images.pixels(of: asset, in: frame, enlarged(matrix)),
        try painter.setSource(paint, matrix, over: command.bounds, on: context)
      else { return }
      try CommandPainter.mask(
        with: image.bitmap, in: frame, smooth: smooth, matrix, on: context)
    }
  }

  /// Draws glyphs as text, decorations as paths and color bitmaps as images.
  private func paint(
    _ run: TextRun, at origin: CGPoint, _ paint: Paint, over area: CGRect,
    _ matrix: CGAffineTransform
  ) throws(CairoError) {
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return }
    let text = painter.text.shaped(run)[run.ink]
    let place = matrix.translatedBy(x: origin.x, y: origin.y)
    let decorations = text.decorations
    // Glyphs and decorations are one shape.
    let isGroup = !decorations.isEmpty && paint.opacity < 1
    let ink = isGroup ? paint.opaque : paint
    if !text.outline.isEmpty, paint.opacity > 0,
      try painter.setSource(ink, matrix, over: area, on: context)
    {
      if isGroup { cairo_push_group(context) }
      cairo_save(context)
      CommandPainter.setMatrix(place, on: context)
      painter.text.show(run, on: context)
      cairo_restore(context)
      try CommandPainter.trace(decorations, place, on: context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
      if isGroup {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, paint.opacity)
      }
    }
    for glyph in text.bitmapGlyphs {
      try self.paint(
        glyph.pixels, in: glyph.frame, smooth: true, opacity: paint.opacity, place)
    }
  }

  // MARK: Images

  /// The matrix of the pixels that shapes in images are rasterized for.
  private func enlarged(_ matrix: CGAffineTransform) -> CGAffineTransform {
    matrix.concatenating(
      CGAffineTransform(scaleX: ImageStore.documentScale, y: ImageStore.documentScale))
  }

  private func paint(
    _ image: ImagePixels, in frame: CGRect, smooth: Bool, opacity: Double,
    _ matrix: CGAffineTransform
  ) throws(CairoError) {
    try paint(
      image.bitmap, named: "\(image.digest)", in: frame, smooth: smooth, opacity: opacity, matrix)
  }

  /// Draws a rasterized layer.
  func paint(
    _ layer: DocumentLayerRasterizer.RasterizedLayer, _ matrix: CGAffineTransform
  ) throws(CairoError) {
    try paint(layer.bitmap, named: nil, in: layer.frame, smooth: true, opacity: 1, matrix)
  }

  /// Draws a bitmap; those with a name are stored once in the document.
  private func paint(
    _ bitmap: Bitmap, named name: String?, in frame: CGRect, smooth: Bool, opacity: Double,
    _ matrix: CGAffineTransform
  ) throws(CairoError) {
    guard frame.width > 0, frame.height > 0, !bitmap.frame.isEmpty,
      matrix.a * matrix.d != matrix.b * matrix.c
    else { return }
    try bitmap.withSurface { surface throws(CairoError) in
      if let name { try Self.setName(name, of: surface) }
      cairo_save(context)
      CommandPainter.setMatrix(
        CGAffineTransform(
          a: frame.width / CGFloat(bitmap.width), b: 0, c: 0,
          d: frame.height / CGFloat(bitmap.height), tx: frame.minX, ty: frame.minY
        ).concatenating(matrix), on: context)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(
        cairo_get_source(context), smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    }
  }

  private static func setName(_ name: String, of surface: OpaquePointer) throws(CairoError) {
    guard let copy = strdup(name) else { return }
    try check(
      cairo_surface_set_mime_data(
        surface, CAIRO_MIME_TYPE_UNIQUE_ID,
        UnsafeRawPointer(copy).assumingMemoryBound(to: UInt8.self), UInt(strlen(copy)),
        { free($0) }, copy))
  }
}
