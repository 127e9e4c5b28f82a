package import Foundation
import ScrollworkGeometry

// Numbers that a renderer can draw.
extension DrawCommand {
  /// The largest magnitude of a number that is drawn, in points.
  ///
  /// - Source: chosen, from the limit of cairo's coordinates, which is documented: 24 bits before the
  ///   point, so 8,388,607 pixels, for a scale of up to 8.
  package static let largestNumber = 1_000_000.0

  /// Whether all coordinates of a rectangle can be drawn.
  package static func isDrawable(_ rect: CGRect) -> Bool {
    first([rect.minX, rect.minY, rect.maxX, rect.maxY], of: "") == nil
  }

  /// The first number of the command that cannot be drawn, in words; nil if all can be.
  package var undrawableNumber: String? {
    switch self {
    case .fill(let path, let paint, _): path.undrawableNumber ?? paint.undrawableNumber
    case .stroke(let path, let style, let paint):
      path.undrawableNumber ?? style.undrawableNumber ?? paint.undrawableNumber
    case .text(let run, let frame, let paint):
      Self.first([frame.minX, frame.minY, frame.width, frame.height], of: "the frame of the text")
        ?? Self.first([run.face.size], of: "the font size")
        ?? Self.first([run.tracking, run.lineSpacing], of: "the spacing of the text")
        ?? paint.undrawableNumber
    case .template(let asset, let frame, let smooth, let paint):
      Self.image(asset, frame: frame, smooth: smooth).undrawableNumber ?? paint.undrawableNumber
    case .image(_, let frame, _):
      Self.first([frame.minX, frame.minY, frame.width, frame.height], of: "the frame of the image")
    }
  }

  /// The first of some numbers that cannot be drawn, in words.
  fileprivate static func first(_ numbers: [CGFloat], of what: String) -> String? {
    numbers.first { !(abs($0) <= largestNumber) }.map { "\(what) has the number \($0)" }
  }
}

extension Path {
  fileprivate var undrawableNumber: String? {
    for element in elements {
      let points: [CGPoint] =
        switch element {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [end, control]
        case .curve(let end, let control1, let control2): [end, control1, control2]
        case .closeSubpath: []
        }
      if let found = DrawCommand.first(points.flatMap { [$0.x, $0.y] }, of: "the path") {
        return found
      }
    }
    return nil
  }
}

extension StrokeStyle {
  fileprivate var undrawableNumber: String? {
    DrawCommand.first([lineWidth], of: "the line width")
      ?? DrawCommand.first([miterLimit], of: "the miter limit")
      ?? DrawCommand.first(dash + [dashPhase], of: "the dash pattern")
  }
}

extension Paint {
  fileprivate var undrawableNumber: String? {
    let numbers: [CGFloat] =
      switch self {
      case .color: []
      case .linearGradient(_, let start, let end): [start.x, start.y, end.x, end.y]
      case .radialGradient(_, let center, let start, let end): [center.x, center.y, start, end]
      case .angularGradient(_, let center, let start, let end): [center.x, center.y, start, end]
      case .ellipticalGradient(_, let center, let radii, let start):
        [center.x, center.y, radii.width, radii.height, start]
      case .mesh(let mesh): mesh.points.flatMap { [$0.x, $0.y] }
      case .shader(let shader, _): shader.numbers
      }
    return DrawCommand.first(numbers + stops.map { CGFloat($0.location) }, of: name)
  }

  private var name: String {
    if case .shader(let shader, _) = self {
      "the shader \(shader.function.name)"
    } else {
      "the gradient"
    }
  }

  private var stops: [Stop] {
    switch self {
    case .color, .mesh, .shader: []
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops
    }
  }
}

extension AppliedShader {
  /// The coordinates of the positions and of the bounds.
  fileprivate var numbers: [CGFloat] {
    [
      space.a, space.b, space.c, space.d, space.tx, space.ty, bounds.minX, bounds.minY,
      bounds.maxX, bounds.maxY,
    ]
  }
}
