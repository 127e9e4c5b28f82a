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
  /// The opacity of the blurred content halfway under a soft edge; at both its ends it is 0.
  ///
  /// - Source: chosen, so that a title over the content is legible.
  private static let softOpacity = 0.3
  /// The blur of content under a bar, in points.
  ///
  /// - Source: chosen, as for materials.
  private static let edgeBlur: CGFloat = 15
  /// The blur of mirror images, in points.
  ///
  /// - Source: chosen; unpublished.
  private static let mirrorBlur: CGFloat = 12

  /// The content of a scroll view, blurred and faded under the bars at its edges.
  ///
  /// Under a soft edge the sharp content fades into the blurred one in the inner half, so that no line
  /// separates them, and that one into nothing in the outer half.
  func faded(
    _ content: [DisplayItem], of scroll: PlacedScrollView, _ size: CGSize, offset: CGPoint
  ) -> [DisplayItem] {
    var content = content
    for axis in [Axis.vertical, .horizontal] {
      let ends: (Edge, Edge) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
      let styles = (scroll.edgeEffect(ends.0), scroll.edgeEffect(ends.1))
      guard styles.0 != nil || styles.1 != nil else { continue }
      let bounds = CGRect(origin: .zero, size: scroll.node.clipSize(size))
      let insets = scroll.safeAreaInsets(at: offset)
      let start = styles.0 == nil ? 0 : insets.start(axis)
      let end = bounds.size[axis] - (styles.1 == nil ? 0 : insets.end(axis))
      let bands = [
        styles.0.map { EdgeBand(bounds.part(0, start, along: axis), $0, axis, isReversed: false) },
        styles.1.map {
          EdgeBand(bounds.part(end, bounds.size[axis], along: axis), $0, axis, isReversed: true)
        },
      ].compactMap { $0 }
      let sharp =
        [fill(bounds.part(start, end, along: axis), .color(Self.maskColor(1)))]
        + bands.filter { $0.style != .hard }.map { fill($0, opacities: [0, 0, 1]) }
      let whole = LayerContent(content)
      content =
        bands.flatMap { blurred(whole, under: $0) }
        + layer(whole, transform: .identity, mask: LayerContent(sharp))
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

  /// The part of a scroll view under a bar.
  private struct EdgeBand {
    let rect: CGRect
    let style: ScrollEdgeEffectStyle
    /// The edge of the scroll view, and that of the bar.
    let outer: CGPoint
    let inner: CGPoint

    init(_ rect: CGRect, _ style: ScrollEdgeEffectStyle, _ axis: Axis, isReversed: Bool) {
      (self.rect, self.style) = (rect, style)
      var (outer, inner) = (rect.origin, rect.origin)
      inner[axis] = rect.max(axis)
      if isReversed { swap(&outer, &inner) }
      (self.outer, self.inner) = (outer, inner)
    }
  }

  /// The blurred and faded content under a bar; only what the blur spreads there is drawn for it.
  private func blurred(_ content: LayerContent, under band: EdgeBand) -> [DisplayItem] {
    guard !band.rect.isEmpty else { return [] }
    let reach = (Self.edgeBlur * 3.5).rounded(.up)
    let near = layer(
      content, transform: .identity, clip: Path(band.rect.insetBy(dx: -reach, dy: -reach)))
    let blurred = layer(
      LayerContent(near), transform: .identity, filters: [.blur(radius: Self.edgeBlur)])
    let mask =
      band.style == .hard
      ? fill(band.rect, .color(Self.maskColor(Self.hardOpacity)))
      : fill(band, opacities: [0, Self.softOpacity, 0])
    return layer(LayerContent(blurred), transform: .identity, mask: LayerContent([mask]))
  }

  /// A mask over a band with the opacities at its outer edge, in its middle and at its inner edge.
  private func fill(_ band: EdgeBand, opacities: [Double]) -> DisplayItem {
    let stops = zip(opacities, [0, 0.5, 1]).map {
      Paint.Stop(color: Self.maskColor($0), location: $1)
    }
    return fill(band.rect, .linearGradient(stops, start: band.outer, end: band.inner))
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
