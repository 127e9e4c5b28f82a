import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The overlay of a scroll view: its margins, the thresholds of its transitions, and its targets.
///
/// A target is a line on the content; where the motion ends there, it lies on the edge of the area
/// within the margins.
struct MarkerDrawing {
  let markers: ScrollMarkers
  let text: any TextMeasuring

  /// - Source: chosen: system colors far apart, each for one kind of marker.
  private enum Ink {
    static let margin = Color.pink.resolved(dark: false)
    static let threshold = Color.purple.resolved(dark: false)
    static let proposed = Color.orange.resolved(dark: false)
    static let final = Color.green.resolved(dark: false)
    static let paper = Color.Resolved.gray(0xFF)
  }

  /// - Source: chosen: thin lines that hide little, text of the size of footnotes.
  private enum Measure {
    static let line: CGFloat = 1.5
    static let targetLine: CGFloat = 3
    static let dash: [CGFloat] = [6, 4]
    static let dot: CGFloat = 4
    static let text: CGFloat = 11
    static let textPadding: CGFloat = 5
    static let marginOpacity = 0.22
  }

  /// The items, in points of the canvas, within the frame of the scroll view.
  var items: [DisplayItem] {
    let inner = margins + thresholds + targets
    guard !inner.isEmpty else { return [] }
    return [.layer(Layer(LayerContent(inner), clip: Path(markers.frame)))]
  }

  // MARK: Margins

  private var margins: [DisplayItem] {
    guard markers.area != markers.frame else { return [] }
    var ring = Path(markers.frame)
    ring.addRect(markers.area)
    let color = Ink.margin.opacity(Measure.marginOpacity)
    return [
      .command(.fill(ring, .color(color), evenOdd: true)),
      .command(
        .stroke(
          Path(markers.area), StrokeStyle(lineWidth: Measure.line, dash: Measure.dash),
          .color(Ink.margin))),
    ]
  }

  // MARK: Thresholds

  private var thresholds: [DisplayItem] {
    var lines: Set<Line> = []
    for transition in markers.transitions {
      lines.insert(Line(axis: transition.axis, place: transition.thresholds.lowerBound))
      lines.insert(Line(axis: transition.axis, place: transition.thresholds.upperBound))
    }
    let dots = markers.transitions.flatMap { transition -> [DisplayItem] in
      let middle = CGPoint(x: transition.frame.midX, y: transition.frame.midY)
      let along = transition.axis == .vertical ? middle.y : middle.x
      let isIdentity = transition.thresholds.contains(along)
      let circle = Path(
        ellipseIn: CGRect(
          x: middle.x - Measure.dot, y: middle.y - Measure.dot, width: 2 * Measure.dot,
          height: 2 * Measure.dot))
      return [
        .command(
          .fill(circle, .color(isIdentity ? Ink.threshold : Ink.paper), evenOdd: false)),
        .command(
          .stroke(circle, StrokeStyle(lineWidth: Measure.line), .color(Ink.threshold))),
      ]
    }
    return lines.sorted { ($0.place, $0.axis == .vertical ? 0 : 1) < ($1.place, 1) }.map {
      stroke($0, Ink.threshold, width: Measure.line, dash: [])
    } + dots
  }

  // MARK: Targets

  private var targets: [DisplayItem] {
    var items: [DisplayItem] = []
    let axis: Axis = markers.axes.contains(.vertical) ? .vertical : .horizontal
    func edge(_ way: CGVector) -> Line {
      axis == .vertical
        ? Line(axis: axis, place: markers.area.minY - way.dy)
        : Line(axis: axis, place: markers.area.minX - way.dx)
    }
    if let way = markers.proposedWay {
      let line = edge(way)
      items.append(
        stroke(line, Ink.proposed, width: Measure.targetLine, dash: Measure.dash))
      items.append(contentsOf: label("proposed", line, Ink.proposed, isFirst: true))
    }
    if let way = markers.finalWay {
      let line = edge(way)
      items.append(stroke(line, Ink.final, width: Measure.targetLine, dash: []))
      items.append(contentsOf: label("target", line, Ink.final, isFirst: false))
    }
    return items
  }

  // MARK: Lines and labels

  /// A line across the scroll view.
  private struct Line: Hashable {
    let axis: Axis
    let place: CGFloat
  }

  private func stroke(
    _ line: Line, _ color: Color.Resolved, width: CGFloat, dash: [CGFloat]
  ) -> DisplayItem {
    let frame = markers.frame
    let path = Path { path in
      if line.axis == .vertical {
        path.move(to: CGPoint(x: frame.minX, y: line.place))
        path.addLine(to: CGPoint(x: frame.maxX, y: line.place))
      } else {
        path.move(to: CGPoint(x: line.place, y: frame.minY))
        path.addLine(to: CGPoint(x: line.place, y: frame.maxY))
      }
    }
    return .command(.stroke(path, StrokeStyle(lineWidth: width, dash: dash), .color(color)))
  }

  /// A label after a line, at the start of the scroll view or at its end.
  private func label(
    _ string: String, _ line: Line, _ color: Color.Resolved, isFirst: Bool
  ) -> [DisplayItem] {
    let run = TextRun(string, face: FontFace(weight: 600, size: Measure.text), lineLimit: 1)
    let size = text.metrics(of: run).size
    let box = CGSize(
      width: size.width + 2 * Measure.textPadding, height: size.height + Measure.textPadding)
    let (frame, area) = (markers.frame, markers.area)
    let start = line.axis == .vertical ? area.minX : area.minY
    let end = line.axis == .vertical ? area.maxX - box.width : area.maxY - box.height
    let across = isFirst ? start : end
    let origin =
      line.axis == .vertical
      ? CGPoint(x: max(across, frame.minX), y: line.place)
      : CGPoint(x: line.place, y: max(across, frame.minY))
    let place = CGPoint(
      x: origin.x + Measure.textPadding, y: origin.y + Measure.textPadding / 2)
    return [
      .command(.fill(Path(CGRect(origin: origin, size: box)), .color(color), evenOdd: false)),
      .command(.text(run, frame: CGRect(origin: place, size: size), .color(Ink.paper))),
    ]
  }
}
