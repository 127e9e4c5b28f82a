import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Draws display lists by the layer rule: every layer by itself, at its own origin, into its own
/// bitmap, which is then laid down by whole pixels.
///
/// What is a bitmap of its own depends on the picture alone, never on what the store holds:
///
/// - A layer is *open* when it changes nothing of what it holds (no opacity, no filter, no clip but
///   one along pixel edges) and holds layers only, or holds layers and is large, or holds something
///   that is blended with what is beneath it. What is in an open layer is laid straight on what is
///   beneath it, each run of its commands like a layer.
/// - Every other layer is one bitmap, in which its commands are drawn directly.
/// - A bitmap is whole when it is of moderate size, and else cut to what can be seen of it.
/// - A layer that shows what is beneath it, or in which something blends with that, is no bitmap: it is
///   open, or drawn on a copy of that.
struct LayerRasterizer {
  let painter: CommandPainter
  /// Nil draws everything anew.
  let store: LayerStore?
  /// The pixels of the canvas, which "large" is measured by.
  let canvasArea: CGFloat

  /// A picture being drawn, and where on it.
  struct Target {
    let bitmap: Bitmap
    let context: OpaquePointer
    /// What may be touched, in the coordinates the bitmap's frame is told in.
    var visible: PixelRect
  }

  /// What one bitmap shows.
  private struct Piece {
    var content: LayerContent
    var items: Range<Int>
    var filters: [Layer.Filter] = []
    var clip: Path?
    var mask: LayerContent?
    var projection: ProjectionTransform?
    var blend = BlendMode.normal
    /// A rectangle that no ink leaves, before and after the filters; in local coordinates.
    var inner, outer: CGRect
  }

  // MARK: Laying down

  /// Lays the items of an open layer down, back to front.
  func layOpen(
    _ content: LayerContent, _ matrix: CGAffineTransform, on target: Target
  ) throws(CairoError) {
    let items = content.items
    var index = 0
    while index < items.count {
      if case .layer(let layer) = items[index] {
        try lay(layer, matrix, on: target)
        index += 1
        continue
      }
      var (end, bounds) = (index, CGRect.null)
      while end < items.count, case .command(let command) = items[end] {
        bounds = bounds.union(command.bounds)
        end += 1
      }
      let piece = Piece(content: content, items: index..<end, inner: bounds, outer: bounds)
      try lay(piece, matrix, opacity: 1, on: target)
      index = end
    }
  }

  /// Lays one layer down; `outer` leads from around the layer to device pixels.
  func lay(
    _ layer: Layer, _ outer: CGAffineTransform, on target: Target
  ) throws(CairoError) {
    guard layer.opacity > 0 else { return }
    for filter in layer.filters + layer.backdrop { try filter.check() }
    let total = layer.transform.concatenating(outer)
    if isOpen(layer, total) {
      var target = target
      if let clip = layer.clip?.rectangle.flatMap(total.pixels(of:)) {
        target.visible = target.visible.intersection(clip)
      }
      guard try touches(layer.localBounds.applying(total), target.visible) else { return }
      return try layOpen(layer.content, total, on: target)
    }
    if layer.showsBeneath || (!layer.isFlat && layer.blends) {
      return try layThrough(layer, total, on: target)
    }
    let piece = Piece(
      content: layer.content, items: 0..<layer.content.items.count, filters: layer.filters,
      clip: layer.clip, mask: layer.mask, projection: layer.projection, blend: layer.blend,
      inner: layer.shownBounds, outer: layer.localBounds)
    try lay(piece, total, opacity: layer.opacity, on: target)
  }

  private func isOpen(_ layer: Layer, _ total: CGAffineTransform) -> Bool {
    guard !layer.isFlat, layer.backdrop.isEmpty else { return false }
    if let clip = layer.clip {
      guard let rect = clip.rectangle, total.pixels(of: rect) != nil else { return false }
    }
    if layer.content.blends || layer.content.showsBeneath { return true }
    var (layers, commands) = (false, false)
    for item in layer.content.items {
      if case .layer = item { layers = true } else { commands = true }
    }
    guard layers, commands else { return layers }
    let bounds = layer.localBounds.applying(total)
    return bounds.width * bounds.height > canvasArea / 2
  }

  /// Whether a rectangle in device pixels has anything to show.
  func touches(_ bounds: CGRect, _ visible: PixelRect) throws(CairoError) -> Bool {
    guard !bounds.isNull else { return false }
    guard
      [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy({ abs($0) < 1e12 })
    else { throw .number(place: "bounds of a layer") }
    return !PixelRect(touching: bounds, within: visible).isEmpty
  }

  private func lay(
    _ piece: Piece, _ total: CGAffineTransform, opacity: Double, on target: Target
  ) throws(CairoError) {
    let placement = try Placement(total)
    let visible = target.visible.moved(x: -placement.x, y: -placement.y)
    let local = placement.local
    let perspective = piece.projection.map { $0.concatenating(ProjectionTransform(local)) }
    let bounds = perspective.map { piece.outer.applying($0) } ?? piece.outer.applying(local)
    guard try touches(bounds, visible) else { return }
    let cut = cut(bounds, visible)
    let bitmap = try kept(piece, placement, cut) { () throws(CairoError) in
      if let perspective {
        try drawProjected(piece, perspective, cut)
      } else {
        try draw(piece, local, cut)
      }
    }
    try Self.composite(
      bitmap, x: placement.x, y: placement.y, opacity: opacity, blend: piece.blend, on: target)
  }

  /// The pixels of a piece that are kept, or else those that `draw` draws.
  private func kept(
    _ piece: Piece, _ placement: Placement, _ cut: PixelRect,
    draw: () throws(CairoError) -> Bitmap
  ) throws(CairoError) -> Bitmap {
    guard let store else { return try draw() }
    let local = placement.local
    let key = LayerKey(
      digest: piece.content.digest, items: piece.items,
      linear: [local.a, local.b, local.c, local.d], phaseX: placement.phaseX,
      phaseY: placement.phaseY, filters: piece.filters, clip: piece.clip,
      mask: piece.mask?.digest, projection: piece.projection, cut: cut,
      canvasArea: canvasArea)
    if let known = store.bitmap(for: key) { return known }
    let bitmap = try draw()
    store.keep(bitmap, for: key)
    return bitmap
  }

  /// Which pixels of a layer its bitmap holds: all of them while they are no more than two canvases
  /// and Cairo can address them, else those that can be seen.
  ///
  /// - Source: chosen. Twice the canvas keeps a layer that scrolls out half its size in one piece.
  private func cut(_ bounds: CGRect, _ visible: PixelRect) -> PixelRect {
    let isModerate =
      bounds.width * bounds.height <= 2 * canvasArea && max(bounds.width, bounds.height) < 16384
    return PixelRect(touching: bounds, within: isModerate ? .everywhere : visible)
  }

  // MARK: Drawing

  /// The pixels of a piece: drawn, clipped, filtered.
  private func draw(
    _ piece: Piece, _ local: CGAffineTransform, _ cut: PixelRect
  ) throws(CairoError) -> Bitmap {
    var inked = piece.inner
    // What a filter moves into the cut may come from outside it.
    var reaches = piece.filters.map { Self.reach(of: $0, local) }
    var frame = PixelRect(
      touching: inked.applying(local), within: cut.grown(by: reaches.reduce(0, +)))
    if let factor = reduction(of: frame) { return try drawCoarse(piece, local, cut, factor) }
    var mask = piece.clip
    if let clip = piece.clip?.rectangle, let pixels = local.pixels(of: clip) {
      frame = frame.intersection(pixels)
      mask = nil
    }
    var bitmap = try Bitmap(frame)
    guard !frame.isEmpty else { return bitmap }
    try draw(piece.content.items[piece.items], local, on: bitmap)
    if let mask { bitmap = try clipped(bitmap, mask, local) }
    if let mask = piece.mask { try cover(bitmap, by: mask, local) }
    for filter in piece.filters {
      reaches.removeFirst()
      inked = inked.spread(by: filter.spread)
      let grown = PixelRect(
        touching: inked.applying(local), within: cut.grown(by: reaches.reduce(0, +)))
      bitmap = try filter.applied(to: bitmap, local, frame: grown)
    }
    return bitmap
  }

  /// The most pixels that are drawn for one bitmap, in canvases.
  ///
  /// - Source: chosen: only filters that see very far need more.
  private static let mostPixels: CGFloat = 16

  /// By how much a picture is to be drawn smaller, if it has too many pixels.
  private func reduction(of frame: PixelRect) -> CGFloat? {
    let area = CGFloat(frame.width) * CGFloat(frame.height) / (Self.mostPixels * canvasArea)
    let side = CGFloat(max(frame.width, frame.height)) / CGFloat(Bitmap.longestSide)
    return area > 1 || side > 1 ? max(area.squareRoot(), side).rounded(.up) : nil
  }

  /// The pixels of a piece whose filters need more around it than can be drawn.
  ///
  /// It is drawn smaller, and enlarged: what filters see so far is soft.
  private func drawCoarse(
    _ piece: Piece, _ local: CGAffineTransform, _ cut: PixelRect, _ factor: CGFloat
  ) throws(CairoError) -> Bitmap {
    let smaller = CGAffineTransform(scaleX: 1 / factor, y: 1 / factor)
    let frame = PixelRect(touching: piece.outer.applying(local), within: cut)
    let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    let part = PixelRect(touching: rect.applying(smaller), within: .everywhere).grown(by: 1)
    let picture = try draw(piece, local.concatenating(smaller), part)
    let result = try Bitmap(frame)
    guard !frame.isEmpty, !picture.frame.isEmpty else { return result }
    try picture.withSurface { surface throws(CairoError) in
      try result.draw { context throws(CairoError) in
        cairo_translate(context, Double(-frame.x), Double(-frame.y))
        cairo_scale(context, factor, factor)
        cairo_set_source_surface(
          context, surface, Double(picture.frame.x), Double(picture.frame.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
    return result
  }

  /// The pixels of a piece seen in perspective: drawn upright first, by what is seen of it.
  ///
  /// The upright picture is kept: a card that turns is drawn once.
  private func drawProjected(
    _ piece: Piece, _ map: ProjectionTransform, _ cut: PixelRect
  ) throws(CairoError) -> Bitmap {
    guard
      let perspective = Perspective(
        map, bounds: piece.outer, frame: cut, pixelLimit: Self.mostSourcePixels * canvasArea)
    else { return try Bitmap(cut) }
    var upright = piece
    upright.projection = nil
    let (drawing, pixels) = (perspective.drawing, perspective.pixels)
    let picture = try kept(upright, try Placement(drawing), pixels) { () throws(CairoError) in
      try draw(upright, drawing, pixels)
    }
    return try perspective.resampled(picture, frame: cut)
  }

  /// How many pixels a picture is drawn with before it is seen in perspective, in canvases.
  ///
  /// - Source: chosen: two pixels to one each way, for a picture that fills the canvas, and as much
  ///   again for what is nearer at one side.
  private static let mostSourcePixels: CGFloat = 8

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
        case .layer(let layer): try lay(layer, local, on: target)
        }
      }
    }
  }

  /// A bitmap cut to an outline with smooth edges.
  private func clipped(
    _ bitmap: Bitmap, _ clip: Path, _ local: CGAffineTransform
  ) throws(CairoError) -> Bitmap {
    let frame = bitmap.frame
    let shifted = local.concatenating(
      CGAffineTransform(translationX: CGFloat(-frame.x), y: CGFloat(-frame.y)))
    let result = try Bitmap(frame)
    try bitmap.withSurface { surface throws(CairoError) in
      try result.draw { context throws(CairoError) in
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        try CommandPainter.trace(clip, shifted, on: context)
        cairo_fill(context)
      }
    }
    return result
  }

  /// Multiplies a bitmap by the coverage of a mask.
  private func cover(
    _ bitmap: Bitmap, by mask: LayerContent, _ local: CGAffineTransform
  ) throws(CairoError) {
    let coverage = try Bitmap(bitmap.frame)
    try draw(mask.items[...], local, on: coverage)
    try bitmap.multiply(by: coverage)
  }

  /// Lays a bitmap down, moved by whole pixels.
  static func composite(
    _ bitmap: Bitmap, x: Int, y: Int, opacity: Double, blend: BlendMode = .normal,
    on target: Target
  ) throws(CairoError) {
    let place = bitmap.frame.moved(x: x, y: y)
    let seen = place.intersection(target.visible).intersection(target.bitmap.frame)
    guard !seen.isEmpty else { return }
    let (left, top) = (target.bitmap.frame.x, target.bitmap.frame.y)
    let context = target.context
    guard let blending = blend.cairoOperator else {
      cairo_surface_flush(cairo_get_target(context))
      PlusDarker.composite(bitmap, at: place, seen: seen, opacity: opacity, on: target.bitmap)
      return cairo_surface_mark_dirty(cairo_get_target(context))
    }
    try bitmap.withSurface { surface throws(CairoError) in
      cairo_save(context)
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(seen.x - left), Double(seen.y - top), Double(seen.width),
        Double(seen.height))
      cairo_clip(context)
      cairo_set_source_surface(context, surface, Double(place.x - left), Double(place.y - top))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_set_operator(context, blending)
      if opacity == 1 { cairo_paint(context) } else { cairo_paint_with_alpha(context, opacity) }
      cairo_restore(context)
    }
  }

  /// How many pixels a filter may carry ink, to any side.
  static func reach(of filter: Layer.Filter, _ local: CGAffineTransform) -> Int {
    let spread = filter.spread
    let farthest = max(spread.top, spread.bottom) + max(spread.leading, spread.trailing)
    let stretch = max(abs(local.a) + abs(local.c), abs(local.b) + abs(local.d))
    let pixels = (farthest * stretch).rounded(.up)
    return pixels < 1e6 ? Int(pixels) : 1_000_000
  }
}

extension CGRect {
  /// The rectangle with `spread` added on each side.
  fileprivate func spread(by spread: EdgeInsets) -> CGRect {
    guard !isNull else { return self }
    return CGRect(
      x: minX - spread.leading, y: minY - spread.top,
      width: width + spread.leading + spread.trailing,
      height: height + spread.top + spread.bottom)
  }
}
