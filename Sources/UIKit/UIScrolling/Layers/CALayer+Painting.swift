package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry

/// What a layer draws around the views in it.
@MainActor package struct LayerPainting {
  private let layer: CALayer?
  private let size: CGSize
  private let resolve: (UIColor) -> Color.Resolved
  private let time: Double
  private let restore: (() -> Void)?

  /// Begins the painting of a layer at a time; ``finish()`` ends it.
  package init(
    _ layer: CALayer?, size: CGSize, at time: Double,
    _ resolve: @escaping (UIColor) -> Color.Resolved
  ) {
    (self.layer, self.size, self.resolve, self.time) = (layer, size, resolve, time)
    restore = layer?.showAnimatedLook(at: time)
  }

  /// Ends the painting: properties have their own values again.
  package func finish() { restore?() }

  private func color(_ color: CGColor) -> Color.Resolved { resolve(UIColor(cgColor: color)) }

  /// The outline of the layer, with its corners.
  package var outline: Path { outline(inset: 0) }

  private func outline(inset: CGFloat) -> Path {
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    let radius = min((layer?.cornerRadius ?? 0), min(size.width, size.height) / 2) - inset
    guard let layer, radius > 0 else { return Path(rect) }
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    if layer.maskedCorners == all {
      return Path(
        roundedRect: rect, cornerRadius: radius,
        style: layer.cornerCurve == .continuous ? .continuous : .circular)
    }
    return Path.rounded(
      rect, UIRectCorner(rawValue: layer.maskedCorners.rawValue), radius: radius)
  }

  /// The shadow of what the layer draws; nil for none.
  package var shadow: Layer.Filter? {
    guard let layer, layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor
    else { return nil }
    return .shadow(
      color: self.color(color).opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
      offset: layer.shadowOffset)
  }

  /// The shadow by its own path, beneath the layer; empty without one.
  package var pathShadow: [DisplayItem] {
    guard let layer, let shadow, let path = layer.shadowPath, !path.path.isEmpty else { return [] }
    let fill = DrawCommand.fill(
      path.path, .color(.init(red: 0, green: 0, blue: 0)), evenOdd: false)
    return [.layer(Layer(LayerContent([.command(fill)]), filters: [shadow]))]
  }

  /// Whether the shadow has a path of its own.
  package var hasPathShadow: Bool { layer?.shadowPath != nil }

  /// The border, above everything.
  package var border: [DisplayItem] {
    guard let layer, layer.borderWidth > 0, let color = layer.borderColor else { return [] }
    let line = outline(inset: layer.borderWidth / 2)
    guard !line.isEmpty else { return [] }
    return [
      .command(
        .stroke(line, StrokeStyle(lineWidth: layer.borderWidth), .color(self.color(color))))
    ]
  }

  /// The layer's own content, and the sublayers behind all subviews or after `count` of them.
  package func content(after count: Int, isFirst: Bool, isLast: Bool) -> [DisplayItem] {
    guard let layer else { return [] }
    var items: [DisplayItem] = isFirst ? layer.drawing(color).map { .command($0) } : []
    let sublayers = (layer.sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
    for sublayer in sublayers {
      let place = sublayer.precedingSubviews
      if place == count || (isLast && place > count) { items += self.items(of: sublayer) }
    }
    return items
  }

  /// The mask of the layer; nil for none.
  package var mask: LayerContent? {
    layer?.mask.map { LayerContent(items(of: $0)) }
  }

  /// A layer that belongs to no view.
  private func items(of layer: CALayer) -> [DisplayItem] {
    let shown = layer.presentation(at: time)
    guard !layer.isHidden, shown.alpha > 0 else { return [] }
    let painting = LayerPainting(layer, size: shown.size, at: time, resolve)
    defer { painting.finish() }
    var items: [DisplayItem] = []
    if let background = layer.backgroundColor, shown.size != .zero {
      items.append(
        .command(.fill(painting.outline, .color(color(background)), evenOdd: false)))
    }
    items += painting.content(after: 0, isFirst: true, isLast: true)
    items += painting.border
    guard !items.isEmpty else { return [] }
    let (anchor, size) = (layer.anchorPoint, shown.size)
    let turn = CGAffineTransform(
      translationX: -size.width * anchor.x, y: -size.height * anchor.y
    )
    .concatenating(shown.transform)
    .concatenating(CGAffineTransform(translationX: shown.center.x, y: shown.center.y))
    let filters = painting.hasPathShadow ? [] : [painting.shadow].compactMap { $0 }
    let clips = layer.masksToBounds || (layer.cornerRadius > 0 && layer is CAGradientLayer)
    let shape = clips && size != .zero ? painting.outline : nil
    return [
      .layer(
        Layer(
          LayerContent(painting.pathShadow + items), transform: turn,
          opacity: Double(min(max(shown.alpha, 0), 1)), filters: filters, clip: shape,
          mask: painting.mask))
    ]
  }
}
