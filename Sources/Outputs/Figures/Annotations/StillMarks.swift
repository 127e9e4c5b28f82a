import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The marks on a still: badges, dimension lines and arrows, none of which covers another's label.
struct StillMarks {
  let panel: StillPanel
  /// The texts of the badges, in the order of their numbers.
  private(set) var legend: [String] = []
  /// The frames of badges and labels on the still.
  private var taken: [CGRect] = []

  /// The marks on a still.
  ///
  /// - Parameters:
  ///   - panel: The still.
  ///   - legend: The texts of the badges on other stills, whose numbers come first.
  ///   - labels: The labels that are on the page.
  ///   - dots: The points at which leaders may end.
  init(
    panel: StillPanel, legend: [String] = [], beside labels: [FigureLabel] = [],
    dots: [CGPoint] = []
  ) {
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
      page.line(from: points[0], to: center, page.palette.paper, width: 3)
      page.line(from: points[0], to: center, page.palette.blue)
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
    let start = resolved.point(resolved.annotation.point ?? .center)
    // An arrow to a place beyond the still ends at its edge.
    let target = panel.frame.insetBy(dx: 2, dy: 2).end(of: Segment(start, end))
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
    let found = frames.first { frame in
      panel.frame.encloses(frame)
        && !taken.contains { $0.intersects(frame.insetBy(dx: -1, dy: -1)) }
    }
    guard let found else {
      throw FigureError(
        "found no free place for \(name), expected a larger still or fewer marks near it",
        at: resolved.annotation.keys)
    }
    taken.append(found)
    return found
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
  mutating func dimensionLine(from start: CGPoint, to end: CGPoint, _ color: Color.Resolved) {
    let length = max(hypot(end.x - start.x, end.y - start.y), 1e-6)
    let across = CGVector(dx: -(end.y - start.y) / length * 4, dy: (end.x - start.x) / length * 4)
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
      for point in [start, end] {
        path.move(to: CGPoint(x: point.x - across.dx, y: point.y - across.dy))
        path.addLine(to: CGPoint(x: point.x + across.dx, y: point.y + across.dy))
      }
    }
    stroke(path, palette.paper.opacity(0.85), width: theme.hairline * 1.25 + 2)
    stroke(path, color, width: theme.hairline * 1.25)
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
    line(from: start, to: neck, palette.paper.opacity(0.85), width: theme.line + 2)
    stroke(head, palette.paper.opacity(0.85), width: 2)
    line(from: start, to: neck, color, width: theme.line)
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
