import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The drawing of an unrolled content: the content, veiled outside the still, with its dimensions.
struct UnrolledDrawing {
  /// A viewport at another time, over the content.
  struct Viewport {
    let time: Double
    /// In points of the canvas at the time of the still.
    let frame: CGRect
  }

  let still: Still
  let content: UnrolledContent
  /// The axis that scrolls.
  let axis: Axis
  let viewports: [Viewport]
  /// The height of the drawing, at most.
  let height: CGFloat

  /// The extent of everything, in points of the canvas.
  private var extent: CGRect {
    let canvas = CGRect(origin: .zero, size: still.report.canvas?.size ?? still.displayList.canvas)
    return viewports.reduce(content.drawn.union(canvas)) { $0.union($1.frame) }
  }

  /// Draws the content with its dimensions below or beside it.
  func draw(on page: inout FigurePage) {
    let isVertical = axis == .vertical
    // Dimensions of a vertical content stand in two tracks at the right, labels of times at the left.
    let sides: CGFloat = isVertical ? 2 * Self.track + Self.times : 0
    let extent = extent
    let factor = min(
      (page.contentWidth - sides) / extent.width, height / extent.height, 1)
    let size = CGSize(width: extent.width * factor, height: extent.height * factor)
    let origin = CGPoint(
      x: page.left + (isVertical ? Self.times : 0)
        + (page.contentWidth - sides - size.width) / 2,
      y: page.top + (isVertical ? 0 : timeHeight(page)))
    let map = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: origin.x - extent.minX * factor,
      ty: origin.y - extent.minY * factor)
    drawContent(map, on: &page)
    drawStill(map, on: &page)
    drawViewports(map, on: &page)
    page.top = origin.y + size.height + page.grid
    drawDimensions(map, at: CGRect(origin: origin, size: size), on: &page)
    page.top += page.grid
  }

  /// The width of a track of dimensions beside a vertical content: a label with its number.
  private static let track: CGFloat = 84
  /// The width of the labels of times.
  private static let times: CGFloat = 64

  private func timeHeight(_ page: FigurePage) -> CGFloat {
    viewports.isEmpty ? 0 : page.size("0", .note).height + page.grid / 2
  }

  // MARK: Content and viewports

  private func drawContent(_ map: CGAffineTransform, on page: inout FigurePage) {
    let drawn = content.drawn
    let ground = DisplayItem.command(
      .fill(Path(drawn), .color(still.displayList.background), evenOdd: false))
    page.draw([
      .layer(
        Layer(
          LayerContent([ground] + content.drawing.items), transform: map, clip: Path(drawn),
          isGroup: true))
    ])
    page.keepWords(of: content.drawing, map, in: drawn.applying(map))
    page.fill(Path(drawn.applying(map)), page.palette.veil)
    for edge in openEdges { fade(edge, map, on: &page) }
    page.stroke(outline(map), page.palette.line)
    for edge in openEdges { drawBreak(edge, map, on: &page) }
  }

  /// The ends of the drawn part beyond which the content continues.
  private var openEdges: [Bool] {
    let (drawn, frame) = (content.drawn, content.frame)
    return [false, true].filter { isEnd in
      isEnd ? frame.max(axis) > drawn.max(axis) + 0.5 : frame.min(axis) < drawn.min(axis) - 0.5
    }
  }

  /// The sides of the content, and its ends where they are drawn.
  private func outline(_ map: CGAffineTransform) -> Path {
    let rect = content.drawn.applying(map)
    let open = openEdges
    func corner(_ isEnd: Bool, _ isFar: Bool) -> CGPoint {
      axis == .vertical
        ? CGPoint(x: isFar ? rect.maxX : rect.minX, y: isEnd ? rect.maxY : rect.minY)
        : CGPoint(x: isEnd ? rect.maxX : rect.minX, y: isFar ? rect.maxY : rect.minY)
    }
    return Path { path in
      for isFar in [false, true] {
        path.move(to: corner(false, isFar))
        path.addLine(to: corner(true, isFar))
      }
      for isEnd in [false, true] where !open.contains(isEnd) {
        path.move(to: corner(isEnd, false))
        path.addLine(to: corner(isEnd, true))
      }
    }
  }

  /// Fades an end of the drawn content to the paper.
  private func fade(_ isEnd: Bool, _ map: CGAffineTransform, on page: inout FigurePage) {
    let rect = content.drawn.applying(map).insetBy(dx: -1, dy: -1)
    let length = min(48, rect.size[axis] / 4)
    var band = rect
    if axis == .vertical {
      band.origin.y = isEnd ? rect.maxY - length : rect.minY
      band.size.height = length
    } else {
      band.origin.x = isEnd ? rect.maxX - length : rect.minX
      band.size.width = length
    }
    let (inner, outer) = (page.palette.paper.opacity(0), page.palette.paper)
    let stops = [
      Paint.Stop(color: isEnd ? inner : outer, location: 0),
      Paint.Stop(color: isEnd ? outer : inner, location: 1),
    ]
    let end =
      axis == .vertical
      ? CGPoint(x: band.minX, y: band.maxY) : CGPoint(x: band.maxX, y: band.minY)
    page.draw([
      .command(
        .fill(
          Path(band), .linearGradient(stops, start: band.origin, end: end), evenOdd: false))
    ])
  }

  /// Draws the break line of an end at which the content is cut: a zigzag in a line across it.
  private func drawBreak(_ isEnd: Bool, _ map: CGAffineTransform, on page: inout FigurePage) {
    let rect = content.drawn.applying(map)
    let cross: Axis = axis == .vertical ? .horizontal : .vertical
    let place = isEnd ? rect.max(axis) : rect.min(axis)
    let (low, high) = (rect.min(cross) - 6, rect.max(cross) + 6)
    let (middle, size) = ((low + high) / 2, Self.zigzag)
    let points: [(along: CGFloat, across: CGFloat)] = [
      (0, low), (0, middle - 1.5 * size), (-size, middle - size / 2), (size, middle + size / 2),
      (0, middle + 1.5 * size), (0, high),
    ]
    page.stroke(
      Path { path in
        for (index, point) in points.enumerated() {
          let point =
            axis == .vertical
            ? CGPoint(x: point.across, y: place + point.along)
            : CGPoint(x: place + point.along, y: point.across)
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }, page.palette.quiet)
  }

  /// The size of the zigzag of a break line, in points.
  private static let zigzag: CGFloat = 6

  private func drawStill(_ map: CGAffineTransform, on page: inout FigurePage) {
    let list = still.displayList
    // The picture may be larger than the canvas, which is centered in it then.
    let offset = still.report.canvas?.origin ?? .zero
    let frame = CGRect(
      x: -offset.x, y: -offset.y, width: list.canvas.width, height: list.canvas.height
    ).applying(map)
    let panel = StillPanel(still: still, frame: frame)
    page.draw(panel.picture(page.theme))
    panel.keepWords(on: &page)
    page.stroke(panel.outline(page.theme), page.palette.ink, width: page.theme.hairline * 1.5)
  }

  /// The outlines of the viewports at other times, with their times.
  private func drawViewports(_ map: CGAffineTransform, on page: inout FigurePage) {
    var ends: CGFloat = -.infinity
    let sorted = viewports.sorted { $0.frame.min(axis) < $1.frame.min(axis) }
    for viewport in sorted {
      let frame = viewport.frame.applying(map)
      page.mark(
        Path(roundedRect: frame, cornerRadius: 4), page.palette.blue, width: page.theme.line)
    }
    for viewport in sorted {
      let frame = viewport.frame.applying(map)
      let text = FigureSubject.seconds(viewport.time)
      let size = page.size(text, .note)
      if axis == .vertical {
        let y = max(frame.minY, ends)
        page.write(
          text, .note, at: CGPoint(x: frame.minX - 6, y: y), anchor: .topTrailing,
          color: page.palette.blue)
        ends = y + size.height
      } else {
        let x = max(frame.minX, ends)
        let pill = CGRect(
          x: x, y: frame.minY - size.height - 6, width: size.width + 10, height: size.height + 4)
        page.pill(text, in: pill, color: page.palette.blue)
        ends = pill.maxX + 4
      }
    }
  }

  // MARK: Dimensions

  /// The dimensions along the axis: the viewport and the offset, and the content.
  private func drawDimensions(
    _ map: CGAffineTransform, at frame: CGRect, on page: inout FigurePage
  ) {
    let (viewport, whole) = (content.viewport, content.frame)
    let offset = viewport.min(axis) - whole.min(axis)
    func spelled(_ name: String, _ length: CGFloat) -> String {
      "\(name)\n\(DecimalText.spell(length, places: 1)) pt"
    }
    let near = [
      (
        spelled("Viewport", viewport.size[axis]), viewport.min(axis), viewport.max(axis),
        page.palette.ink
      )
    ]
    let far = [
      (spelled("Content", whole.size[axis]), whole.min(axis), whole.max(axis), page.palette.green)
    ]
    var tracks = [near, far]
    if offset > 1 {
      tracks[0].append(
        (spelled("Offset", offset), whole.min(axis), viewport.min(axis), page.palette.blue))
    }
    for (index, track) in tracks.enumerated() {
      var height: CGFloat = 0
      for (text, start, end, color) in track {
        let label = drawDimension(
          text, from: start, to: end, track: index, map, beside: frame, color, on: &page)
        height = max(height, label.height)
      }
      if axis == .horizontal { page.top += height + page.grid }
    }
  }

  /// Draws a dimension: a line along the drawn part, broken where the length goes on, and its label.
  private func drawDimension(
    _ text: String, from start: CGFloat, to end: CGFloat, track: Int, _ map: CGAffineTransform,
    beside frame: CGRect, _ color: Color.Resolved, on page: inout FigurePage
  ) -> CGRect {
    // The still shows all of the viewport, beyond the content where that has margins.
    let drawn = content.drawn.union(content.viewport).applying(map)
    func along(_ value: CGFloat) -> CGFloat {
      let point = CGPoint(x: value, y: value).applying(map)
      return axis == .vertical ? point.y : point.x
    }
    let (low, high) = (
      max(along(start), drawn.min(axis)), min(along(end), drawn.max(axis))
    )
    let isOpen = (low > along(start) + 0.5, high < along(end) - 0.5)
    let size = page.size(text, .note)
    if axis == .horizontal {
      let y = page.top + 6
      page.dimensionLine(
        from: CGPoint(x: low, y: y), to: CGPoint(x: high, y: y), color, isOpen: isOpen)
      let x = min(max((low + high) / 2, page.left + size.width / 2), page.right - size.width / 2)
      let label = page.write(
        text, .note, at: CGPoint(x: x, y: y + 6), anchor: .top, color: color, alignment: .center)
      return label.insetBy(dx: 0, dy: -6)
    }
    let x = frame.maxX + 14 + CGFloat(track) * Self.track
    page.dimensionLine(
      from: CGPoint(x: x, y: low), to: CGPoint(x: x, y: high), color, isOpen: isOpen)
    return page.write(
      text, .note, at: CGPoint(x: x + 8, y: (low + high) / 2), anchor: .leading, color: color)
  }
}
