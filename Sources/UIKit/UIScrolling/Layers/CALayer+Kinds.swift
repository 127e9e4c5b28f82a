public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry

/// The form of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String

  /// Creates a form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient.
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]?
  /// The locations of the colors, 0…1; nil for even ones.
  open var locations: [NSNumber]?
  /// The start in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The form of the gradient.
  open var type = CAGradientLayerType.axial

  package override func drawing(_ resolve: (CGColor) -> Color.Resolved) -> [DrawCommand] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
    guard !colors.isEmpty else { return [] }
    let stops = colors.enumerated().map { index, color in
      Paint.Stop(
        color: resolve(color),
        location: locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
          ?? (colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1)))
    }
    let size = bounds.size
    let start = CGPoint(x: startPoint.x * size.width, y: startPoint.y * size.height)
    let end = CGPoint(x: endPoint.x * size.width, y: endPoint.y * size.height)
    let paint: Paint
    switch type {
    case .radial:
      paint = .ellipticalGradient(
        stops, center: start,
        radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)), start: 0)
    case .conic:
      let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
      paint = .angularGradient(
        stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default: paint = .linearGradient(stops, start: start, end: end)
    }
    return [.fill(Path(CGRect(origin: .zero, size: size)), paint, evenOdd: false)]
  }
}

/// The rule by which a shape layer is filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nonzero rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String

  /// Creates a form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String

  /// Creates a form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The color inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule of what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The limit of pointed corners.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// The start of the dashes.
  open var lineDashPhase: CGFloat = 0
  /// The part of the path at which the line starts, 0…1.
  open var strokeStart: CGFloat = 0
  /// The part of the path at which the line ends, 0…1.
  open var strokeEnd: CGFloat = 1

  package override func drawing(_ resolve: (CGColor) -> Color.Resolved) -> [DrawCommand] {
    guard let outline = path?.path, !outline.isEmpty else { return [] }
    var commands: [DrawCommand] = []
    if let fillColor {
      commands.append(
        .fill(outline, .color(resolve(fillColor)), evenOdd: fillRule == .evenOdd))
    }
    if let strokeColor, lineWidth > 0 {
      let line =
        strokeStart > 0 || strokeEnd < 1
        ? outline.trimmedPath(from: strokeStart, to: strokeEnd) : outline
      let style = StrokeStyle(
        lineWidth: lineWidth,
        lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
        lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
        miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
        dashPhase: lineDashPhase)
      if !line.isEmpty { commands.append(.stroke(line, style, .color(resolve(strokeColor)))) }
    }
    return commands
  }
}
