public import Foundation

/// The outline of a shape: lines and curves, open or closed, in points.
///
/// Fills use the nonzero winding rule by default.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  @frozen public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line that closes the current subpath.
    case closeSubpath
  }

  /// The elements in drawing order.
  package private(set) var elements: [Element]

  /// An empty path.
  public init() { elements = [] }

  /// A path drawn by `build`.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// A rectangular path.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// A rounded rectangle; see ``addRoundedRect(in:cornerSize:style:)``.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The ellipse inscribed in `rect`.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  package init(elements: [Element]) { self.elements = elements }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element in drawing order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The end point of the last element; nil in an empty path.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var point: CGPoint?
    for element in elements {
      if case .move(let to) = element { start = to }
      point = element.end ?? start
    }
    return point
  }

  /// The bounding box of the path; null if it is empty.
  ///
  /// Control points count, so it may be larger than the drawn outline.
  public var boundingRect: CGRect { CGRect(enclosing: elements.lazy.flatMap(\.points)) }

  /// Begins a new subpath at `end`.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line to `end`.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a quadratic Bézier curve to `end`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve to `end`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds straight lines through `points`, beginning a new subpath at the first.
  public mutating func addLines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Appends all elements of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Adds the ellipse inscribed in `rect`.
  public mutating func addEllipse(in rect: CGRect) {
    let kx = rect.width / 2 * Self.quarterCircle
    let ky = rect.height / 2 * Self.quarterCircle
    let (x0, x1, x2) = (rect.minX, rect.midX, rect.maxX)
    let (y0, y1, y2) = (rect.minY, rect.midY, rect.maxY)
    move(to: CGPoint(x: x2, y: y1))
    addCurve(
      to: CGPoint(x: x1, y: y2), control1: CGPoint(x: x2, y: y1 + ky),
      control2: CGPoint(x: x1 + kx, y: y2))
    addCurve(
      to: CGPoint(x: x0, y: y1), control1: CGPoint(x: x1 - kx, y: y2),
      control2: CGPoint(x: x0, y: y1 + ky))
    addCurve(
      to: CGPoint(x: x1, y: y0), control1: CGPoint(x: x0, y: y1 - ky),
      control2: CGPoint(x: x1 - kx, y: y0))
    addCurve(
      to: CGPoint(x: x2, y: y1), control1: CGPoint(x: x1 + kx, y: y0),
      control2: CGPoint(x: x2, y: y1 - ky))
    closeSubpath()
  }

  /// The path with `transform` applied to every point.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// The path translated by a distance, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The length of a control handle of a quarter circle of radius 1 drawn as a cubic curve.
  ///
  /// - Source: documented, any text on Bézier curves: `4/3·(√2 − 1)`; off by at most 0.03 %.
  package static let quarterCircle: CGFloat = 0.552_284_749_830_793_4
}

extension Path.Element {
  /// The end point of the element; nil for a closing one.
  package var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }

  /// The control points, then the end point.
  package var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [control, to]
    case .curve(let to, let control1, let control2): [control1, control2, to]
    case .closeSubpath: []
    }
  }

  /// The element with each of its points transformed.
  package func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let to): .move(to: transform(to))
    case .line(let to): .line(to: transform(to))
    case .quadCurve(let to, let control):
      .quadCurve(to: transform(to), control: transform(control))
    case .curve(let to, let control1, let control2):
      .curve(
        to: transform(to), control1: transform(control1), control2: transform(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
