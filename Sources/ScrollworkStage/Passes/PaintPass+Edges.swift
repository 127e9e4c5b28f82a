import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

// Scroll edge effects and background extension effects.
extension PaintPass {
  /// The opacity of content beyond a hard edge.
  ///
  /// - Source: chosen.
  private static let hardOpacity = 0.16
  /// The opacity of content halfway under a soft edge; at its ends the opacity is 0 and 1.
  ///
  /// - Source: chosen, so that a title over the content is legible.
  private static let softOpacity = 0.3
  /// The blur of mirror images, in points.
  ///
  /// - Source: chosen; unpublished.
  private static let mirrorBlur: CGFloat = 12

  /// The content of a scroll view, faded under the bars at its edges.
  func faded(_ content: [DisplayItem], of scroll: PlacedScrollView, _ size: CGSize) -> [DisplayItem]
  {
    var content = content
    for axis in [Axis.vertical, .horizontal] {
      let ends: (Edge, Edge) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
      let styles = (scroll.edgeEffect(ends.0), scroll.edgeEffect(ends.1))
      guard styles.0 != nil || styles.1 != nil else { continue }
      let bounds = CGRect(origin: .zero, size: scroll.node.clipSize(size))
      let insets = scroll.safeAreaInsets
      let start = styles.0 == nil ? 0 : insets.start(axis)
      let end = bounds.size[axis] - (styles.1 == nil ? 0 : insets.end(axis))
      var mask = [fill(bounds.part(start, end, along: axis), .color(Self.maskColor(1)))]
      if let style = styles.0 {
        mask.append(band(bounds.part(0, start, along: axis), style, axis, isReversed: false))
      }
      if let style = styles.1 {
        mask.append(
          band(bounds.part(end, bounds.size[axis], along: axis), style, axis, isReversed: true))
      }
      content = layer(LayerContent(content), transform: .identity, mask: LayerContent(mask))
      let lines = [(styles.0, start), (styles.1, end)].filter { $0.0 == .hard }
      content += lines.map { line in
        let hairline = bounds.part(line.1, line.1 + 1 / scroll.scale, along: axis)
        return fill(
          hairline, .color(Color(uiColor: .separator).resolve(in: scroll.environment)))
      }
    }
    return content
  }

  private func fill(_ rect: CGRect, _ paint: Paint) -> DisplayItem {
    .command(.fill(Path(rect), paint, evenOdd: false))
  }

  private static func maskColor(_ opacity: Double) -> Color.Resolved {
    Color.Resolved(red: 0, green: 0, blue: 0, opacity: opacity)
  }

  /// The mask under a bar, from the edge of the scroll view inward unless it is reversed.
  private func band(
    _ rect: CGRect, _ style: ScrollEdgeEffectStyle, _ axis: Axis, isReversed: Bool
  ) -> DisplayItem {
    if style == .hard { return fill(rect, .color(Self.maskColor(Self.hardOpacity))) }
    var (outer, inner) = (rect.origin, rect.origin)
    inner[axis] = rect.max(axis)
    if isReversed { swap(&outer, &inner) }
    let stops = [(0, 0), (0.5, Self.softOpacity), (1, 1)].map {
      Paint.Stop(color: Self.maskColor($0.1), location: $0.0)
    }
    return fill(rect, .linearGradient(stops, start: outer, end: inner))
  }

  /// Blurred mirror images of a view of `size` in the insets around it.
  func mirrored(
    _ content: LayerContent, size: CGSize, room insets: EdgeInsets, place: CGAffineTransform
  ) -> [DisplayItem] {
    guard insets != EdgeInsets(), size.width > 0, size.height > 0 else { return [] }
    /// The coordinates along an axis that images are mirrored about; nil for the unmirrored image.
    func mirrors(_ axis: Axis) -> [CGFloat?] {
      [nil] + (insets.start(axis) > 0 ? [0] : []) + (insets.end(axis) > 0 ? [size[axis]] : [])
    }
    let images = mirrors(.vertical).flatMap { y in
      mirrors(.horizontal).flatMap { x in
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
      clip: Path(CGRect(origin: .zero, size: size).inset(by: -insets)))
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
  /// The number of pixels per point.
  fileprivate var scale: CGFloat { environment.displayScale }
}
