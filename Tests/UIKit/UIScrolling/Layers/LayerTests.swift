import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
private let frame = CGRect(x: 10, y: 20, width: 40, height: 30)
private let area = CGRect(x: 0, y: 0, width: 40, height: 30)

private func resolved(_ color: CGColor) -> Color.Resolved { color.color.resolved(dark: false) }

/// What a layer draws in and around the views in it.
@MainActor private func painting(_ layer: CALayer) -> LayerPainting {
  LayerPainting(layer, size: layer.bounds.size, at: 0) { $0.color.resolved(dark: false) }
}

/// The commands of a layer itself.
@MainActor private func commands(_ layer: CALayer) -> [DrawCommand] {
  layer.drawing { resolved($0) }
}

/// A layer that notes its layouts.
private final class Fitting: CALayer {
  var calls: [String] = []
  override func layoutSublayers() { calls.append("layoutSublayers") }
}

/// Layers.
///
/// Source: documented, the reference page of `CALayer`.
@MainActor @Suite struct `A layer` {
  @Test func `has a place around its center`() {
    let layer = CALayer()
    layer.frame = frame
    #expect(layer.bounds == area && layer.position == CGPoint(x: 30, y: 35))
    layer.bounds.size = CGSize(width: 20, height: 10)
    #expect(layer.frame == CGRect(x: 20, y: 30, width: 20, height: 10))
    layer.position.x = 50
    #expect(layer.frame.minX == 40)
  }

  @Test func `of a view shares its geometry and looks`() {
    let view = UIView(frame: frame)
    let layer = view.layer
    layer.position.x += 5
    layer.bounds.size.width = 50
    layer.backgroundColor = red
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.isHidden = true
    #expect(view.center.x == 35 && view.bounds.width == 50 && view.clipsToBounds && view.isHidden)
    #expect(view.backgroundColor == UIColor(cgColor: red) && view.alpha == 0.5)
    view.backgroundColor = nil
    view.alpha = 1
    #expect(layer.backgroundColor == nil && layer.opacity == 1 && layer.frame == view.frame)
    #expect(layer.isHidden && layer.masksToBounds && layer.bounds == view.bounds)
    let plain = CALayer()
    #expect(plain.opacity == 1 && !plain.isHidden && !plain.masksToBounds && plain.mask == nil)
  }

  @Test func `orders its sublayers`() {
    let (root, layers) = (CALayer(), (0..<4).map { _ in CALayer() })
    for (index, layer) in layers.enumerated() { layer.name = "\(index)" }
    func names() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
    root.addSublayer(layers[0])
    root.addSublayer(layers[1])
    root.insertSublayer(layers[2], at: 0)
    #expect(names() == "201" && layers[2].superlayer === root)
    root.insertSublayer(layers[3], below: layers[1])
    #expect(names() == "2031")
    root.insertSublayer(layers[3], above: layers[1])
    #expect(names() == "2013")
    root.addSublayer(layers[2])
    #expect(names() == "0132")
    layers[1].removeFromSuperlayer()
    #expect(names() == "032" && layers[1].superlayer == nil)
    // Those in front are drawn last, whatever their order.
    for layer in root.sublayers ?? [] {
      layer.frame = area
      layer.backgroundColor = layer.name == "0" ? red : blue
    }
    layers[0].zPosition = 1
    let last = painting(root).content(after: 0, isFirst: true, isLast: true).last
    #expect(
      fill(last) == .fill(Path(area), .color(resolved(red)), evenOdd: false))
    #expect(root.zPosition == 0)
  }

  /// The first command in an item.
  private func fill(_ item: DisplayItem?) -> DrawCommand? {
    switch item {
    case .command(let command): command
    case .layer(let layer): fill(layer.content.items.first)
    case nil: nil
    }
  }

  @Test func `stands between the subviews of its view`() {
    let root = UIView(frame: frame)
    let views = (0..<2).map { _ in UIView(frame: area) }
    for view in views { root.addSubview(view) }
    let layers = (0..<5).map { _ in CALayer() }
    root.layer.insertSublayer(layers[0], at: 0)
    root.layer.addSublayer(layers[1])
    root.layer.insertSublayer(layers[2], below: views[1].layer)
    root.layer.insertSublayer(layers[3], above: views[0].layer)
    root.layer.insertSublayer(layers[4], above: layers[1])
    #expect(layers.map(\.precedingSubviews) == [0, 2, 1, 1, 2])
    views[0].layer.removeFromSuperlayer()
    #expect(views[0].superview == nil)
  }

  @Test func `draws round corners, a border and a shadow`() {
    let layer = CALayer()
    layer.frame = frame
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.cornerCurve == .circular)
    #expect(painting(layer).outline == Path(area) && painting(layer).border.isEmpty)
    layer.cornerRadius = 8
    #expect(
      painting(layer).outline == Path(roundedRect: area, cornerRadius: 8, style: .circular))
    layer.cornerCurve = .continuous
    #expect(
      painting(layer).outline == Path(roundedRect: area, cornerRadius: 8, style: .continuous))
    let corners: [(CACornerMask, UIRectCorner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
      (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
    ]
    for (index, (corner, same)) in corners.enumerated() {
      layer.maskedCorners = corner
      #expect(painting(layer).outline == Path.rounded(area, same, radius: 8))
      #expect(corner.rawValue == 1 << UInt(index))
    }
    #expect(CACornerMask(rawValue: 15) == CACornerMask(corners.map(\.0)))
    layer.cornerRadius = 0
    layer.borderWidth = 2
    layer.borderColor = red
    let line = DrawCommand.stroke(
      Path(area.insetBy(dx: 1, dy: 1)), StrokeStyle(lineWidth: 2), .color(resolved(red)))
    #expect(painting(layer).border == [.command(line)])
    #expect(painting(layer).shadow == nil && layer.shadowOffset == CGSize(width: 0, height: -3))
    layer.shadowColor = blue
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 7
    layer.shadowOffset = CGSize(width: 1, height: 2)
    #expect(
      painting(layer).shadow
        == .shadow(
          color: resolved(blue).opacity(0.5), radius: 7, offset: CGSize(width: 1, height: 2)))
    layer.shadowPath = CGPath(Path(area))
    #expect(painting(layer).hasPathShadow && painting(layer).pathShadow.count == 1)
  }

  @Test func `is masked by another one`() {
    let (layer, mask) = (CALayer(), CALayer())
    (layer.frame, mask.frame, mask.backgroundColor) = (frame, area, red)
    #expect(painting(layer).mask == nil)
    layer.mask = mask
    #expect(
      fill(painting(layer).mask?.items.first)
        == .fill(Path(area), .color(resolved(red)), evenOdd: false))
    mask.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    guard case .layer(let turned)? = painting(layer).mask?.items.first else {
      Issue.record("no layer")
      return
    }
    #expect(abs(turned.transform.b - 1) < 1e-3)
    mask.isHidden = true
    #expect(painting(layer).mask?.items.isEmpty ?? false)
  }

  @Test func `lays out its sublayers with the views, and draws as it is`() {
    let (view, layer) = (UIView(frame: frame), Fitting())
    view.layer.addSublayer(layer)
    view.layoutIfNeeded()
    #expect(layer.calls == ["layoutSublayers"])
    view.bounds.size.width = 77
    view.layoutIfNeeded()
    #expect(layer.calls.count == 2)
    layer.frame = area
    layer.backgroundColor = red
    let before = painting(view.layer).content(after: 0, isFirst: true, isLast: true)
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    layer.setNeedsDisplay()
    #expect(painting(view.layer).content(after: 0, isFirst: true, isLast: true) == before)
    #expect(layer.contentsScale == 1 && layer.rasterizationScale == 3 && layer.shouldRasterize)
  }
}

/// The kinds of layers.
@MainActor @Suite struct `Kinds of layers` {
  @Test func `draw gradients along, from and around a point`() {
    let layer = CAGradientLayer()
    layer.frame = frame
    #expect(commands(layer).isEmpty && layer.type == .axial && layer.locations == nil)
    layer.colors = [red, blue]
    func stops(_ places: [Double]) -> [Paint.Stop] {
      zip([red, blue], places).map { Paint.Stop(color: resolved($0), location: $1) }
    }
    func paint() -> Paint? {
      if case .fill(_, let paint, _)? = commands(layer).first { paint } else { nil }
    }
    #expect(
      paint()
        == .linearGradient(stops([0, 1]), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 20, y: 30)))
    layer.locations = [0.25, 0.75]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let center = CGPoint(x: 20, y: 15)
    layer.type = .radial
    #expect(
      paint()
        == .ellipticalGradient(
          stops([0.25, 0.75]), center: center, radii: CGSize(width: 20, height: 15), start: 0))
    layer.type = .conic
    let angle = atan2(15.0, 20.0)
    #expect(
      paint()
        == .angularGradient(
          stops([0.25, 0.75]), center: center, startAngle: angle, endAngle: angle + 2 * .pi))
  }

  @Test func `fill and stroke paths`() {
    let layer = CAShapeLayer()
    let path = Path(area)
    #expect(commands(layer).isEmpty && layer.path == nil && layer.strokeColor == nil)
    layer.path = CGPath(path)
    layer.fillRule = .evenOdd
    #expect(
      commands(layer) == [
        .fill(path, .color(resolved(CGColor(gray: 0, alpha: 1))), evenOdd: true)
      ])
    layer.fillColor = nil
    layer.strokeColor = red
    layer.lineWidth = 3
    layer.miterLimit = 4
    layer.lineDashPattern = [5, 1]
    layer.lineDashPhase = 2
    let caps: [(CAShapeLayerLineCap, CGLineCap)] = [
      (.butt, .butt), (.round, .round), (.square, .square),
    ]
    let joins: [(CAShapeLayerLineJoin, CGLineJoin)] = [
      (.miter, .miter), (.round, .round), (.bevel, .bevel),
    ]
    for ((cap, lineCap), (join, lineJoin)) in zip(caps, joins) {
      layer.lineCap = cap
      layer.lineJoin = join
      let style = StrokeStyle(
        lineWidth: 3, lineCap: lineCap, lineJoin: lineJoin, miterLimit: 4, dash: [5, 1],
        dashPhase: 2)
      #expect(commands(layer) == [.stroke(path, style, .color(resolved(red)))])
    }
    (layer.strokeStart, layer.strokeEnd) = (0.25, 0.5)
    guard case .stroke(let part, _, _)? = commands(layer).first else {
      Issue.record("no line")
      return
    }
    #expect(part == path.trimmedPath(from: 0.25, to: 0.5))
  }

  /// Source: documented, the headers of Core Animation.
  @Test func `have forms by the names of Core Animation`() {
    let names: [(String, String)] = [
      (CAGradientLayerType.axial.rawValue, "axial"),
      (CAGradientLayerType(rawValue: "radial") == .radial ? "radial" : "", "radial"),
      (CAGradientLayerType.conic.rawValue, "conic"),
      (CAShapeLayerFillRule.nonZero.rawValue, "non-zero"),
      (CAShapeLayerFillRule(rawValue: "even-odd") == .evenOdd ? "even-odd" : "", "even-odd"),
      (CAShapeLayerLineCap.butt.rawValue, "butt"),
      (CAShapeLayerLineCap(rawValue: "round") == .round ? "round" : "", "round"),
      (CAShapeLayerLineJoin.bevel.rawValue, "bevel"),
      (CAShapeLayerLineJoin(rawValue: "miter") == .miter ? "miter" : "", "miter"),
      (CALayerCornerCurve.circular.rawValue, "circular"),
      (CALayerCornerCurve(rawValue: "continuous") == .continuous ? "continuous" : "", "continuous"),
    ]
    for (name, expected) in names { #expect(name == expected) }
  }
}

/// Colors of UIKit.
@Suite struct `Colors of UIKit` {
  @Test func `have components, and depend on traits`() {
    var (red, green, blue, alpha, white) = (
      CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0)
    )
    let color = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for part in [red, green, blue] { #expect(abs(part - 0.5) < 1e-3) }
    #expect(color.getWhite(&white, alpha: &alpha) && abs(white - 0.5) < 1e-3 && alpha == 0.25)
    let both = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let own = UIColor(dynamicProvider: { _ in .systemRed })
    for (style, gray) in [(UIUserInterfaceStyle.light, 0.0), (.dark, 1)] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(both.resolvedColor(with: traits).getWhite(&white, alpha: nil) && white == gray)
      #expect(
        own.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
    }
  }
}
