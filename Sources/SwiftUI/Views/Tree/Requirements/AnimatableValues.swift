package import ScrollworkGeometry

/// The values of a node's animatable attributes, without its frame; nil for attributes that it has not.
package struct AnimatableValues {
  /// The numbers of a visual effect.
  package var effect: (any VectorArithmetic)?
  /// The numbers of a clip's outline.
  package var outline: (any VectorArithmetic)?
  /// The color, radius and offset of a shadow.
  package var shadow: (any VectorArithmetic)?
  /// The numbers of a shape.
  package var shape: (any VectorArithmetic)?
  /// The colors of a paint.
  package var paint: (any VectorArithmetic)?
}
