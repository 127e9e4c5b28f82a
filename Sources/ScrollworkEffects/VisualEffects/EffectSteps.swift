package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry

/// What a chain of effects does to the picture of one view, the effect nearest the view first.
///
/// Effects write it and rendering reads it; there is nothing in it for users.
public struct _EffectSteps {
  /// One thing done to a picture.
  package enum Step: Hashable, Sendable {
    /// Moves the picture by a map of the plane.
    case map(ProjectionTransform)
    /// Multiplies what is seen of the flat picture.
    case opacity(Double)
    /// Changes the flat picture.
    case filter(Layer.Filter)
    /// Says how the picture meets what is beneath.
    case blend(BlendMode)

    /// Moves the picture without perspective.
    package static func transform(_ transform: CGAffineTransform) -> Step {
      .map(ProjectionTransform(transform))
    }
  }

  /// The extent of the view without effects, in points.
  package let size: CGSize
  /// Whether the view is laid out from right to left.
  package let isRightToLeft: Bool
  /// What is done, in order.
  package private(set) var steps: [Step] = []

  package init(size: CGSize, isRightToLeft: Bool) {
    (self.size, self.isRightToLeft) = (size, isRightToLeft)
  }

  /// Adds what one effect does; a map or an opacity that is not made of numbers is left out.
  package mutating func append(_ step: Step) {
    switch step {
    case .map(let map):
      guard map.rows.joined().allSatisfy(\.isFinite) else { return }
    case .opacity(let opacity):
      guard !opacity.isNaN else { return }
    case .filter, .blend: break
    }
    steps.append(step)
  }

  /// A place in the view without effects, in points.
  package func point(at anchor: UnitPoint) -> CGPoint {
    anchor.mirrored(isRightToLeft).point(in: CGRect(origin: .zero, size: size))
  }

  /// What all steps come to.
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

/// What `effect` comes to for a view of `size`.
package func look(
  of effect: some VisualEffect, size: CGSize, isRightToLeft: Bool
) -> EffectLook {
  var steps = _EffectSteps(size: size, isRightToLeft: isRightToLeft)
  effect._append(to: &steps)
  return steps.look
}
