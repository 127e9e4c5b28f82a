import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A line of an annotation: drawn where no word of a scene and no label is.
struct FigureLine {
  /// The polylines, in points of the page.
  var parts: [[CGPoint]]
  var color: Color.Resolved
  var width: CGFloat
  var dash: [CGFloat] = []
  /// The color of a wider line beneath; nil for none.
  var halo: Color.Resolved?
  /// The opacity of line and halo.
  var opacity: Double = 1
  /// The area outside of which nothing is drawn; nil for all of the page.
  var clip: Path?

  /// The shortest part that is drawn, in points.
  ///
  /// - Source: chosen: shorter ones between two lines of text look like marks of their own.
  private static let shortest: CGFloat = 3

  /// The line without its parts in some rectangles.
  func cut(by words: [CGRect]) -> FigureLine {
    guard !words.isEmpty else { return self }
    var line = self
    let halfWidth = width / 2 + 0.5
    let frames = words.map { $0.insetBy(dx: -halfWidth, dy: -halfWidth / 2) }
    line.parts = parts.flatMap { part -> [[CGPoint]] in
      let bounds = part.boundingBox.insetBy(dx: -1, dy: -1)
      let near = frames.filter { $0.intersects(bounds) }
      guard !near.isEmpty else { return [part] }
      var (kept, isCut): ([[CGPoint]], Bool) = ([], false)
      for (start, end) in zip(part, part.dropFirst()) {
        let segment = Segment(start, end)
        let free = segment.ranges(outside: near)
        isCut = isCut || free.count != 1 || free[0] != 0...1
        for range in free {
          let (from, to) = (
            segment.point(at: range.lowerBound), segment.point(at: range.upperBound)
          )
          if range.lowerBound == 0, kept.last?.last == from {
            kept[kept.count - 1].append(to)
          } else {
            kept.append([from, to])
          }
        }
      }
      guard isCut else { return [part] }
      return kept.filter { part in
        zip(part, part.dropFirst()).reduce(0) { $0 + Segment($1.0, $1.1).length } >= Self.shortest
      }
    }
    return line
  }

  /// The line and its halo.
  var items: [DisplayItem] {
    guard !parts.isEmpty else { return [] }
    let path = Path { path in
      for part in parts {
        for (index, point) in part.enumerated() {
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if part.count > 2, part.first == part.last { path.closeSubpath() }
      }
    }
    func stroke(_ color: Color.Resolved, _ width: CGFloat, _ dash: [CGFloat]) -> DisplayItem {
      let style = StrokeStyle(
        lineWidth: width, lineCap: dash.isEmpty ? .round : .butt, lineJoin: .round, dash: dash)
      return .command(.stroke(path, style, .color(color)))
    }
    let strokes = (halo.map { [stroke($0, width + 2, [])] } ?? []) + [stroke(color, width, dash)]
    guard clip != nil || opacity < 1 else { return strokes }
    return [.layer(Layer(LayerContent(strokes), opacity: opacity, clip: clip))]
  }
}

extension Segment {
  /// The point at a part of the length, 0…1.
  func point(at part: CGFloat) -> CGPoint {
    if part == 0 { return start }
    if part == 1 { return end }
    return CGPoint(
      x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
  }

  /// The part of the segment inside a rectangle; nil if it has no length.
  func range(inside rect: CGRect) -> ClosedRange<CGFloat>? {
    var (low, high) = (CGFloat(0), CGFloat(1))
    for (from, to, least, most) in [
      (start.x, end.x, rect.minX, rect.maxX), (start.y, end.y, rect.minY, rect.maxY),
    ] {
      let step = to - from
      if abs(step) < 1e-9 {
        guard from > least, from < most else { return nil }
        continue
      }
      let (one, other) = ((least - from) / step, (most - from) / step)
      (low, high) = (max(low, min(one, other)), min(high, max(one, other)))
    }
    return high - low > 1e-9 ? low...high : nil
  }

  /// The parts of the segment outside of all rectangles, from its start to its end.
  func ranges(outside rects: [CGRect]) -> [ClosedRange<CGFloat>] {
    let inside = rects.compactMap(range(inside:)).sorted { $0.lowerBound < $1.lowerBound }
    var (free, at): ([ClosedRange<CGFloat>], CGFloat) = ([], 0)
    for range in inside {
      if range.lowerBound > at { free.append(at...range.lowerBound) }
      at = max(at, range.upperBound)
    }
    if at < 1 { free.append(at...1) }
    return free
  }

  /// The length inside of some rectangles.
  func length(inside rects: [CGRect]) -> CGFloat {
    let outside = ranges(outside: rects).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    return (1 - outside) * length
  }
}

extension Path {
  /// The path as polylines, curves in straight pieces.
  var polylines: [[CGPoint]] {
    var (lines, start): ([[CGPoint]], CGPoint) = ([], .zero)
    func add(_ point: CGPoint) {
      if lines.isEmpty { lines.append([start]) }
      lines[lines.count - 1].append(point)
    }
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...8 { add(point(CGFloat(step) / 8)) }
    }
    forEach { element in
      let current = lines.last?.last ?? start
      switch element {
      case .move(let to):
        lines.append([to])
        start = to
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        curve { part in
          let rest = 1 - part
          let (a, b, c) = (rest * rest, 2 * rest * part, part * part)
          return CGPoint(
            x: a * current.x + b * control.x + c * to.x,
            y: a * current.y + b * control.y + c * to.y)
        }
      case .curve(let to, let one, let two):
        curve { part in
          let rest = 1 - part
          let (a, b) = (rest * rest * rest, 3 * rest * rest * part)
          let (c, d) = (3 * rest * part * part, part * part * part)
          return CGPoint(
            x: a * current.x + b * one.x + c * two.x + d * to.x,
            y: a * current.y + b * one.y + c * two.y + d * to.y)
        }
      case .closeSubpath:
        if lines.last?.last != start { add(start) }
      }
    }
    return lines.filter { $0.count > 1 }
  }
}
