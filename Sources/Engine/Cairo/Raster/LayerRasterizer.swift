import CCairo
import CPixels
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Rasterizes display lists layer by layer: each layer at its own origin, into its own bitmap,
/// which is composited at whole pixels.
///
/// The choice of bitmaps depends on the display list alone, never on the state of the cache:
///
/// - A layer is *open* if it does not change its content (no opacity, no filter, no clip other than
///   along pixel edges) and contains only layers, or contains layers and is large, or contains
///   something that blends with the backdrop. The content of an open layer is composited directly
///   on the target, with each run of commands treated like a layer.
/// - Every other layer is one bitmap, in which its commands are drawn directly.
/// - A bitmap of moderate size holds the whole layer, a larger one only the visible part.
/// - A layer with a backdrop, or in which something blends with the backdrop, is no bitmap of its
///   own: it is open, or drawn on a copy of the backdrop.
struct LayerRasterizer {
  let painter: CommandPainter
  /// The layer cache; nil disables caching.
  let cache: LayerCache?
  /// The area of the canvas in pixels, relative to which layers are large.
  let canvasArea: CGFloat
  /// The pixels per point of layers without effects.
  let scale: CGFloat

  /// A bitmap being drawn, with its context.
  struct Target {
    let bitmap: Bitmap
    let context: OpaquePointer
    /// The pixels that may be drawn, in the coordinates of the bitmap's frame.
    var visible: PixelRect
  }

  /// The content of one bitmap.
  private struct Piece {
    var content: LayerContent
    var items: Range<Int>
    var filters: [Layer.Filter] = []
    var clip: Path?
    var mask: LayerContent?
    var projection: ProjectionTransform?
    var blend = BlendMode.normal
    /// The bounds of the ink before and after the filters, in local coordinates.
    var inner, outer: CGRect

    /// Whether the piece is painted or filtered with a shader.
    var usesShaders: Bool {
      filters.contains(where: \.isShader) || content.usesShaders || mask?.usesShaders ?? false
    }

    /// Whether drawing the piece is compositing of bitmaps that are kept themselves.
    var isQuicklyDrawn: Bool {
      filters.isEmpty && mask == nil && projection == nil
        && content.items[items].allSatisfy(\.isLayer)
    }
  }

  // MARK: Compositing

  /// Composites the items of an open layer, back to front.
  func drawItems(
    _ content: LayerContent, _ matrix: CGAffineTransform, on target: Target
  ) throws(CairoError) {
    try forEachStep(content, matrix, target.visible) { step throws(CairoError) in
      try draw(step, on: target)
    }
  }

  /// Composites a layer; `outer` maps the coordinates around the layer to device pixels.
  func drawLayer(
    _ layer: Layer, _ outer: CGAffineTransform, on target: Target
  ) throws(CairoError) {
    try forEachStep(layer, outer, target.visible) { step throws(CairoError) in
      try draw(step, on: target)
    }
  }

  private func draw(_ step: CompositionStep, on target: Target) throws(CairoError) {
    switch step {
    case .bitmap(let placed): try placed.composite(on: target)
    case .backdrop(let layer, let total, let visible):
      var target = target
      target.visible = visible
      try drawBackdropLayer(layer, total, on: target)
    }
  }

  /// Calls `body` with what is composited for the items of an open layer, back to front.
  func forEachStep(
    _ content: LayerContent, _ matrix: CGAffineTransform, _ visible: PixelRect,
    _ body: (CompositionStep) throws(CairoError) -> Void
  ) throws(CairoError) {
    let items = content.items
    var index = 0
    while index < items.count {
      if case .layer(let layer) = items[index] {
        try forEachStep(layer, matrix, visible, body)
        index += 1
        continue
      }
      var (end, bounds) = (index, CGRect.null)
      while end < items.count, case .command(let command) = items[end] {
        bounds = bounds.union(command.bounds)
        end += 1
      }
      let piece = Piece(content: content, items: index..<end, inner: bounds, outer: bounds)
      if let placed = try placed(piece, matrix, opacity: 1, visible) { try body(.bitmap(placed)) }
      index = end
    }
  }

  private func forEachStep(
    _ layer: Layer, _ outer: CGAffineTransform, _ visible: PixelRect,
    _ body: (CompositionStep) throws(CairoError) -> Void
  ) throws(CairoError) {
    guard layer.opacity > 0 else { return }
    for filter in layer.filters + layer.backdrop { try filter.check() }
    let total = layer.transform.concatenating(outer)
    if isOpen(layer, total) {
      var visible = visible
      if let clip = layer.clip?.rectangle.flatMap(total.pixels(of:)) {
        visible = visible.intersection(clip)
      }
      guard try touches(layer.localBounds.applying(total), visible) else { return }
      return try forEachStep(layer.content, total, visible, body)
    }
    if layer.dependsOnBackdrop || (!layer.isFlat && layer.blends) {
      return try body(.backdrop(layer, total, visible: visible))
    }
    let piece = Piece(
      content: layer.content, items: 0..<layer.content.items.count, filters: layer.filters,
      clip: layer.clip, mask: layer.mask, projection: layer.projection, blend: layer.blend,
      inner: layer.unfilteredBounds, outer: layer.localBounds)
    if let placed = try placed(piece, total, opacity: layer.opacity, visible) {
      try body(.bitmap(placed))
    }
  }

  private func isOpen(_ layer: Layer, _ total: CGAffineTransform) -> Bool {
    guard !layer.isFlat, layer.backdrop.isEmpty else { return false }
    if let clip = layer.clip {
      guard let rect = clip.rectangle, total.pixels(of: rect) != nil else { return false }
    }
    if layer.content.blends || layer.content.dependsOnBackdrop { return true }
    var (layers, commands) = (false, false)
    for item in layer.content.items {
      if case .layer = item { layers = true } else { commands = true }
    }
    guard layers, commands else { return layers }
    let bounds = layer.localBounds.applying(total)
    return bounds.width * bounds.height > canvasArea / 2
  }

  /// Whether a rectangle in device pixels intersects the visible pixels.
  func touches(_ bounds: CGRect, _ visible: PixelRect) throws(CairoError) -> Bool {
    guard !bounds.isNull else { return false }
    guard
      [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy({ abs($0) < 1e12 })
    else { throw .number(place: "bounds of a layer") }
    return !PixelRect(touching: bounds, within: visible).isEmpty
  }

  /// The bitmap of a piece at its place; nil if it is out of sight.
  private func placed(
    _ piece: Piece, _ total: CGAffineTransform, opacity: Double, _ visible: PixelRect
  ) throws(CairoError) -> PlacedBitmap? {
    let placement = try Placement(total)
    let local = placement.local
    let perspective = piece.projection.map { $0.concatenating(ProjectionTransform(local)) }
    let bounds = perspective.map { piece.outer.applying($0) } ?? piece.outer.applying(local)
    let seen = visible.moved(x: -placement.x, y: -placement.y)
    guard try touches(bounds, seen) else { return nil }
    let bitmapFrame = bitmapFrame(bounds, seen, isUpright: local.isUpright(at: scale))
    let (bitmap, isKept) = try cachedBitmap(piece, placement, bitmapFrame) {
      () throws(CairoError) in
      if let perspective {
        try drawProjected(piece, perspective, bitmapFrame)
      } else {
        try draw(piece, local, bitmapFrame)
      }
    }
    return PlacedBitmap(
      bitmap: bitmap, frame: bitmap.frame.moved(x: placement.x, y: placement.y),
      visible: visible, opacity: opacity, blend: piece.blend, isKept: isKept)
  }

  /// The cached bitmap of a piece, or the one that `draw` returns, and whether it was cached.
  private func cachedBitmap(
    _ piece: Piece, _ placement: Placement, _ bitmapFrame: PixelRect,
    draw: () throws(CairoError) -> Bitmap
  ) throws(CairoError) -> (bitmap: Bitmap, isKept: Bool) {
    guard let cache else { return (try draw(), false) }
    let local = placement.local
    let key = LayerCacheKey(
      digest: piece.content.digest, items: piece.items,
      linear: [local.a, local.b, local.c, local.d], phaseX: placement.phaseX,
      phaseY: placement.phaseY, filters: piece.filters, clip: piece.clip,
      mask: piece.mask?.digest, projection: piece.projection, bitmapFrame: bitmapFrame,
      canvasArea: canvasArea)
    if let known = cache.bitmap(for: key) { return (known, true) }
    let bitmap = try draw()
    cache.insert(bitmap, for: key, isQuicklyDrawn: piece.isQuicklyDrawn)
    return (bitmap, false)
  }

  /// The pixels of a layer that its bitmap holds: all of an upright layer while they are at most two
  /// canvases and within Cairo's limits, otherwise the visible ones.
  ///
  /// - Source: chosen. Twice the canvas keeps a layer that is half scrolled out in one piece. A layer
  ///   that is scaled or rotated at an edge of a scroll view looks different in the next still.
  private func bitmapFrame(
    _ bounds: CGRect, _ visible: PixelRect, isUpright: Bool
  ) -> PixelRect {
    let isModerate =
      isUpright && bounds.width * bounds.height <= 2 * canvasArea
      && max(bounds.width, bounds.height) < 16384
    return PixelRect(touching: bounds, within: isModerate ? .everywhere : visible)
  }

  // MARK: Drawing

  /// Draws, clips, masks and filters a piece.
  private func draw(
    _ piece: Piece, _ local: CGAffineTransform, _ bitmapFrame: PixelRect
  ) throws(CairoError) -> Bitmap {
    var inked = piece.inner
    // Filters move ink from outside into the frame.
    var reaches = piece.filters.map { Self.reach(of: $0, local) }
    var frame = PixelRect(
      touching: inked.applying(local), within: bitmapFrame.grown(by: reaches.reduce(0, +)))
    if let factor = reduction(of: frame) {
      return try drawCoarse(piece, local, bitmapFrame, factor)
    }
    var mask = piece.clip
    if let clip = piece.clip?.rectangle, let pixels = local.pixels(of: clip) {
      frame = frame.intersection(pixels)
      mask = nil
    }
    guard !frame.isEmpty else { return try Bitmap(frame) }
    var bitmap = try drawContent(of: piece, local, frame, clippedTo: mask)
    if let mask = piece.mask { try applyMask(bitmap, by: mask, local) }
    for filter in piece.filters {
      reaches.removeFirst()
      let ink = inked
      inked = inked.spread(by: filter.spread)
      let grown = PixelRect(
        touching: inked.applying(local), within: bitmapFrame.grown(by: reaches.reduce(0, +)))
      bitmap = try filter.applied(to: bitmap, local, ink: ink, frame: grown, by: painter)
    }
    return bitmap
  }

  /// The pixel limit of a bitmap, in canvases.
  ///
  /// - Source: chosen: only filters with a very long reach need more.
  private static let maxPixels: CGFloat = 16

  /// The factor by which a bitmap over the pixel limit is drawn smaller; nil within the limit.
  private func reduction(of frame: PixelRect) -> CGFloat? {
    let area = CGFloat(frame.width) * CGFloat(frame.height) / (Self.maxPixels * canvasArea)
    let side = CGFloat(max(frame.width, frame.height)) / CGFloat(Bitmap.longestSide)
    return area > 1 || side > 1 ? max(area.squareRoot(), side).rounded(.up) : nil
  }

  /// Draws a piece whose filters reach farther than can be drawn, at a reduced scale.
  ///
  /// The enlarged result is soft, like the filters that require it.
  private func drawCoarse(
    _ piece: Piece, _ local: CGAffineTransform, _ bitmapFrame: PixelRect, _ factor: CGFloat
  ) throws(CairoError) -> Bitmap {
    let smaller = CGAffineTransform(scaleX: 1 / factor, y: 1 / factor)
    let frame = PixelRect(touching: piece.outer.applying(local), within: bitmapFrame)
    let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    let part = PixelRect(touching: rect.applying(smaller), within: .everywhere).grown(by: 1)
    let source = try draw(piece, local.concatenating(smaller), part)
    let result = try Bitmap(frame)
    guard !frame.isEmpty, !source.frame.isEmpty else { return result }
    try source.withSurface { surface throws(CairoError) in
      try result.draw { context throws(CairoError) in
        cairo_translate(context, Double(-frame.x), Double(-frame.y))
        cairo_scale(context, factor, factor)
        cairo_set_source_surface(
          context, surface, Double(source.frame.x), Double(source.frame.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
    return result
  }

  /// Draws a piece in perspective, by resampling an upright bitmap.
  ///
  /// The upright bitmap is cached, so a rotating card is drawn once.
  private func drawProjected(
    _ piece: Piece, _ map: ProjectionTransform, _ bitmapFrame: PixelRect
  ) throws(CairoError) -> Bitmap {
    guard
      let perspective = Perspective(
        map, bounds: piece.outer, frame: bitmapFrame,
        pixelLimit: Self.maxUprightPixels * canvasArea, usesShaders: piece.usesShaders)
    else { return try Bitmap(bitmapFrame) }
    var upright = piece
    upright.projection = nil
    let (drawing, pixels) = (perspective.drawing, perspective.pixels)
    let source = try cachedBitmap(upright, try Placement(drawing), pixels) {
      () throws(CairoError) in
      try draw(upright, drawing, pixels)
    }.bitmap
    return try perspective.resampled(source, frame: bitmapFrame)
  }

  /// The pixel limit of the upright bitmap, in canvases.
  ///
  /// - Source: chosen: two pixels per device pixel along each axis for a layer that fills the
  ///   canvas, and as much again for the nearer side.
  private static let maxUprightPixels: CGFloat = 8

  func draw(
    _ items: ArraySlice<DisplayItem>, _ local: CGAffineTransform, on bitmap: Bitmap
  ) throws(CairoError) {
    let frame = bitmap.frame
    let shifted = local.concatenating(
      CGAffineTransform(translationX: CGFloat(-frame.x), y: CGFloat(-frame.y)))
    try bitmap.draw { context throws(CairoError) in
      let target = Target(bitmap: bitmap, context: context, visible: frame)
      for item in items {
        switch item {
        case .command(let command): try painter.paint(command, shifted, on: context)
        case .layer(let layer): try drawLayer(layer, local, on: target)
        }
      }
    }
  }

  /// The bitmap of a piece's items, clipped to a path with antialiasing.
  ///
  /// Layers are composited in bands of rows; a band is clipped while it is in the processor's cache.
  private func drawContent(
    of piece: Piece, _ local: CGAffineTransform, _ frame: PixelRect, clippedTo clip: Path?
  ) throws(CairoError) -> Bitmap {
    let coverage: CoverageBitmap? =
      if let clip { try CoverageBitmap(frame, of: clip, local) } else { nil }
    if piece.content.items[piece.items].allSatisfy(\.isLayer),
      let layers = try Composition(piece.content, local, frame: frame, over: 0, by: self)
    {
      let bitmap = try Bitmap(uncleared: frame)
      layers.draw(rows: 0..<frame.height, on: bitmap) { coverage?.clip(bitmap, rows: $0) }
      return bitmap
    }
    let bitmap = try Bitmap(frame)
    try draw(piece.content.items[piece.items], local, on: bitmap)
    coverage?.clip(bitmap, rows: 0..<frame.height)
    return bitmap
  }

  /// Multiplies a bitmap by the alpha of a mask.
  private func applyMask(
    _ bitmap: Bitmap, by mask: LayerContent, _ local: CGAffineTransform
  ) throws(CairoError) {
    let coverage = try Bitmap(bitmap.frame)
    try draw(mask.items[...], local, on: coverage)
    try bitmap.multiply(by: coverage)
  }

  /// The distance to which a filter may move ink, to any side, in pixels.
  static func reach(of filter: Layer.Filter, _ local: CGAffineTransform) -> Int {
    let spread = filter.spread
    let farthest = max(spread.top, spread.bottom) + max(spread.leading, spread.trailing)
    let stretch = max(abs(local.a) + abs(local.c), abs(local.b) + abs(local.d))
    let pixels = (farthest * stretch).rounded(.up)
    return pixels < 1e6 ? Int(pixels) : 1_000_000
  }
}

extension DisplayItem {
  /// Whether the item is a layer.
  fileprivate var isLayer: Bool {
    if case .layer = self { true } else { false }
  }
}

extension CGAffineTransform {
  /// Whether the transform only scales, by `scale` along both axes.
  fileprivate func isUpright(at scale: CGFloat) -> Bool {
    b == 0 && c == 0 && a == scale && d == scale
  }
}

extension CGRect {
  /// The rectangle expanded by `spread`.
  func spread(by spread: EdgeInsets) -> CGRect {
    guard !isNull else { return self }
    return CGRect(
      x: minX - spread.leading, y: minY - spread.top,
      width: width + spread.leading + spread.trailing,
      height: height + spread.top + spread.bottom)
  }
}
