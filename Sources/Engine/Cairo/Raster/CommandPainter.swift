import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Draws single commands with Cairo.
///
/// Paths are transformed to device pixels here rather than by Cairo, to detect numbers that would
/// overflow Cairo's fixed-point coordinates.
struct CommandPainter: Sendable {
  let assets: DrawingAssets
  /// Whether shaped text is cached.
  var remembersText = true
  /// Whether linear gradients are looked up in a table instead of drawn by Cairo.
  var samplesGradients = true
  /// The pixels per device unit of gradients that are drawn pixel by pixel.
  var gradientResolution: CGFloat = 1

  var text: TextEngine { assets.text }
  var images: ImageStore { assets.images }

  /// The limit of device coordinates; Cairo's is 2²³.
  static let farthest: CGFloat = 4_000_000

  /// The limit of device coordinates of edges; larger than any bitmap.
  ///
  /// - Source: measured with Cairo 1.16: a slanted edge of 640,000 pixels is filled as it should be,
  ///   one of 1,280,000 is not.
  static let reach: CGFloat = 262_144

  /// Draws a command on a context whose own matrix is the identity.
  func paint(
    _ command: DrawCommand, _ matrix: CGAffineTransform, on context: OpaquePointer
  ) throws(CairoError) {
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return }
    switch command {
    case .fill(let path, let paint, let evenOdd):
      try fill(path, paint, evenOdd: evenOdd, over: command.bounds, matrix, on: context)
    case .stroke(let path, let style, let paint):
      try stroke(path, style, paint, over: command.bounds, matrix, on: context)
    case .text(let run, let frame, let paint):
      let shaped = remembersText ? text.shaped(run) : text.shapedUncached(run)
      try draw(
        shaped[run.ink], at: frame.origin, paint, over: command.bounds, matrix, on: context)
    case .image(let asset, let frame, let smooth):
      guard let image = try images.pixels(of: asset, in: frame, matrix) else { return }
      try draw(image.bitmap, in: frame, smooth: smooth, alpha: 1, matrix, on: context)
    case .template(let asset, let frame, let smooth, let paint):
      guard let image = try images.pixels(of: asset, in: frame, matrix),
        try setSource(paint, matrix, over: command.bounds, on: context)
      else { return }
      try Self.mask(with: image.bitmap, in: frame, smooth: smooth, matrix, on: context)
    }
  }

  /// Appends a path to the context's path.
  ///
  /// Points farther than `limit` are moved there; what is drawn within it is exact.
  static func trace(
    _ path: Path, _ matrix: CGAffineTransform, within limit: CGFloat = reach,
    on context: OpaquePointer
  ) throws(CairoError) {
    var distance: CGFloat = 0
    func include(_ point: CGPoint) {
      let point = point.applying(matrix)
      // A maximum may lose a number that is not finite.
      distance =
        point.x.isFinite && point.y.isFinite ? max(distance, abs(point.x), abs(point.y)) : .nan
    }
    for element in path.elements where !distance.isNaN {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .quadCurve(let to, let control):
        include(control)
        include(to)
      case .curve(let to, let control1, let control2):
        include(control1)
        include(control2)
        include(to)
      case .closeSubpath: break
      }
    }
    guard !distance.isNaN else { throw .number(place: "outline of a path") }
    if distance <= limit {
      append(path, matrix, to: context)
    } else {
      append(path.applying(matrix).clamped(within: limit), .identity, to: context)
    }
  }

  private static func append(
    _ path: Path, _ matrix: CGAffineTransform, to context: OpaquePointer
  ) {
    for element in path.elements {
      switch element {
      case .move(let to):
        let to = to.applying(matrix)
        cairo_move_to(context, to.x, to.y)
      case .line(let to):
        let to = to.applying(matrix)
        cairo_line_to(context, to.x, to.y)
      case .quadCurve(let to, let control):
        let (to, control) = (to.applying(matrix), control.applying(matrix))
        var (x, y) = (Double(control.x), Double(control.y))
        if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
        cairo_curve_to(
          context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
          to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
      case .curve(let to, let control1, let control2):
        let (to, first, second) = (
          to.applying(matrix), control1.applying(matrix), control2.applying(matrix)
        )
        cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }

  private func fill(
    _ path: Path, _ paint: Paint, evenOdd: Bool, over area: CGRect, _ matrix: CGAffineTransform,
    on context: OpaquePointer
  ) throws(CairoError) {
    guard try setSource(paint, matrix, over: area, on: context) else { return }
    cairo_new_path(context)
    try Self.trace(path, matrix, on: context)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  private func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, over area: CGRect,
    _ matrix: CGAffineTransform, on context: OpaquePointer
  ) throws(CairoError) {
    let lengths = style.dash + [style.lineWidth, style.miterLimit, style.dashPhase]
    guard lengths.allSatisfy(\.isFinite) else { throw .number(place: "style of a stroke") }
    guard style.lineWidth > 0, try setSource(paint, matrix, over: area, on: context) else {
      return
    }
    let dash = style.effectiveDash
    cairo_new_path(context)
    // The place of a dash depends on all of the path before it; dashes are no long edges.
    try Self.trace(
      path, matrix, within: dash.isEmpty ? Self.reach : Self.farthest, on: context)
    cairo_save(context)
    Self.setMatrix(matrix, on: context)
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(context, style.cairoCap)
    cairo_set_line_join(context, style.cairoJoin)
    cairo_set_miter_limit(context, max(1, style.miterLimit))
    cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
    cairo_stroke(context)
    cairo_restore(context)
  }

  private func draw(
    _ text: ShapedText.Part, at origin: CGPoint, _ paint: Paint, over area: CGRect,
    _ matrix: CGAffineTransform, on context: OpaquePointer
  ) throws(CairoError) {
    // The paint is in layer coordinates, the outline in its own.
    let place = matrix.translatedBy(x: origin.x, y: origin.y)
    if try setSource(paint, matrix, over: area, on: context) {
      try TextMask.paint(text, place, on: context)
    }
    for glyph in text.bitmapGlyphs {
      try draw(
        glyph.pixels.bitmap, in: glyph.frame, smooth: true, alpha: paint.opacity, place,
        on: context)
    }
  }

  private func draw(
    _ bitmap: Bitmap, in frame: CGRect, smooth: Bool, alpha: Double, _ matrix: CGAffineTransform,
    on context: OpaquePointer
  ) throws(CairoError) {
    guard frame.width > 0, frame.height > 0, !bitmap.frame.isEmpty else { return }
    try bitmap.withSurface { surface throws(CairoError) in
      cairo_save(context)
      cairo_new_path(context)
      try Self.trace(Path(frame), matrix, on: context)
      Self.setMatrix(
        CGAffineTransform(
          a: frame.width / CGFloat(bitmap.width), b: 0, c: 0,
          d: frame.height / CGFloat(bitmap.height), tx: frame.minX, ty: frame.minY
        ).concatenating(matrix), on: context)
      cairo_set_source_surface(context, surface, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      if alpha == 1 {
        cairo_fill(context)
      } else {
        cairo_clip(context)
        cairo_paint_with_alpha(context, alpha)
      }
      cairo_restore(context)
    }
  }

  /// Paints the source of the context through the opacity of a bitmap.
  static func mask(
    with bitmap: Bitmap, in frame: CGRect, smooth: Bool, _ matrix: CGAffineTransform,
    on context: OpaquePointer
  ) throws(CairoError) {
    guard frame.width > 0, frame.height > 0, !bitmap.frame.isEmpty else { return }
    try bitmap.withSurface { surface throws(CairoError) in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_save(context)
      cairo_new_path(context)
      try trace(Path(frame), matrix, on: context)
      cairo_clip(context)
      let back = CGAffineTransform(
        a: frame.width / CGFloat(bitmap.width), b: 0, c: 0,
        d: frame.height / CGFloat(bitmap.height), tx: frame.minX, ty: frame.minY
      ).concatenating(matrix).inverted()
      var inverse = cairo_matrix_t(
        xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
      cairo_pattern_set_matrix(pattern, &inverse)
      cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_mask(context, pattern)
      cairo_restore(context)
    }
  }

  static func setMatrix(_ matrix: CGAffineTransform, on context: OpaquePointer) {
    var value = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    cairo_set_matrix(context, &value)
  }
}
