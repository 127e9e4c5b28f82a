import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The parts of rasterized layers that any still shows, so that no more of them is drawn, and each
/// once for all its positions.
struct PictureParts {
  private var parts: [ContentDigest: CGRect] = [:]

  /// The part of a rasterized layer that is shown; nil if it is not known.
  subscript(content: LayerContent) -> CGRect? { parts[content.digest] }

  /// Whether a rasterized layer is known and never shown.
  func isHidden(_ content: LayerContent) -> Bool { parts[content.digest]?.isEmpty ?? false }

  /// The room around the canvas in which smoothed edges of pictures are hidden, in points.
  ///
  /// - Source: chosen.
  private static let margin: CGFloat = 1

  /// Adds the layers of a still.
  mutating func add(_ list: DisplayList) {
    guard list.content.hasRasterizedLayers else { return }
    let canvas = CGRect(origin: .zero, size: list.canvas)
    visit(list.content, seen: canvas.insetBy(dx: -Self.margin, dy: -Self.margin))
  }

  /// Adds the layers of a content, of which a rectangle is seen.
  private mutating func visit(_ content: LayerContent, seen: CGRect) {
    for item in content.items {
      guard case .layer(let layer) = item, layer.hasRasterizedLayers else { continue }
      guard layer.atomicKind == nil else {
        add(layer, seen: seen)
        continue
      }
      var inner = CGRect.zero
      let (t, area) = (layer.transform, abs(layer.transform.determinant))
      if area > 1e-12, !seen.isEmpty { inner = seen.applying(t.inverted()) }
      for filter in layer.filters {
        let spread = filter.spread
        let reach = max(spread.top, spread.bottom, spread.leading, spread.trailing)
        inner = inner.insetBy(dx: -reach, dy: -reach)
      }
      if let clip = layer.clip { inner = inner.intersection(clip.boundingRect) }
      visit(layer.content, seen: inner.isNull ? .zero : inner)
    }
  }

  private mutating func add(_ layer: Layer, seen: CGRect) {
    guard layer.atomicKind == .picture else { return }
    let still = layer.standing
    let moved = seen.offsetBy(dx: -layer.transform.tx, dy: -layer.transform.ty)
    let part = moved.isEmpty ? .null : moved.intersection(still.bounds)
    parts[still.digest] = (parts[still.digest] ?? .null).union(part.isEmpty ? .null : part)
  }
}

extension Layer {
  /// The kind of a piece that the layer is as a whole, because its content depends on more than
  /// its own parts; nil for a layer of pieces.
  var atomicKind: AnimationPiece.Kind? {
    if needsRasterization || mask?.hasRasterizedLayers ?? false { return .picture }
    // Pieces do not blend.
    guard isFlat, content.blends else { return nil }
    return content.hasRasterizedLayers ? .picture : .command(isBox: false)
  }

  /// The layer as content, where it stands with its origin at the origin, at full opacity.
  var standing: LayerContent {
    var copy = self
    (copy.transform.tx, copy.transform.ty, copy.opacity) = (0, 0, 1)
    // Flat all the same.
    if !copy.isFlat { copy.isGroup = isFlat }
    return LayerContent([.layer(copy)])
  }
}

extension CGAffineTransform {
  fileprivate var determinant: CGFloat { a * d - b * c }
}
