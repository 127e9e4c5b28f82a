import ScrollworkFoundation
import ScrollworkGeometry
import ScrollworkMotion

/// A path that may change with the frames: its vertices and tangents, six numbers for each.
struct LottiePath {
  private let isClosed: Bool
  private let vertices: LottieProperty

  init(_ value: LottieValue) {
    let shapes = value["k"].list
    let first = shapes.first?["s"].list.first ?? value["k"]
    isClosed = first["c"].isTrue
    // A changing path is rewritten as a property of numbers.
    guard let frames = value["k"].any as? [Any], shapes.first?["t"].number != nil else {
      vertices = LottieProperty(LottieValue(any: ["k": Self.numbers(first)]), default: [])
      return
    }
    let rewritten = frames.map { frame -> Any in
      guard var fields = frame as? [String: Any] else { return frame }
      for key in ["s", "e"] {
        if let shape = LottieValue(any: fields[key]).list.first {
          fields[key] = Self.numbers(shape)
        }
      }
      return fields
    }
    vertices = LottieProperty(LottieValue(any: ["k": rewritten]), default: [])
  }

  private static func numbers(_ shape: LottieValue) -> [Double] {
    let (points, into, out) = (shape["v"].list, shape["i"].list, shape["o"].list)
    return points.indices.flatMap { index -> [Double] in
      let point = points[index].numbers
      guard point.count > 1, index < into.count, index < out.count else { return [] }
      let (tangent, next) = (into[index].numbers, out[index].numbers)
      guard tangent.count > 1, next.count > 1 else { return [] }
      return [
        point[0], point[1], point[0] + tangent[0], point[1] + tangent[1], point[0] + next[0],
        point[1] + next[1],
      ]
    }
  }

  /// The path at a frame.
  func path(at frame: Double) -> Path {
    let numbers = vertices.numbers(at: frame)
    func point(_ vertex: Int, _ part: Int) -> CGPoint {
      CGPoint(x: numbers[vertex * 6 + part * 2], y: numbers[vertex * 6 + part * 2 + 1])
    }
    let count = numbers.count / 6
    guard count > 0 else { return Path() }
    return Path { path in
      path.move(to: point(0, 0))
      for vertex in 1..<max(count, 1) + (isClosed ? 1 : 0) where vertex > 0 {
        let (last, next) = (vertex - 1, vertex % count)
        path.addCurve(to: point(next, 0), control1: point(last, 2), control2: point(next, 1))
      }
      if isClosed { path.closeSubpath() }
    }
  }
}
