import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry

/// What effects come to: where the picture of a view goes, and how much of it is seen.
package struct EffectLook: Hashable, Sendable {
  /// From the coordinates of the view without effects, its top left corner at the origin.
  package var transform: CGAffineTransform
  /// How much of the picture is seen; factors beyond 0…1 are left to who draws it.
  package var opacity: Double
  /// What is done to the picture before it is placed, in its own coordinates.
  package var filters: [Layer.Filter]

  /// A view as it is.
  package static let identity = EffectLook(transform: .identity, opacity: 1)

  package init(
    transform: CGAffineTransform, opacity: Double, filters: [Layer.Filter] = []
  ) {
    (self.transform, self.opacity, self.filters) = (transform, opacity, filters)
  }

  /// This look, and `outer` applied to what comes of it.
  package func then(_ outer: EffectLook) -> EffectLook {
    EffectLook(
      transform: transform.concatenating(outer.transform), opacity: opacity * outer.opacity,
      filters: filters + outer.filters.compactMap { $0.seen(before: transform) })
  }
}

extension Layer.Filter {
  /// The filter that does before a transform what this one does after it; nil where the picture
  /// becomes too small to be seen.
  ///
  /// Exact for moves, turns and even scales; a blur after an uneven scale becomes one of the mean.
  fileprivate func seen(before transform: CGAffineTransform) -> Layer.Filter? {
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    guard area > 1e-6 else { return nil }
    let scale = area.squareRoot()
    return switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(
        color: color, radius: radius / scale,
        offset: CGSize(width: offset.width / scale, height: offset.height / scale))
    case .blur(let radius): .blur(radius: radius / scale)
    case .colors: self
    }
  }
}
