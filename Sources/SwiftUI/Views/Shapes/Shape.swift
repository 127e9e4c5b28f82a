public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

/// A 2D shape that fills its frame; as a view, it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline within a rectangle; the origin is zero when a view draws the shape.
  func path(in rect: CGRect) -> Path

  /// The size of the shape for a proposal; 10 × 10 for an unspecified proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The behavior in right-to-left layouts; by default the shape is mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// Mirrored in right-to-left layouts.
  ///
  /// - Source: documented, the default of `Shape.layoutDirectionBehavior` for code built for iOS 17
  ///   and later.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The proposed size, with 10 for unspecified dimensions.
  ///
  /// - Source: documented, `ProposedViewSize.replacingUnspecifiedDimensions(by:)`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: some View { fill(ForegroundStyle()) }
}

/// A shape that can be inset to produce another shape.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline inset by an amount, in points.
  func inset(by amount: CGFloat) -> InsetShape
}
