public import Foundation

extension Path {
  /// A rounded rectangle with elliptic corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Adds a circular arc by its start angle and the angle that it spans.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle,
      endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: delta.radians < 0,
      transform: transform)
  }

  /// Adds an arc of a circle that touches two lines, from the current point to the first tangent
  /// point and from the first end to the second.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End
    guard let current = currentPoint?.applying(transform.inverted()) else {
      return move(to: corner.applying(transform))
    }
    let one = CGVector(dx: current.x - corner.x, dy: current.y - corner.y)
    let two = CGVector(dx: tangent2End.x - corner.x, dy: tangent2End.y - corner.y)
    let lengths = hypot(one.dx, one.dy) * hypot(two.dx, two.dy)
    let sine = one.dx * two.dy - one.dy * two.dx
    guard radius > 0, lengths > 0, abs(sine) > 1e-9 * lengths else {
      return addLine(to: corner.applying(transform))
    }
    let cosine = (one.dx * two.dx + one.dy * two.dy) / lengths
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    func along(_ vector: CGVector, _ length: CGFloat) -> CGPoint {
      let factor = length / hypot(vector.dx, vector.dy)
      return CGPoint(x: corner.x + vector.dx * factor, y: corner.y + vector.dy * factor)
    }
    let (start, end) = (along(one, reach), along(two, reach))
    // The center lies on the bisector.
    let bisector = CGVector(
      dx: start.x + end.x - 2 * corner.x, dy: start.y + end.y - 2 * corner.y)
    let center = along(bisector, (radius * radius + reach * reach).squareRoot())
    addArc(
      center: center, radius: radius,
      startAngle: Angle(radians: atan2(start.y - center.y, start.x - center.x)),
      endAngle: Angle(radians: atan2(end.y - center.y, end.x - center.x)), clockwise: sine > 0,
      transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a transformed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a transformed ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a transformed rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds transformed straight lines through points, beginning a new subpath at the first.
  public mutating func addLines(_ points: [CGPoint], transform: CGAffineTransform) {
    addLines(points.map { $0.applying(transform) })
  }

  /// Appends all elements of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
}

extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// The elements as numbers and letters: `m`, `l`, `q`, `c` and `h`, after their points.
  public var description: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
      return (element.points.flatMap { ["\($0.x)", "\($0.y)"] } + [letter]).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The path of such a description; nil for another text.
  public init?(_ description: String) {
    var elements: [Element] = []
    var numbers: [CGFloat] = []
    for word in description.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, points.count) {
      case ("m", 1): elements.append(.move(to: points[0]))
      case ("l", 1): elements.append(.line(to: points[0]))
      case ("q", 2): elements.append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 3):
        elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }
}
