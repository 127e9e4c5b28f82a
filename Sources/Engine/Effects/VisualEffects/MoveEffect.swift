import Foundation
package import ScrollworkGeometry

/// A translation by the view's own size, beyond one of its edges.
package struct MoveEffect: VisualEffect {
  /// The edge that the view moves beyond.
  package var edge: Edge
  /// The distance as a fraction of the view's length: 1 moves it out completely.
  package var amount: Double

  /// A move beyond an edge.
  package init(edge: Edge, amount: Double) { (self.edge, self.amount) = (edge, amount) }

  /// The distance as a fraction of the view's length.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  /// Appends the translation.
  public func _append(to steps: inout _EffectSteps) {
    let (width, height) = (steps.size.width * amount, steps.size.height * amount)
    let forward = steps.isRightToLeft ? -width : width
    let shift =
      switch edge {
      case .top: (0.0, -height)
      case .bottom: (0.0, height)
      case .leading: (-forward, 0.0)
      case .trailing: (forward, 0.0)
      }
    steps.append(.transform(CGAffineTransform(translationX: shift.0, y: shift.1)))
  }
}
