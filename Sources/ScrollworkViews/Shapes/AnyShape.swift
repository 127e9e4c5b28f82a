public import ScrollworkGeometry
public import Foundation
public import ScrollworkLayout

/// A shape whose type is not told; it becomes another one at once.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// What the shape does where reading goes the other way.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
