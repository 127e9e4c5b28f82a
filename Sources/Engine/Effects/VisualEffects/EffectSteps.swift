package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry

/// The steps of a chain of effects on one view, the innermost effect first.
///
/// Effects append to it and rendering reads it; it has no public members.
public struct _EffectSteps {
  /// One operation on a layer.
  package enum Step: Hashable, Sendable {
    /// Applies a projective transform.
    case map(ProjectionTransform)
    /// Multiplies the layer's opacity.
    case opacity(Double)
    /// Applies a filter to the layer.
    case filter(Layer.Filter)
    /// Sets the layer's blend mode.
    case blend(BlendMode)

    /// Applies an affine transform.
    package static func transform(_ transform: CGAffineTransform) -> Step {
      .map(ProjectionTransform(transform))
    }
  }

  /// The view's size without effects, in points.
  package let size: CGSize
  /// Whether the view is laid out right to left.
  package let isRightToLeft: Bool
  /// The operations in order.
  package private(set) var steps: [Step] = []

  package init(size: CGSize, isRightToLeft: Bool) {
    (self.size, self.isRightToLeft) = (size, isRightToLeft)
  }

  /// Appends one operation; a transform that is not finite or an opacity of NaN is omitted.
  package mutating func append(_ step: Step) {
    switch step {
    case .map(let map):
      guard map.isFinite else { return }
    case .opacity(let opacity):
      guard !opacity.isNaN else { return }
    case .filter, .blend: break
    }
    steps.append(step)
  }

  /// The point of an anchor in the view without effects, in points.
  package func point(at anchor: UnitPoint) -> CGPoint {
    anchor.mirrored(isRightToLeft).point(in: CGRect(origin: .zero, size: size))
  }

  /// The composed result of all operations.
  package var look: EffectLook {
    steps.reduce(into: .identity) { look, step in
      switch step {
      case .map(let map): look.append(map)
      case .opacity(let factor): look.append(opacity: factor)
      case .filter(let filter): look.append(filter)
      case .blend(let blend): look.append(blend)
      }
    }
  }
}

/// The composed result of `effect` for a view of `size`.
package func look(
  of effect: some VisualEffect, size: CGSize, isRightToLeft: Bool
) -> EffectLook {
  var steps = _EffectSteps(size: size, isRightToLeft: isRightToLeft)
  effect._append(to: &steps)
  return steps.look
}
