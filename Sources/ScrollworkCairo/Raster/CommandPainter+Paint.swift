import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension CommandPainter {
  /// Makes a paint what the context draws with; false when there is nothing to draw.
  static func setSource(
    _ paint: Paint, _ matrix: CGAffineTransform, on context: OpaquePointer
  ) throws(CairoError) -> Bool {
    guard let paint = try paint.simplified else { return false }
    switch paint {
    case .color(let color): setSource(color, on: context)
    case .linearGradient(let stops, let start, let end):
      setSource(
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, matrix, on: context)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      setSource(
        cairo_pattern_create_radial(
          center.x, center.y, startRadius, center.x, center.y, endRadius), stops, matrix,
        on: context)
    }
    return true
  }

  /// Makes a gradient, which it takes over, what the context draws with.
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
    // Cairo wants the way from the device to the pattern.
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

extension Paint {
  /// The paint in the one form that PNG and SVG read alike, or nil when it shows nothing.
  ///
  /// A gradient without length, or of one color, is the last color. Places of stops are 0 … 1 and
  /// never go back.
  var simplified: Paint? {
    get throws(CairoError) {
      guard !isClear else { return nil }
      if case .radialGradient(let stops, let center, let startRadius, let endRadius) = self {
        return try Self.simplified(stops, center, startRadius, endRadius)
      }
      guard case .linearGradient(let stops, let start, let end) = self else { return self }
      guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 1e9 }) else {
        throw .number(place: "ends of a gradient")
      }
      guard let last = stops.last else { return nil }
      guard start != end, stops.contains(where: { $0.color != last.color }) else {
        return .color(last.color)
      }
      return .linearGradient(Self.inOrder(stops), start: start, end: end)
    }
  }

  /// A radial gradient from its center: SVG has no other everywhere.
  private static func simplified(
    _ stops: [Stop], _ center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat
  ) throws(CairoError) -> Paint? {
    guard [center.x, center.y, startRadius, endRadius].allSatisfy({ abs($0) < 1e9 }) else {
      throw .number(place: "circles of a gradient")
    }
    var stops = inOrder(stops)
    var (start, end) = (max(0, startRadius), max(0, endRadius))
    if start > end {
      (start, end) = (end, start)
      stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    }
    guard let last = stops.last else { return nil }
    guard start < end, stops.contains(where: { $0.color != last.color }) else {
      return .color(last.color)
    }
    return .radialGradient(
      stops.map {
        Stop(color: $0.color, location: Double((start + (end - start) * $0.location) / end))
      }, center: center, startRadius: 0, endRadius: end)
  }

  /// Stops whose places are 0 … 1 and never go back.
  private static func inOrder(_ stops: [Stop]) -> [Stop] {
    var reached = 0.0
    return stops.map { stop in
      reached = max(reached, min(1, stop.location))
      return Stop(color: stop.color, location: reached)
    }
  }

  /// How much of a glyph that has its own colors is shown: the paint's opacity when it has one.
  var pictureOpacity: Double {
    switch self {
    case .color(let color): color.opacity
    case .linearGradient, .radialGradient: 1
    }
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

  /// The dashes, or none where lengths make no sense: then the line is solid.
  var effectiveDash: [Double] {
    dash.contains { $0 < 0 } || dash.reduce(0, +) == 0 ? [] : dash.map { Double($0) }
  }
}
