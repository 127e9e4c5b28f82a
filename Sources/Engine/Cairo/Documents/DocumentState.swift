import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The state while writing a document of vectors: the transform to the canvas, the visible area and the
/// backdrop.
struct DocumentState {
  /// The transform from current coordinates to the canvas.
  private(set) var matrix: CGAffineTransform
  /// The content drawn beneath the current item.
  private(set) var backdrop = DocumentBackdrop()
  /// The visible part of the canvas, with a margin, in canvas coordinates.
  private var window: CGRect

  /// Creates the state for a whole canvas.
  init(canvas: CGSize) {
    matrix = .identity
    // The margin hides the smoothed edges of images.
    window = CGRect(origin: .zero, size: canvas).insetBy(dx: -1, dy: -1)
  }

  /// The state inside a transform.
  func inside(_ transform: CGAffineTransform) -> DocumentState {
    var copy = self
    copy.matrix = transform.concatenating(matrix)
    return copy
  }

  /// The state of one of a content's items, with the items before it as backdrop.
  func of(_ index: Int, in content: LayerContent) -> DocumentState {
    // Without backdrop effects the backdrop is not needed.
    guard content.dependsOnBackdrop else { return self }
    var copy = self
    copy.backdrop = backdrop.before(index, of: content)
    return copy
  }

  /// The state with an empty backdrop.
  var withEmptyBackdrop: DocumentState {
    var copy = self
    copy.backdrop = DocumentBackdrop()
    return copy
  }

  /// The state inside a layer; its filters extend the visible area beyond the canvas.
  func inside(_ layer: Layer) -> DocumentState {
    var copy = inside(layer.transform)
    copy.backdrop = layer.passesBackdropThrough ? backdrop.inside(layer) : DocumentBackdrop()
    for filter in layer.filters {
      let spread = filter.spread
      let reach = max(spread.top, spread.bottom, spread.leading, spread.trailing) * copy.stretch
      // Shadows move ink, and opaque blurs sample their surroundings.
      let farthest = max(reach, filter.opaqueBlurReach * copy.stretch)
      copy.window = copy.window.insetBy(dx: -farthest, dy: -farthest)
    }
    return copy
  }

  /// The largest scale factor of the transform over all directions.
  var stretch: CGFloat {
    let (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
    let (sum, determinant) = (a * a + b * b + c * c + d * d, a * d - b * c)
    let rest = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + rest) / 2).squareRoot()
  }

  /// The visible area in current coordinates; nil if the transform is not invertible.
  var visible: CGRect? {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard abs(determinant) > 1e-12 else { return nil }
    let area = window.applying(matrix.inverted())
    return area.width.isFinite && area.height.isFinite ? area : nil
  }
}

extension Layer.Filter {
  /// The sampling distance of an opaque blur, in points; zero for other filters.
  fileprivate var opaqueBlurReach: CGFloat {
    if case .blur(let radius, isOpaque: true) = self { return 3 * max(0, radius) }
    return 0
  }
}
