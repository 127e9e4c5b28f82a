import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The drawing of the parts of a scroll view over its still.
struct ScrollViewAnatomy {
  let markers: ScrollMarkers
  /// The transform from the canvas to the page.
  let map: CGAffineTransform
  /// The still on the page.
  let picture: CGRect
  /// The anchor of targets; nil for none.
  let anchor: UnitPoint?
  /// The ends of leaders so far.
  private var taken: [CGPoint] = []
  /// The parts that the scroll view has.
  private(set) var drawn: [ScrollViewPart] = []

  init(markers: ScrollMarkers, panel: StillPanel, anchor: UnitPoint?) {
    (self.markers, self.anchor) = (markers, anchor)
    (map, picture) = (panel.map, panel.frame)
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
    var layer = page.layer()
    var notes: [CalloutColumns.Note] = []
    // The content first: where both have one frame, the container is seen.
    let order = [.content] + ScrollViewPart.allCases.filter { $0 != .content }
    for part in order where parts.contains(part) {
      guard let note = draw(part, on: &layer) else { continue }
      drawn.append(part)
      taken += [note.sites.left, note.sites.right]
      notes.append(note)
    }
    if let anchor { drawAnchor(anchor, on: &layer) }
    page.draw(layer, within: clip)
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
    page.mark(Path(frame), page.palette.ink, width: page.theme.line)
    return note(
      "Container", Self.size(markers.frame.size), at: frame, 0...1, near: 0.12,
      page.palette.ink, page)
  }

  private func inside(_ page: inout FigurePage) -> CalloutColumns.Note? {
    guard markers.area != markers.frame else { return nil }
    // Beside the edge: letters at it stay free.
    let area = markers.area.applying(map).insetBy(dx: -1.5, dy: -1.5)
    page.mark(Path(area), page.palette.ink, dash: [5, 4], halo: nil)
    return note(
      "Inside the insets", Self.size(markers.area.size), at: area, 0...1, near: 0.3,
      page.palette.ink, page)
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
    let (across, down) = (page.free(small.minX, small.maxX), page.free(small.minY, small.maxY))
    func level(_ top: CGFloat, _ bottom: CGFloat) -> Segment {
      across { x in Segment(CGPoint(x: x, y: top), CGPoint(x: x, y: bottom)) }
    }
    func plumb(_ left: CGFloat, _ right: CGFloat) -> Segment {
      down { y in Segment(CGPoint(x: left, y: y), CGPoint(x: right, y: y)) }
    }
    let sides: [(name: String, length: CGFloat, line: Segment)] = [
      ("top", inner.minY - outer.minY, level(big.minY, small.minY)),
      ("bottom", outer.maxY - inner.maxY, level(small.maxY, big.maxY)),
      ("left", inner.minX - outer.minX, plumb(big.minX, small.minX)),
      ("right", outer.maxX - inner.maxX, plumb(small.maxX, big.maxX)),
    ]
    let present = sides.filter { abs($0.length) > 0.01 }
    for side in present { page.dimensionLine(from: side.line.start, to: side.line.end, color) }
    guard let main = present.max(by: { abs($0.length) < abs($1.length) }) else { return nil }
    let points = [0.5, 0.4, 0.6, 0.3, 0.7].map(main.line.point)
    let lengths = present.map { "\($0.name) \(DecimalText.spell($0.length, places: 1)) pt" }
    return CalloutColumns.Note(
      text: name, note: lengths.joined(separator: ", "), sites: sites(points, points, page),
      side: nil, color: color)
  }

  private func content(_ page: inout FigurePage) -> CalloutColumns.Note {
    let content = markers.content.applying(map)
    let color = page.palette.green
    page.mark(Path(content.insetBy(dx: -1.5, dy: -1.5)), color, width: page.theme.line)
    let visible = content.intersection(markers.frame.applying(map))
    return note(
      "Content", Self.size(markers.content.size), at: visible.isNull ? content : visible,
      0.06...0.94, near: 0.72, color, page)
  }

  // MARK: Targets

  private func targets(_ page: inout FigurePage) -> CalloutColumns.Note? {
    let shown = markers.targets.filter { $0.intersects(markers.frame) }
    guard let first = shown.first else { return nil }
    let color = page.palette.green
    for target in shown {
      page.mark(
        Path(target.applying(map).insetBy(dx: 1.5, dy: 1.5)), color, dash: [2, 3], halo: nil)
    }
    let visible = first.intersection(markers.frame).applying(map)
    return note(
      "Scroll targets", "\(shown.count) in view", at: visible, 0.1...0.9, near: 0.5, color, page)
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
      along: [shown], page.palette.green, page)
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
    guard !places.isEmpty else { return nil }
    for place in places { line(at: place, page.palette.blue, dash: [1, 3], on: &page) }
    let from = places.map { "\(DecimalText.spell($0 - range.lowerBound, places: 1)) pt" }
    return note(
      "Transition thresholds", "of view centers, at \(from.joined(separator: ", "))",
      along: places, page.palette.blue, page)
  }

  // MARK: Lines

  private func line(
    at place: CGFloat, _ color: Color.Resolved, dash: [CGFloat], on page: inout FigurePage
  ) {
    let frame = markers.frame
    let ends =
      axis == .vertical
      ? (CGPoint(x: frame.minX, y: place), CGPoint(x: frame.maxX, y: place))
      : (CGPoint(x: place, y: frame.minY), CGPoint(x: place, y: frame.maxY))
    let (start, end) = (ends.0.applying(map), ends.1.applying(map))
    page.mark(
      Path { path in
        path.move(to: start)
        path.addLine(to: end)
      }, color, width: page.theme.line, dash: dash)
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

  /// A note at the edges of a frame, at a height where leaders pass no words.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - numbers: The second line.
  ///   - frame: The frame, on the page.
  ///   - ends: The parts of the width at which leaders to the left and to the right end.
  ///   - height: The best height, as a part of that of the frame.
  ///   - color: The color.
  ///   - page: The page.
  /// - Returns: The note.
  private func note(
    _ text: String, _ numbers: String, at frame: CGRect, _ ends: ClosedRange<CGFloat>,
    near height: CGFloat, _ color: Color.Resolved, _ page: FigurePage
  ) -> CalloutColumns.Note {
    let visible = frame.intersection(picture)
    let frame = visible.isNull ? frame : visible
    let heights = [height] + Self.parts.sorted { abs($0 - height) < abs($1 - height) }
    func points(_ part: CGFloat) -> [CGPoint] {
      heights.map {
        CGPoint(x: frame.minX + part * frame.width, y: frame.minY + $0 * frame.height)
      }
    }
    return CalloutColumns.Note(
      text: text, note: numbers,
      sites: sites(points(ends.lowerBound), points(ends.upperBound), page), side: nil,
      color: color)
  }

  /// A note on one of some lines across the container at places along the axis.
  private func note(
    _ text: String, _ numbers: String, along places: [CGFloat], _ color: Color.Resolved,
    _ page: FigurePage
  ) -> CalloutColumns.Note {
    let frame = markers.frame.applying(map)
    let lines = places.map { CGPoint(x: $0, y: $0).applying(map) }
    func points(_ isLeft: Bool) -> [CGPoint] {
      guard axis == .horizontal else {
        return lines.map { CGPoint(x: isLeft ? frame.minX + 6 : frame.maxX - 6, y: $0.y) }
      }
      return lines.flatMap { line in
        ([0.8] + Self.parts).map { CGPoint(x: line.x, y: frame.minY + $0 * frame.height) }
      }
    }
    return CalloutColumns.Note(
      text: text, note: numbers, sites: sites(points(true), points(false), page), side: nil,
      color: color)
  }

  /// The parts of a length at which leaders may end.
  private static let parts: [CGFloat] = [
    0.72, 0.6, 0.88, 0.5, 0.4, 0.94, 0.3, 0.2, 0.06, 0.12,
  ]

  private func sites(
    _ left: [CGPoint], _ right: [CGPoint], _ page: FigurePage
  ) -> (left: CGPoint, right: CGPoint) {
    (
      page.clearest(of: left, to: .leading, of: picture, beside: taken),
      page.clearest(of: right, to: .trailing, of: picture, beside: taken)
    )
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
