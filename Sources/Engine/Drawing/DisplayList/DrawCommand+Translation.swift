package import Foundation
package import ScrollworkGeometry

extension DrawCommand {
  /// A point that moves with the command: the minimum of a path's points, or the frame's origin.
  package var anchor: CGPoint {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _):
      let points = path.elements.flatMap(\.points)
      return CGPoint(x: points.map(\.x).min() ?? 0, y: points.map(\.y).min() ?? 0)
    case .text(_, let frame, _), .image(_, let frame, _), .template(_, let frame, _, _):
      return frame.origin
    }
  }

  /// The command moved by a vector.
  package func moved(by x: CGFloat, _ y: CGFloat) -> DrawCommand {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      return .fill(path.moved(by: x, y), paint.moved(by: x, y), evenOdd: evenOdd)
    case .stroke(let path, let style, let paint):
      return .stroke(path.moved(by: x, y), style, paint.moved(by: x, y))
    case .text(let run, let frame, let paint):
      return .text(run, frame: frame.offsetBy(dx: x, dy: y), paint.moved(by: x, y))
    case .image(let asset, let frame, let smooth):
      return .image(asset, frame: frame.offsetBy(dx: x, dy: y), smooth: smooth)
    case .template(let asset, let frame, let smooth, let paint):
      return .template(
        asset, frame: frame.offsetBy(dx: x, dy: y), smooth: smooth, paint.moved(by: x, y))
    }
  }
}

extension Path {
  /// The path moved by a vector.
  package func moved(by x: CGFloat, _ y: CGFloat) -> Path {
    Path(elements: elements.map { $0.mapPoints { CGPoint(x: $0.x + x, y: $0.y + y) } })
  }
}

extension Paint {
  /// The paint moved by a vector.
  fileprivate func moved(by x: CGFloat, _ y: CGFloat) -> Paint {
    let move = { (point: CGPoint) in CGPoint(x: point.x + x, y: point.y + y) }
    switch self {
    case .color: return self
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops, start: move(start), end: move(end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops, center: move(center), startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        stops, center: move(center), startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient(let stops, let center, let radii, let start):
      return .ellipticalGradient(stops, center: move(center), radii: radii, start: start)
    case .mesh(let mesh): return .mesh(mesh.map(points: move))
    case .shader(let shader, let opacity): return .shader(shader.moved(by: x, y), opacity: opacity)
    }
  }
}
