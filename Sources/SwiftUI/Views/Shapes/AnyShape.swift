public import ScrollworkGeometry
public import Foundation
public import ScrollworkLayout

/// A type-erased shape; a change to another shape is not animated.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The behavior of the wrapped shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
