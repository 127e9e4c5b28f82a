import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// How what is being written is seen: the way from its coordinates to the canvas, what of the canvas
/// can be seen there, and what lies beneath.
struct SVGSight {
  /// From the coordinates at hand to those of the canvas.
  private(set) var matrix: CGAffineTransform
  /// What is drawn before what is being written.
  private(set) var ground = SVGGround()
  /// What of the canvas may show something, and a little more.
  private var window: CGRect

  /// All of a canvas.
  init(canvas: CGSize) {
    matrix = .identity
    // What is smoothed at the edges of pictures stays out of sight.
    window = CGRect(origin: .zero, size: canvas).insetBy(dx: -1, dy: -1)
  }

  /// The sight in something that is placed by a transform.
  func inside(_ transform: CGAffineTransform) -> SVGSight {
    var copy = self
    copy.matrix = transform.concatenating(matrix)
    return copy
  }

  /// The sight of one of a content's items, which lies on those before it.
  func of(_ index: Int, in content: LayerContent) -> SVGSight {
    // Nobody asks for the ground where nothing shows it.
    guard content.showsBeneath else { return self }
    var copy = self
    copy.ground = ground.before(index, of: content)
    return copy
  }

  /// The sight of something beneath which nothing is.
  var apart: SVGSight {
    var copy = self
    copy.ground = SVGGround()
    return copy
  }

  /// The sight in a layer: its filters bring in what lies outside of the canvas.
  func inside(_ layer: Layer) -> SVGSight {
    var copy = inside(layer.transform)
    copy.ground = layer.letsBeneathThrough ? ground.inside(layer) : SVGGround()
    for filter in layer.filters {
      let spread = filter.spread
      let reach = max(spread.top, spread.bottom, spread.leading, spread.trailing) * copy.stretch
      // Ink is moved by shadows, and colors are taken from around by opaque blurs.
      let farthest = max(reach, filter.sightOfOpaqueBlur * copy.stretch)
      copy.window = copy.window.insetBy(dx: -farthest, dy: -farthest)
    }
    return copy
  }

  /// By how much lengths grow on the way to the canvas, in the direction in which they do most.
  var stretch: CGFloat {
    let (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
    let (sum, determinant) = (a * a + b * b + c * c + d * d, a * d - b * c)
    let rest = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + rest) / 2).squareRoot()
  }

  /// What can be seen, in the coordinates at hand; nil where all is flattened to a line.
  var visible: CGRect? {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard abs(determinant) > 1e-12 else { return nil }
    let area = window.applying(matrix.inverted())
    return area.width.isFinite && area.height.isFinite ? area : nil
  }
}

extension Layer.Filter {
  /// How far an opaque blur sees, in points; zero for other filters.
  fileprivate var sightOfOpaqueBlur: CGFloat {
    if case .blur(let radius, isOpaque: true) = self { return 3 * max(0, radius) }
    return 0
  }
}
