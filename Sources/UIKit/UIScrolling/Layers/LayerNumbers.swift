import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The value of an animated property.
struct LayerChange {
  var keyPath: String
  var value: [Double]
  var path: CGPath?
}

/// The values of layers as numbers, which can be mixed.
enum LayerNumbers {
  /// The numbers of a value; nil for what cannot be mixed.
  static func numbers(of value: Any?) -> [Double]? {
    switch value {
    case let value as CGFloat: [Double(value)]
    case let value as Double: [value]
    case let value as Float: [Double(value)]
    case let value as Int: [Double(value)]
    case let value as Bool: [value ? 1 : 0]
    case let value as CGPoint: [Double(value.x), Double(value.y)]
    case let value as CGSize: [Double(value.width), Double(value.height)]
    case let value as CGRect:
      [value.origin.x, value.origin.y, value.width, value.height].map { Double($0) }
    case let value as CATransform3D: numbers(of: value)
    case let value as CGAffineTransform: numbers(of: CATransform3DMakeAffineTransform(value))
    case let value as CGColor: (value.components ?? []).map { Double($0) }
    case let value as UIColor: (value.cgColor.components ?? []).map { Double($0) }
    case let value as NSNumber: [value.doubleValue]
    case let value as NSValue: geometry(value)
    case let value as [Any]: list(value)
    default: nil
    }
  }

  /// The numbers of a geometric value, by its Objective-C type.
  private static func geometry(_ value: NSValue) -> [Double]? {
    let type = String(cString: value.objCType)
    if type.contains("Rect") { return numbers(of: value.cgRectValue) }
    if type.contains("Size") { return numbers(of: value.cgSizeValue) }
    return numbers(of: value.cgPointValue)
  }

  private static func list(_ values: [Any]) -> [Double]? {
    let parts = values.compactMap { numbers(of: $0) }
    return parts.count == values.count ? parts.flatMap { $0 } : nil
  }

  /// Scales, rotation in radians, shear and translation of the flat part.
  static func numbers(of transform: CATransform3D) -> [Double] {
    let scaleX = hypot(transform.m11, transform.m12)
    let rotation = atan2(transform.m12, transform.m11)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let shear = transform.m21 * cosine + transform.m22 * sine
    let scaleY = transform.m22 * cosine - transform.m21 * sine
    return [scaleX, scaleY, rotation, shear, transform.m41, transform.m42].map { Double($0) }
  }

  /// The flat transform of such parts.
  static func transform(_ parts: [Double]) -> CGAffineTransform {
    let parts = parts.map { CGFloat($0) }
    let (cosine, sine) = (cos(parts[2]), sin(parts[2]))
    return CGAffineTransform(
      a: parts[0] * cosine, b: parts[0] * sine, c: parts[3] * cosine - parts[1] * sine,
      d: parts[3] * sine + parts[1] * cosine, tx: parts[4], ty: parts[5])
  }

  /// A color of four components.
  static func color(_ parts: ArraySlice<Double>) -> CGColor {
    let parts = parts.map { CGFloat($0) }
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The outline between two of one structure; nil if they differ.
  static func path(_ from: Path, _ to: Path, at part: Double) -> Path? {
    var (a, b): ([Path.Element], [Path.Element]) = ([], [])
    from.forEach { a.append($0) }
    to.forEach { b.append($0) }
    guard a.count == b.count else { return nil }
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part)
    }
    var path = Path()
    for (one, other) in zip(a, b) {
      switch (one, other) {
      case (.move(let p), .move(let q)): path.move(to: mix(p, q))
      case (.line(let p), .line(let q)): path.addLine(to: mix(p, q))
      case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
        path.addQuadCurve(to: mix(p, q), control: mix(c, d))
      case (.curve(let p, let c, let e), .curve(let q, let d, let f)):
        path.addCurve(to: mix(p, q), control1: mix(c, d), control2: mix(e, f))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
