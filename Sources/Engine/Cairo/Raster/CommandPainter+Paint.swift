import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension CommandPainter {
  /// Sets a paint as the source of the context; returns false if there is nothing to draw.
  ///
  /// `area` bounds the painted shape, in layer coordinates.
  func setSource(
    _ paint: Paint, _ matrix: CGAffineTransform, over area: CGRect, on context: OpaquePointer
  ) throws(CairoError) -> Bool {
    guard let paint = try paint.simplified else { return false }
    switch paint {
    case .color(let color): Self.setSource(color, on: context)
    case .linearGradient(let stops, let start, let end) where samplesGradients:
      try LinearGradientTable(stops, from: start, to: end)
        .setSource(matrix, over: area, on: context)
    case .linearGradient(let stops, let start, let end):
      Self.setSource(
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, matrix, on: context)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      Self.setSource(
        cairo_pattern_create_radial(
          center.x, center.y, startRadius, center.x, center.y, endRadius), stops, matrix,
        on: context)
    case .ellipticalGradient(let stops, let center, let radii, _):
      // A scaled unit circle.
      let stretch = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      Self.setSource(
        cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), stops, stretch.concatenating(matrix),
        on: context)
    case .angularGradient(let stops, let center, let startAngle, _):
      try ConicGradient(stops, center: center, startAngle: startAngle)
        .setSource(matrix, over: area, resolution: gradientResolution, on: context)
    case .mesh(let mesh): MeshPattern(mesh).setSource(matrix, over: area, on: context)
    case .shader(let shader, let opacity):
      try ShaderDrawing(shader, matrix)
        .setSource(over: area, opacity: opacity, by: self, on: context)
    }
    return true
  }

  /// Sets a gradient as the source of the context, and consumes it.
  private static func setSource(
    _ pattern: OpaquePointer?, _ stops: [Paint.Stop], _ matrix: CGAffineTransform,
    on context: OpaquePointer
  ) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Cairo takes the transform from the device to the pattern.
    let back = matrix.inverted()
    var inverse = cairo_matrix_t(
      xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
    cairo_pattern_set_matrix(pattern, &inverse)
    cairo_set_source(context, pattern)
  }

  private static func setSource(_ color: Color.Resolved, on context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }
}

extension StrokeStyle {
  var cairoCap: cairo_line_cap_t {
    switch lineCap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  var cairoJoin: cairo_line_join_t {
    switch lineJoin {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }

  /// The dash lengths; empty for a solid line, also where lengths are negative or sum to zero.
  var effectiveDash: [Double] {
    dash.contains { $0 < 0 } || dash.reduce(0, +) == 0 ? [] : dash.map { Double($0) }
  }
}
