package import ScrollworkGeometry

/// What effects come to: where the picture of a view goes, and how much of it is seen.
package struct EffectLook: Hashable, Sendable {
  /// From the coordinates of the view without effects, its top left corner at the origin.
  package var transform: CGAffineTransform
  /// How much of the picture is seen; factors beyond 0…1 are left to who draws it.
  package var opacity: Double

  /// A view as it is.
  package static let identity = EffectLook(transform: .identity, opacity: 1)

  package init(transform: CGAffineTransform, opacity: Double) {
    (self.transform, self.opacity) = (transform, opacity)
  }

  /// This look, and `outer` applied to what comes of it.
  package func then(_ outer: EffectLook) -> EffectLook {
    EffectLook(
      transform: transform.concatenating(outer.transform), opacity: opacity * outer.opacity)
  }
}
