import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The marks on a still: badges, dimension lines and arrows, none of which covers another's label.
struct StillMarks {
  let panel: StillPanel
  /// The texts of the badges, in the order of their numbers.
  private(set) var legend: [String] = []
  /// The lines of text on the still.
  private let words: [CGRect]
  /// The frames of badges and labels on the still.
  private var taken: [CGRect] = []

  /// The marks on a still.
  ///
  /// - Parameters:
  ///   - panel: The still.
  ///   - legend: The texts of the badges on other stills, whose numbers come first.
  ///   - labels: The labels that are on the page.
  ///   - dots: The points at which leaders may end.
  ///   - words: The lines of text on the still.
  init(
    panel: StillPanel, legend: [String] = [], beside labels: [FigureLabel] = [],
    dots: [CGPoint] = [], words: [CGRect] = []
  ) {
    self.words = words
    (self.panel, self.legend) = (panel, legend)
    taken = labels.map(\.frame).filter(panel.frame.intersects)
    taken += dots.map { CGRect(x: $0.x - 5, y: $0.y - 5, width: 10, height: 10) }
  }

  /// Draws an annotation, if it is a mark on the still.
  ///
  /// - Throws: A ``FigureError`` if there is no free place for its label.
  mutating func draw(_ resolved: ResolvedAnnotation, on page: inout FigurePage) throws(FigureError)
  {
    switch resolved.annotation.kind {
    case .badge: try drawBadge(resolved, on: &page)
    case .dimension(let axis): try drawDimension(resolved, axis, on: &page)
    case .arrow: try drawArrow(resolved, on: &page)
    case .callout, .highlight, .bracket, .dim: break
    }
  }

  // MARK: Badges

  private mutating func drawBadge(
    _ resolved: ResolvedAnnotation, on page: inout FigurePage
  ) throws(FigureError) {
    legend.append(resolved.annotation.text ?? "")
    let radius = Badge.radius(page.theme)
    let units: [UnitPoint] =
      resolved.annotation.point.map { [$0] }
      ?? [
        .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .leading, .trailing, .top,
        .bottom, .center,
      ]
    let bounds = panel.frame.insetBy(dx: radius + 2, dy: radius + 2)
    let points = units.map(resolved.point)
    let frames = (points + around(points[0], radius)).map { point in
      CGRect(
        x: min(max(point.x, bounds.minX), bounds.maxX) - radius,
        y: min(max(point.y, bounds.minY), bounds.maxY) - radius, width: 2 * radius,
        height: 2 * radius)
    }
    let frame = try free(frames, for: "the badge \(legend.count)", resolved)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if let index = frames.firstIndex(of: frame), index >= points.count {
      page.mark(
        Path { path in
          path.move(to: points[0])
          path.addLine(to: center)
        }, page.palette.blue, width: page.theme.hairline, halo: 1)
    }
    Badge(number: legend.count).draw(at: center, on: &page)
  }

  /// Points on two rings around another, for badges that find no place at their anchor.
  private func around(_ point: CGPoint, _ radius: CGFloat) -> [CGPoint] {
    [2.6, 4.2].flatMap { ring in
      (0..<8).map { eighth in
        let angle = CGFloat(eighth) * .pi / 4
        return CGPoint(
          x: point.x + ring * radius * cos(angle), y: point.y + ring * radius * sin(angle))
      }
    }
  }

  // MARK: Dimension lines

  /// The distance of a dimension line from the edge that it measures.
  private static let distance: CGFloat = 9

  private mutating func drawDimension(
    _ resolved: ResolvedAnnotation, _ axis: Axis, on page: inout FigurePage
  ) throws(FigureError) {
    let length = axis == .horizontal ? resolved.size.width : resolved.size.height
    let text = resolved.annotation.text ?? "\(DecimalText.spell(length, places: 1)) pt"
    let bounds = resolved.bounds
    let size = page.size(text, .note).padded
    // Beside the view where the still has room, else inside of it.
    var levels: [CGFloat]
    if axis == .horizontal {
      levels = [bounds.maxY + Self.distance, bounds.minY - Self.distance].filter {
        $0 - size.height / 2 > panel.frame.minY && $0 + size.height / 2 < panel.frame.maxY
      }
      levels += [bounds.maxY - Self.distance - size.height / 2, bounds.midY]
    } else {
      levels = [bounds.maxX + Self.distance, bounds.minX - Self.distance].filter {
        $0 - size.width / 2 > panel.frame.minX && $0 + size.width / 2 < panel.frame.maxX
      }
      levels += [bounds.maxX - Self.distance - size.width / 2, bounds.midX]
    }
    let frames = levels.flatMap { level in
      [0.5, 0.3, 0.7].map { part -> CGRect in
        let center =
          axis == .horizontal
          ? CGPoint(x: bounds.minX + part * bounds.width, y: level)
          : CGPoint(x: level, y: bounds.minY + part * bounds.height)
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
      }
    }
    let frame = try free(frames, for: "the dimension \"\(text)\"", resolved)
    let (start, end) =
      axis == .horizontal
      ? (CGPoint(x: bounds.minX, y: frame.midY), CGPoint(x: bounds.maxX, y: frame.midY))
      : (CGPoint(x: frame.midX, y: bounds.minY), CGPoint(x: frame.midX, y: bounds.maxY))
    page.dimensionLine(from: start, to: end, page.palette.blue)
    page.pill(text, in: frame)
  }

  // MARK: Arrows

  private mutating func drawArrow(
    _ resolved: ResolvedAnnotation, on page: inout FigurePage
  ) throws(FigureError) {
    guard let end = resolved.target else { return }
    let from = resolved.point(resolved.annotation.point ?? .center)
    // An arrow to a place beyond the still ends at its edge, one to a word beside it.
    let edge = panel.frame.insetBy(dx: 2, dy: 2).end(of: Segment(from, end))
    let (start, target) = page.outsideWords(Segment(from, edge))
    guard hypot(target.x - start.x, target.y - start.y) >= 2 else { return }
    page.arrow(from: start, to: target, page.palette.blue)
    guard let text = resolved.annotation.text else { return }
    let size = page.size(text, .note).padded
    let frames = [0.5, 0.25, 0.75].flatMap { part -> [CGRect] in
      let middle = CGPoint(
        x: start.x + part * (target.x - start.x), y: start.y + part * (target.y - start.y))
      return [1.0, -1].map { side in
        CGRect(
          x: middle.x + (side > 0 ? 8 : -8 - size.width), y: middle.y - size.height / 2,
          width: size.width, height: size.height)
      }
    }
    let frame = try free(frames, for: "the arrow \"\(text)\"", resolved)
    page.pill(text, in: frame)
  }

  // MARK: Places

  /// The first of some frames that is on the still and covers no other label; it is taken then.
  private mutating func free(
    _ frames: [CGRect], for name: String, _ resolved: ResolvedAnnotation
  ) throws(FigureError) -> CGRect {
    let places = frames.filter { frame in
      panel.frame.encloses(frame)
        && !taken.contains { $0.intersects(frame.insetBy(dx: -1, dy: -1)) }
    }
    // A place beside the words of the still goes before others.
    let found = places.first { place in !words.contains { $0.intersects(place) } } ?? places.first
    guard let found else {
      throw FigureError(
        "found no free place for \(name), expected a larger still or fewer marks near it",
        at: resolved.annotation.keys)
    }
    taken.append(found)
    return found
  }
}

extension FigurePage {
  /// The part of a segment between the words at its ends.
  fileprivate func outsideWords(_ segment: Segment) -> (start: CGPoint, end: CGPoint) {
    let margin: CGFloat = 3
    let near = words.map { $0.insetBy(dx: -margin, dy: -1) }
    let free = segment.ranges(outside: near)
    let ends = [segment.start, segment.end].map { end in near.contains { $0.contains(end) } }
    return (
      ends[0] ? segment.point(at: free.first?.lowerBound ?? 0) : segment.start,
      ends[1] ? segment.point(at: free.last?.upperBound ?? 1) : segment.end
    )
  }
}

extension CGSize {
  /// The size of a pill around a text of this size.
  var padded: CGSize { CGSize(width: width + 10, height: height + 4) }
}

extension FigurePage {
  /// Draws a label on a pill of paper, whose frame has the size of the label with its padding.
  mutating func pill(_ text: String, in frame: CGRect, color: Color.Resolved? = nil) {
    fill(
      Path(roundedRect: frame, cornerRadius: frame.height / 2, style: .circular), palette.paper)
    write(
      text, .note, at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center,
      color: color ?? palette.ink)
  }

  /// Draws a line between two bars at its ends, on a halo of paper.
  ///
  /// - Parameters:
  ///   - start: The start.
  ///   - end: The end.
  ///   - color: The color.
  ///   - isOpen: Whether the length goes on beyond an end, which has a zigzag then.
  mutating func dimensionLine(
    from start: CGPoint, to end: CGPoint, _ color: Color.Resolved,
    isOpen: (start: Bool, end: Bool) = (false, false)
  ) {
    let segment = Segment(start, end)
    let length = max(segment.length, 1e-6)
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    func point(_ place: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + place * along.dx - across * along.dy,
        y: start.y + place * along.dy + across * along.dx)
    }
    // The zigzag stands a little before the end, where the line goes on.
    let size: CGFloat = 4
    func zigzag(_ place: CGFloat) -> [CGPoint] {
      [
        point(place - size, 0), point(place - size / 2, -size), point(place + size / 2, size),
        point(place + size, 0),
      ]
    }
    var line = [start]
    if isOpen.start, length > 8 * size { line += zigzag(2.5 * size) }
    if isOpen.end, length > 8 * size { line += zigzag(length - 2.5 * size) }
    line.append(end)
    mark(
      Path { path in
        path.addLines(line)
        for (place, isOpen) in [(CGFloat(0), isOpen.start), (length, isOpen.end)] where !isOpen {
          path.move(to: point(place, -4))
          path.addLine(to: point(place, 4))
        }
      }, color)
  }

  /// Draws an arrow with a filled head, on a halo of paper.
  mutating func arrow(from start: CGPoint, to end: CGPoint, _ color: Color.Resolved) {
    let length = max(hypot(end.x - start.x, end.y - start.y), 1e-6)
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let size = min(9, length * 0.6)
    let neck = CGPoint(x: end.x - dx * size * 0.8, y: end.y - dy * size * 0.8)
    let head = Path { path in
      path.move(to: end)
      path.addLine(
        to: CGPoint(x: end.x - dx * size - dy * size / 2, y: end.y - dy * size + dx * size / 2))
      path.addLine(
        to: CGPoint(x: end.x - dx * size + dy * size / 2, y: end.y - dy * size - dx * size / 2))
      path.closeSubpath()
    }
    mark(
      Path { path in
        path.move(to: start)
        path.addLine(to: neck)
      }, color, width: theme.line)
    stroke(head, palette.paper.opacity(0.85), width: 2)
    fill(head, color)
  }
}

extension CGRect {
  /// The last point of a segment in the rectangle, for a segment that starts inside.
  fileprivate func end(of segment: Segment) -> CGPoint {
    let (start, step) = (
      segment.start,
      CGVector(dx: segment.end.x - segment.start.x, dy: segment.end.y - segment.start.y)
    )
    var part: CGFloat = 1
    if step.dx > 0 { part = Swift.min(part, (maxX - start.x) / step.dx) }
    if step.dx < 0 { part = Swift.min(part, (minX - start.x) / step.dx) }
    if step.dy > 0 { part = Swift.min(part, (maxY - start.y) / step.dy) }
    if step.dy < 0 { part = Swift.min(part, (minY - start.y) / step.dy) }
    part = Swift.max(0, part)
    return CGPoint(x: start.x + part * step.dx, y: start.y + part * step.dy)
  }
}
