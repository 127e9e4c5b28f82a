import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The drawing of the parts of a scroll view over its still.
struct ScrollViewAnatomy {
  let markers: ScrollMarkers
  /// The transform from the canvas to the page.
  let map: CGAffineTransform
  /// The anchor of targets; nil for none.
  let anchor: UnitPoint?
  /// The parts that the scroll view has.
  private(set) var drawn: [ScrollViewPart] = []

  init(markers: ScrollMarkers, map: CGAffineTransform, anchor: UnitPoint?) {
    (self.markers, self.map, self.anchor) = (markers, map, anchor)
  }

  /// The axis that scrolls; vertical if both do.
  private var axis: Axis { markers.axes.contains(.vertical) ? .vertical : .horizontal }
  /// The frame without the insets of the safe area.
  private var safeFrame: CGRect { markers.frame.inset(by: markers.safeAreaInsets) }

  /// Draws parts, clipped to the still.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - page: The page.
  ///   - clip: The outline of the still.
  /// - Returns: A note for each part that the scroll view has.
  mutating func draw(
    _ parts: [ScrollViewPart], on page: inout FigurePage, within clip: Path
  ) -> [CalloutColumns.Note] {
    var layer = FigurePage(
      width: page.width, theme: page.theme, isDark: page.isDark, text: page.text)
    var notes: [CalloutColumns.Note] = []
    // The content first: where both have one frame, the container is seen.
    let order = [.content] + ScrollViewPart.allCases.filter { $0 != .content }
    for part in order where parts.contains(part) {
      guard let note = draw(part, on: &layer) else { continue }
      drawn.append(part)
      notes.append(note)
    }
    if let anchor { drawAnchor(anchor, on: &layer) }
    page.draw([.layer(Layer(LayerContent(layer.items), clip: clip))])
    return notes
  }

  private func draw(
    _ part: ScrollViewPart, on page: inout FigurePage
  ) -> CalloutColumns.Note? {
    switch part {
    case .container: container(&page)
    case .safeArea:
      band(
        "Safe area", from: markers.frame, to: safeFrame, page.palette.plum, on: &page)
    case .margins:
      band("Content margins", from: safeFrame, to: markers.area, page.palette.orange, on: &page)
    case .inside: inside(&page)
    case .content: content(&page)
    case .targets: targets(&page)
    case .target: target(&page)
    case .thresholds: thresholds(&page)
    }
  }

  // MARK: Frames

  private func container(_ page: inout FigurePage) -> CalloutColumns.Note {
    let frame = markers.frame.applying(map).insetBy(dx: 1, dy: 1)
    page.stroke(Path(frame), page.palette.paper.opacity(0.85), width: page.theme.line + 2)
    page.stroke(Path(frame), page.palette.ink, width: page.theme.line)
    return note(
      "Container", Self.size(markers.frame.size), at: frame, UnitPoint(x: 0, y: 0.12),
      UnitPoint(x: 1, y: 0.12), page.palette.ink)
  }

  private func inside(_ page: inout FigurePage) -> CalloutColumns.Note? {
    guard markers.area != markers.frame else { return nil }
    let area = markers.area.applying(map)
    page.stroke(
      Path(area), page.palette.ink, width: page.theme.hairline * 1.25, dash: [5, 4])
    return note(
      "Inside the insets", Self.size(markers.area.size), at: area, UnitPoint(x: 0, y: 0.3),
      UnitPoint(x: 1, y: 0.3), page.palette.ink)
  }

  /// The ring between two frames, with a dimension line across each of its sides.
  private func band(
    _ name: String, from outer: CGRect, to inner: CGRect, _ color: Color.Resolved,
    on page: inout FigurePage
  ) -> CalloutColumns.Note? {
    guard outer != inner else { return nil }
    let (big, small) = (outer.applying(map), inner.applying(map))
    var ring = Path(big)
    ring.addRect(small)
    page.fill(ring, color.opacity(0.24), evenOdd: true)
    let sides: [(name: String, length: CGFloat, from: CGPoint, to: CGPoint)] = [
      (
        "top", inner.minY - outer.minY, CGPoint(x: small.midX, y: big.minY),
        CGPoint(x: small.midX, y: small.minY)
      ),
      (
        "bottom", outer.maxY - inner.maxY, CGPoint(x: small.midX, y: small.maxY),
        CGPoint(x: small.midX, y: big.maxY)
      ),
      (
        "left", inner.minX - outer.minX, CGPoint(x: big.minX, y: small.midY),
        CGPoint(x: small.minX, y: small.midY)
      ),
      (
        "right", outer.maxX - inner.maxX, CGPoint(x: small.maxX, y: small.midY),
        CGPoint(x: big.maxX, y: small.midY)
      ),
    ]
    let present = sides.filter { abs($0.length) > 0.01 }
    for side in present { page.dimensionLine(from: side.from, to: side.to, color) }
    guard let main = present.max(by: { abs($0.length) < abs($1.length) }) else { return nil }
    let middle = CGPoint(x: (main.from.x + main.to.x) / 2, y: (main.from.y + main.to.y) / 2)
    let lengths = present.map { "\($0.name) \(DecimalText.spell($0.length, places: 1)) pt" }
    return CalloutColumns.Note(
      text: name, note: lengths.joined(separator: ", "), sites: (middle, middle), side: nil,
      color: color)
  }

  private func content(_ page: inout FigurePage) -> CalloutColumns.Note {
    let content = markers.content.applying(map)
    let color = page.palette.green
    page.stroke(Path(content), page.palette.paper.opacity(0.85), width: page.theme.line + 2)
    page.stroke(Path(content), color, width: page.theme.line)
    let visible = content.intersection(markers.frame.applying(map))
    return note(
      "Content", Self.size(markers.content.size), at: visible.isNull ? content : visible,
      UnitPoint(x: 0.06, y: 0.72), UnitPoint(x: 0.94, y: 0.72), color)
  }

  // MARK: Targets

  private func targets(_ page: inout FigurePage) -> CalloutColumns.Note? {
    let shown = markers.targets.filter { $0.intersects(markers.frame) }
    guard let first = shown.first else { return nil }
    let color = page.palette.green
    for target in shown {
      page.stroke(
        Path(target.applying(map).insetBy(dx: 1.5, dy: 1.5)), color,
        width: page.theme.hairline * 1.25, dash: [2, 3])
    }
    let visible = first.intersection(markers.frame).applying(map)
    return note(
      "Scroll targets", "\(shown.count) in view", at: visible, UnitPoint(x: 0.1, y: 0.5),
      UnitPoint(x: 0.9, y: 0.5), color)
  }

  /// The lines of the targets, which the motion brings to the edge inside the insets.
  private func target(_ page: inout FigurePage) -> CalloutColumns.Note? {
    guard let displacement = markers.finalWay else { return nil }
    if let proposed = markers.proposedWay {
      line(at: place(proposed), page.palette.orange, dash: [6, 4], on: &page)
    }
    line(at: place(displacement), page.palette.green, dash: [], on: &page)
    let distance = axis == .vertical ? displacement.dy : displacement.dx
    // A target beyond the container is told at the edge on its side.
    let shown = min(
      max(place(displacement), markers.frame.min(axis)), markers.frame.max(axis))
    return note(
      "Final target", "\(DecimalText.spell(abs(distance), places: 1)) pt to go",
      at: acrossFrame(shown), .leading, .trailing, page.palette.green)
  }

  private func place(_ displacement: CGVector) -> CGFloat {
    axis == .vertical
      ? markers.area.minY - displacement.dy : markers.area.minX - displacement.dx
  }

  private func thresholds(_ page: inout FigurePage) -> CalloutColumns.Note? {
    var places: [CGFloat] = []
    for transition in markers.transitions where transition.axis == axis {
      for place in [transition.thresholds.lowerBound, transition.thresholds.upperBound]
      where !places.contains(where: { abs($0 - place) < 0.5 }) {
        places.append(place)
      }
    }
    let range = markers.frame.min(axis)...markers.frame.max(axis)
    places = places.filter { range.contains($0) }.sorted()
    guard let first = places.first else { return nil }
    for place in places { line(at: place, page.palette.blue, dash: [1, 3], on: &page) }
    let from = places.map { "\(DecimalText.spell($0 - range.lowerBound, places: 1)) pt" }
    return note(
      "Transition thresholds", "of view centers, at \(from.joined(separator: ", "))",
      at: acrossFrame(first), .leading, .trailing, page.palette.blue)
  }

  // MARK: Lines

  /// A strip of no width across the container at a place along the axis, on the page.
  private func acrossFrame(_ place: CGFloat) -> CGRect {
    let frame = markers.frame
    let strip =
      axis == .vertical
      ? CGRect(x: frame.minX, y: place, width: frame.width, height: 0)
      : CGRect(x: place, y: frame.minY + 0.8 * frame.height, width: 0, height: 0)
    return strip.applying(map).insetBy(dx: axis == .vertical ? 6 : 0, dy: 0)
  }

  private func line(
    at place: CGFloat, _ color: Color.Resolved, dash: [CGFloat], on page: inout FigurePage
  ) {
    let frame = markers.frame
    let ends =
      axis == .vertical
      ? (CGPoint(x: frame.minX, y: place), CGPoint(x: frame.maxX, y: place))
      : (CGPoint(x: place, y: frame.minY), CGPoint(x: place, y: frame.maxY))
    let (start, end) = (ends.0.applying(map), ends.1.applying(map))
    page.line(from: start, to: end, page.palette.paper.opacity(0.85), width: page.theme.line + 2)
    page.line(from: start, to: end, color, width: page.theme.line, dash: dash)
  }

  /// Rings at the anchor of the container and of the nearest target.
  private func drawAnchor(_ anchor: UnitPoint, on page: inout FigurePage) {
    func point(_ rect: CGRect) -> CGPoint {
      CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    }
    let own = point(markers.area)
    let nearest = markers.targets.map(point).min {
      hypot($0.x - own.x, $0.y - own.y) < hypot($1.x - own.x, $1.y - own.y)
    }
    for (point, color) in [(own, page.palette.ink), (nearest, page.palette.green)] {
      guard let center = point?.applying(map) else { continue }
      for (radius, ink) in [(CGFloat(7), page.palette.paper), (6, color), (4, page.palette.paper)] {
        page.fill(
          Path(
            ellipseIn: CGRect(
              x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
          ink)
      }
      page.dot(at: center, color, radius: 2)
    }
  }

  // MARK: Notes

  private func note(
    _ text: String, _ numbers: String, at frame: CGRect, _ left: UnitPoint, _ right: UnitPoint,
    _ color: Color.Resolved
  ) -> CalloutColumns.Note {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }
    return CalloutColumns.Note(
      text: text, note: numbers, sites: (point(left), point(right)), side: nil, color: color)
  }

  private static func size(_ size: CGSize) -> String {
    "\(DecimalText.spell(size.width, places: 1)) × \(DecimalText.spell(size.height, places: 1)) pt"
  }
}

extension CGRect {
  /// The rectangle without insets; leading is left.
  fileprivate func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: width - insets.leading - insets.trailing, height: height - insets.top - insets.bottom)
  }
}
