import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

// What happens at the edge of the safe area.
extension PaintPass {
  /// How much is left to see of content beyond a hard edge.
  ///
  /// - Source: chosen.
  private static let hardOpacity = 0.16
  /// How much is left to see of content halfway under a soft edge; at its ends it is nothing and all.
  ///
  /// - Source: chosen, so that a title over it can be read.
  private static let softOpacity = 0.3
  /// The blur of mirror images, in points.
  ///
  /// - Source: chosen; unpublished.
  private static let mirrorBlur: CGFloat = 12

  /// The content of a scroll view, fading under the bars at its edges.
  func faded(_ content: [DisplayItem], of scroll: PlacedScrollView, _ size: CGSize) -> [DisplayItem]
  {
    var content = content
    for axis in [Axis.vertical, .horizontal] {
      let ends: (Edge, Edge) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
      let styles = (scroll.edgeEffect(ends.0), scroll.edgeEffect(ends.1))
      guard styles.0 != nil || styles.1 != nil else { continue }
      let window = CGRect(origin: .zero, size: scroll.node.clipSize(size))
      let insets = scroll.safeAreaInsets
      let start = styles.0 == nil ? 0 : insets.start(axis)
      let end = window.size[axis] - (styles.1 == nil ? 0 : insets.end(axis))
      var mask = [fill(window.part(start, end, along: axis), .color(Self.cover(1)))]
      if let style = styles.0 {
        mask.append(band(window.part(0, start, along: axis), style, axis, isReversed: false))
      }
      if let style = styles.1 {
        mask.append(
          band(window.part(end, window.size[axis], along: axis), style, axis, isReversed: true))
      }
      content = layer(LayerContent(content), transform: .identity, mask: LayerContent(mask))
      let lines = [(styles.0, start), (styles.1, end)].filter { $0.0 == .hard }
      content += lines.map { line in
        let hairline = window.part(line.1, line.1 + 1 / scroll.scale, along: axis)
        return fill(
          hairline, .color(Color(uiColor: .separator).resolve(in: scroll.environment)))
      }
    }
    return content
  }

  private func fill(_ rect: CGRect, _ paint: Paint) -> DisplayItem {
    .command(.fill(Path(rect), paint, evenOdd: false))
  }

  private static func cover(_ amount: Double) -> Color.Resolved {
    Color.Resolved(red: 0, green: 0, blue: 0, opacity: amount)
  }

  /// The room under a bar, from the edge of the window inward unless it is reversed.
  private func band(
    _ rect: CGRect, _ style: ScrollEdgeEffectStyle, _ axis: Axis, isReversed: Bool
  ) -> DisplayItem {
    if style == .hard { return fill(rect, .color(Self.cover(Self.hardOpacity))) }
    var (outer, inner) = (rect.origin, rect.origin)
    inner[axis] = rect.max(axis)
    if isReversed { swap(&outer, &inner) }
    let stops = [(0, 0), (0.5, Self.softOpacity), (1, 1)].map {
      Paint.Stop(color: Self.cover($0.1), location: $0.0)
    }
    return fill(rect, .linearGradient(stops, start: outer, end: inner))
  }

  /// Blurred mirror images of a view of `size` in the room around it.
  func mirrored(
    _ content: LayerContent, size: CGSize, room: EdgeInsets, place: CGAffineTransform
  ) -> [DisplayItem] {
    guard room != EdgeInsets(), size.width > 0, size.height > 0 else { return [] }
    /// The images along an axis: where they are flipped about.
    func flips(_ axis: Axis) -> [CGFloat?] {
      [nil] + (room.start(axis) > 0 ? [0] : []) + (room.end(axis) > 0 ? [size[axis]] : [])
    }
    let images = flips(.vertical).flatMap { y in
      flips(.horizontal).flatMap { x in
        layer(
          content,
          transform: CGAffineTransform(
            a: x == nil ? 1 : -1, b: 0, c: 0, d: y == nil ? 1 : -1, tx: 2 * (x ?? 0),
            ty: 2 * (y ?? 0)))
      }
    }
    let blurred = layer(
      LayerContent(images), transform: .identity, filters: [.blur(radius: Self.mirrorBlur)])
    return layer(
      LayerContent(blurred), transform: place,
      clip: Path(CGRect(origin: .zero, size: size).inset(by: -room)))
  }
}

extension CGRect {
  /// The part between two distances from the start of an axis.
  fileprivate func part(_ start: CGFloat, _ end: CGFloat, along axis: Axis) -> CGRect {
    var rect = self
    rect.origin[axis] = Swift.min(start, end)
    rect.size[axis] = Swift.max(0, end - start)
    return rect
  }
}

extension PlacedScrollView {
  /// Pixels to a point.
  fileprivate var scale: CGFloat { environment.displayScale }
}
