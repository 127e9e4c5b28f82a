public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

/// An outline that fills the room it is given; by itself, a view filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline within a rectangle; a view asks with one that begins at zero.
  func path(in rect: CGRect) -> Path

  /// The size for a proposal; 10 × 10 where nothing is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What the shape does where reading goes the other way; unless said otherwise, it mirrors.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The shape mirrors where reading goes from right to left.
  ///
  /// - Source: documented, the default of `Shape.layoutDirectionBehavior` for code built for
  ///   iOS 17 and later.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The size that is proposed; 10 where nothing is.
  ///
  /// - Source: documented, `ProposedViewSize.replacingUnspecifiedDimensions(by:)`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: some View { fill(ForegroundStyle()) }
}

/// A shape that can be drawn a little smaller in the same place.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inward by an amount, in points.
  func inset(by amount: CGFloat) -> InsetShape
}
