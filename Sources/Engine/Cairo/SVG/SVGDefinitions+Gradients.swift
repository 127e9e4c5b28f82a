import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension SVGDefinitions {
  /// Defines a simplified gradient and returns the reference.
  ///
  /// `area` bounds the painted element; `origin` is the offset of the element's coordinates.
  mutating func gradient(
    _ paint: Paint, over area: CGRect, movedBy origin: CGPoint
  ) throws(CairoError) -> String {
    let moved = { (point: CGPoint) in CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    var element: SVGElement
    let content: [Paint.Stop]
    var digits = 3
    switch paint {
    // A shader is a picture, which the writer makes.
    case .color, .shader: return "none"
    case .linearGradient(let stops, let start, let end):
      if Grid.locations(from: start, to: end) != Grid.length { digits = 9 }
      let (start, end) = (moved(start), moved(end))
      content = stops
      element = SVGElement("linearGradient").with("gradientUnits", "userSpaceOnUse")
        .with("x1", try SVGNumber.format(start.x)).with("y1", try SVGNumber.format(start.y))
        .with("x2", try SVGNumber.format(end.x)).with("y2", try SVGNumber.format(end.y))
    case .radialGradient(let stops, let center, _, let radius):
      let center = moved(center)
      content = stops
      element = SVGElement("radialGradient").with("gradientUnits", "userSpaceOnUse")
        .with("cx", try SVGNumber.format(center.x)).with("cy", try SVGNumber.format(center.y))
        .with("r", try SVGNumber.format(radius))
    case .ellipticalGradient(let stops, let center, let radii, _):
      let center = moved(center)
      content = stops
      // A scaled unit circle.
      element = SVGElement("radialGradient").with("gradientUnits", "userSpaceOnUse")
        .with("cx", "0").with("cy", "0").with("r", "1").with(
          "gradientTransform",
          try SVGNumber.transform(
            CGAffineTransform(
              a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)))
    case .angularGradient(let stops, let center, let startAngle, _):
      return try sectors(
        stops, about: moved(center), from: startAngle,
        over: area.offsetBy(dx: -origin.x, dy: -origin.y))
    case .mesh(let mesh):
      return try facets(
        of: mesh.map(points: moved), over: area.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    return "url(#\(define("g", element, around: try Self.stopElements(content, digits: digits))))"
  }

  /// The elements of stops, their offsets with some digits after the decimal point.
  private static func stopElements(
    _ stops: [Paint.Stop], digits: Int
  ) throws(CairoError) -> String {
    var content = ""
    for stop in needed(stops) {
      content +=
        SVGElement("stop")
        .with("offset", try SVGNumber.format(offset: stop.location, digits: digits))
        .with("stop-color", SVGColor.format(stop.color))
        .with("stop-opacity", try SVGColor.opacity(stop.color.opacity)).closed
    }
    return content
  }

  /// The stops without those that a straight line between the others meets within a quarter of a level of 255.
  ///
  /// A gradient in a perceptual color space has many stops; close colors need few of them.
  private static func needed(_ stops: [Paint.Stop]) -> [Paint.Stop] {
    guard var kept = stops.first, stops.count > 2 else { return stops }
    var (found, skipped) = ([kept], [Paint.Stop]())
    for (stop, next) in zip(stops.dropFirst(), stops.dropFirst(2)) {
      skipped.append(stop)
      guard !skipped.allSatisfy({ isNear($0, lineFrom: kept, to: next) }) else { continue }
      found.append(stop)
      (kept, skipped) = (stop, [])
    }
    return found + stops.suffix(1)
  }

  /// Whether a stop is within a quarter of a level of 255 of the straight line between two others.
  private static func isNear(_ stop: Paint.Stop, lineFrom low: Paint.Stop, to high: Paint.Stop)
    -> Bool
  {
    guard low.location < high.location else { return false }
    let part = (stop.location - low.location) / (high.location - low.location)
    let (a, b, color) = (low.color, high.color, stop.color)
    return [
      a.red + (b.red - a.red) * part - color.red,
      a.green + (b.green - a.green) * part - color.green,
      a.blue + (b.blue - a.blue) * part - color.blue,
      a.opacity + (b.opacity - a.opacity) * part - color.opacity,
    ].allSatisfy { abs($0) <= 0.25 / 255 }
  }

  /// Approximates an angular gradient, which SVG lacks, by a pattern of narrow single-color
  /// sectors.
  ///
  /// Each sector extends far beneath the next ones, and the first one beneath the last, so that no
  /// gaps show even where sectors are narrower than a pixel. Translucent sectors would show twice;
  /// they do not overlap and are drawn without antialiasing.
  private mutating func sectors(
    _ stops: [Paint.Stop], about center: CGPoint, from start: Double, over area: CGRect
  ) throws(CairoError) -> String {
    let isSolid = stops.allSatisfy { $0.color.opacity == 1 }
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ]
    let farthest = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    let edges = Self.edges(of: stops)
    var content = ""
    for (index, (low, high)) in zip(edges, edges.dropFirst()).enumerated() {
      let color = Paint.color(of: stops, at: (low + high) / 2)
      guard color.opacity > 0 else { continue }
      let overlap = isSolid ? min(Self.overlap, 1 - high) : 0
      // The corners of a sector lie outside of the painted area, however wide it is.
      let lead = isSolid && index == 0 ? Self.overlap : 0
      let (from, to) = (start + (low - lead) * 2 * .pi, start + (high + overlap) * 2 * .pi)
      let radius = farthest / CGFloat(cos((to - from) / 2)) + 1
      var path = Path()
      path.move(to: center)
      for angle in [from, to] {
        path.addLine(
          to: CGPoint(
            x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle))))
      }
      path.closeSubpath()
      content +=
        SVGElement("path").with("d", try SVGPathData.data(path))
        .with("fill", SVGColor.format(color))
        .with("fill-opacity", try SVGColor.opacity(color.opacity)).closed
    }
    let group = SVGElement("g").with("shape-rendering", isSolid ? nil : "crispEdges")
    return try pattern("k", group.around(content), over: area)
  }

  /// Defines a pattern of one tile, whose content is in the coordinates of the area.
  mutating func pattern(
    _ kind: Character, _ content: String, over area: CGRect
  ) throws(CairoError) -> String {
    let element = SVGElement("pattern").with("patternUnits", "userSpaceOnUse")
      .with("x", try SVGNumber.format(area.minX)).with("y", try SVGNumber.format(area.minY))
      .with("width", try SVGNumber.format(area.width))
      .with("height", try SVGNumber.format(area.height))
    // Pattern content is relative to the tile's origin.
    let place = SVGElement("g").with(
      "transform",
      try SVGNumber.transform(
        CGAffineTransform(translationX: -area.minX, y: -area.minY)))
    return "url(#\(define(kind, element, around: place.around(content))))"
  }

  /// The overlap beneath the next sectors, in turns.
  ///
  /// - Source: chosen: enough of the sectors that meet in a pixel overlap.
  private static let overlap = 0.125

  /// The minimum and maximum number of sectors per turn.
  ///
  /// - Source: chosen. Half a degree is 3 points long at 350 points from the center.
  private static let sectorCounts = 48.0...720.0

  /// The sector boundaries, 0 to 1: at every stop, and in between as finely as the colors require.
  private static func edges(of stops: [Paint.Stop]) -> [Double] {
    var edges = [0.0]
    func cut(to place: Double, steps: Double) {
      guard let low = edges.last, place > low else { return }
      let count = max(1, Int(steps.rounded(.up)))
      for step in 1...count { edges.append(low + (place - low) * Double(step) / Double(count)) }
    }
    var last: Paint.Stop?
    for stop in stops {
      var steps = 1.0
      if let last {
        let (a, b) = (last.color, stop.color)
        let change =
          [
            abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue),
            abs(a.opacity - b.opacity),
          ].max() ?? 0
        // Two 255ths per step.
        steps = min(change * 255 / 2, (stop.location - last.location) * sectorCounts.upperBound)
      }
      steps = max(steps, (stop.location - (edges.last ?? 0)) * sectorCounts.lowerBound)
      cut(to: stop.location, steps: steps)
      last = stop
    }
    cut(to: 1, steps: (1 - (edges.last ?? 0)) * sectorCounts.lowerBound)
    return edges
  }
}
