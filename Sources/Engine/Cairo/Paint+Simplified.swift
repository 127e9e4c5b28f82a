import Foundation
import ScrollworkDrawing

extension Paint {
  /// The paint in the normal form shared by PNG and SVG; nil if it is invisible.
  ///
  /// A gradient of zero length or of one color becomes its last color. Stop locations are clamped
  /// to 0 … 1 and ascending.
  var simplified: Paint? {
    get throws(CairoError) {
      guard !isClear else { return nil }
      if case .radialGradient(let stops, let center, let startRadius, let endRadius) = self {
        return try Self.simplified(stops, center, startRadius, endRadius)
      }
      if case .angularGradient(let stops, let center, let start, let end) = self {
        return try Self.simplified(stops, center, from: start, to: end)
      }
      if case .ellipticalGradient(let stops, let center, let radii, let start) = self {
        return try Self.simplified(stops, center, radii, start)
      }
      if case .shader(let shader, _) = self {
        try shader.check()
        return self
      }
      if case .mesh(let mesh) = self {
        guard mesh.points.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else {
          throw .number(place: "points of a mesh")
        }
        return mesh.isComplete ? self : .color(mesh.background)
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

  /// A radial gradient that starts at its center, the form that every SVG reader supports.
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

  /// An elliptical gradient that starts at its center.
  private static func simplified(
    _ stops: [Stop], _ center: CGPoint, _ radii: CGSize, _ start: CGFloat
  ) throws(CairoError) -> Paint? {
    let (x, y) = (abs(radii.width), abs(radii.height))
    guard let last = stops.last else { return nil }
    guard x > 0, y > 0 else {
      guard x.isFinite, y.isFinite else { throw .number(place: "radii of a gradient") }
      return .color(last.color)
    }
    let unit = try simplified(stops, center, start, 1)
    guard case .radialGradient(let stops, _, _, let end)? = unit else { return unit }
    guard max(x, y) < 1e9 else { throw .number(place: "radii of a gradient") }
    return .ellipticalGradient(
      stops, center: center, radii: CGSize(width: x * end, height: y * end), start: 0)
  }

  /// An angular gradient over one full turn.
  private static func simplified(
    _ stops: [Stop], _ center: CGPoint, from start: Double, to end: Double
  ) throws(CairoError) -> Paint? {
    guard [center.x, center.y, CGFloat(start), CGFloat(end)].allSatisfy({ abs($0) < 1e9 }) else {
      throw .number(place: "angles of a gradient")
    }
    var stops = inOrder(stops)
    var (start, end) = (start, end)
    if end < start {
      (start, end) = (end, start)
      stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    }
    guard let first = stops.first, let last = stops.last else { return nil }
    guard stops.contains(where: { $0.color != last.color }) else { return .color(last.color) }
    let turn = 2 * Double.pi
    if end - start >= turn {
      // Keeps the last full turn.
      let skipped = 1 - turn / (end - start)
      let rest =
        [Stop(color: Self.color(of: stops, at: skipped), location: skipped)]
        + stops.filter { $0.location > skipped }
      stops = rest.map { Stop(color: $0.color, location: ($0.location - skipped) / (1 - skipped)) }
      start = end - turn
    } else {
      let share = (end - start) / turn
      let middle = (1 + share) / 2
      stops = stops.map { Stop(color: $0.color, location: $0.location * share) }
      stops += [
        Stop(color: last.color, location: middle), Stop(color: first.color, location: middle),
        Stop(color: first.color, location: 1),
      ]
    }
    return .angularGradient(stops, center: center, startAngle: start, endAngle: start + turn)
  }

  /// The interpolated color at a location; `stops` must be in order.
  static func color(of stops: [Stop], at place: Double) -> Color.Resolved {
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops.last?.color ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let part = (place - low.location) / (high.location - low.location)
    let (a, b) = (low.color, high.color)
    return Color.Resolved(
      red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
      blue: a.blue + (b.blue - a.blue) * part,
      opacity: a.opacity + (b.opacity - a.opacity) * part)
  }

  /// The stops with locations clamped to 0 … 1 and ascending.
  private static func inOrder(_ stops: [Stop]) -> [Stop] {
    var reached = 0.0
    return stops.map { stop in
      reached = max(reached, min(1, stop.location))
      return Stop(color: stop.color, location: reached)
    }
  }

  /// The opacity of a solid color; 1 for gradients.
  var opacity: Double {
    if case .color(let color) = self { color.opacity } else { 1 }
  }

  /// The paint with the opacity of a solid color removed.
  var opaque: Paint {
    guard case .color(var color) = self else { return self }
    color.opacity = 1
    return .color(color)
  }
}
