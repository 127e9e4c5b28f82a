public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bit mask of the corners.
  public let rawValue: UInt

  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path with the properties of its line.
open class UIBezierPath {
  package private(set) var path: Path
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of pointed corners.
  open var miterLimit: CGFloat = 10
  /// Whether filling uses the even-odd rule.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public init() { path = Path() }

  private init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rounded rectangle, with the system's smooth corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      Path(
        roundedRect: rect, cornerRadius: min(cornerRadius, min(rect.width, rect.height) / 2),
        style: .continuous))
  }

  /// A rectangle with some corners rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(Path.rounded(rect, corners, radius: cornerRadii.width))
  }

  /// An arc around a center; angles are in radians from the x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path of a layer's path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The path as layers take it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// The bounding box.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc around a center; angles are in radians from the x axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Closes the subpath.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Removes all elements.
  open func removeAllPoints() { path = Path() }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether the path contains a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
  /// The same path in the other direction.
  open func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }
  /// Sets the lengths of dashes and gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// The properties of the line.
  package var style: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
      miterLimit: miterLimit, dash: dash.lengths, dashPhase: dash.phase)
  }
}

extension Path {
  /// A rectangle with some corners rounded by quarters of circles.
  package static func rounded(
    _ rect: CGRect, _ corners: UIRectCorner, radius: CGFloat
  ) -> Path {
    let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    func r(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let k = 1 - quarterCircle
    var path = Path()
    let (a, b, c, d) = (r(.topLeft), r(.topRight), r(.bottomRight), r(.bottomLeft))
    path.move(to: CGPoint(x: rect.minX + a, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - b, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + b),
      control1: CGPoint(x: rect.maxX - b * k, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + b * k))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c))
    path.addCurve(
      to: CGPoint(x: rect.maxX - c, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - c * k),
      control2: CGPoint(x: rect.maxX - c * k, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + d, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - d),
      control1: CGPoint(x: rect.minX + d * k, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - d * k))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + a))
    path.addCurve(
      to: CGPoint(x: rect.minX + a, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + a * k),
      control2: CGPoint(x: rect.minX + a * k, y: rect.minY))
    path.closeSubpath()
    return path
  }
}
