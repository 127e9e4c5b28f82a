import Foundation
import ScrollworkGeometry

extension Path {
  /// The path in the other direction; the last subpath comes first.
  var reversed: Path {
    var parts: [(start: CGPoint, elements: [Element], isClosed: Bool)] = []
    forEach { element in
      switch element {
      case .move(let to): parts.append((to, [], false))
      case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      default:
        if let last = parts.last, last.isClosed { parts.append((last.start, [], false)) }
        if parts.isEmpty { parts.append((.zero, [], false)) }
        parts[parts.count - 1].elements.append(element)
      }
    }
    var path = Path()
    for part in parts.reversed() { path.add(part.elements, from: part.start, part.isClosed) }
    return path
  }

  /// Adds the elements of a subpath from the last to the first.
  private mutating func add(_ elements: [Element], from start: CGPoint, _ isClosed: Bool) {
    let starts = [start] + elements.map(\.target)
    move(to: starts[starts.count - 1])
    for (element, start) in zip(elements, starts).reversed() {
      switch element {
      case .quadCurve(_, let control): addQuadCurve(to: start, control: control)
      case .curve(_, let control1, let control2):
        addCurve(to: start, control1: control2, control2: control1)
      default: addLine(to: start)
      }
    }
    if isClosed { closeSubpath() }
  }
}

extension Path.Element {
  /// The point at which an element that draws ends.
  fileprivate var target: CGPoint {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: .zero
    }
  }
}
