package import Foundation
package import ScrollworkGeometry

/// A frame that follows the proposed size within bounds.
///
/// - Source: documented, the `frame` modifier with minimum, ideal and maximum; the rules for one
///   bound measured by others (OpenSwiftUI); that an ideal length takes precedence over the view's
///   own where nothing is proposed is measured on Apple's frameworks.
package struct FlexibleFrameLayout: UnaryLayout {
  /// The bounds of one dimension, in points.
  package struct Range: Hashable, Sendable {
    package var min: CGFloat?
    package var ideal: CGFloat?
    package var max: CGFloat?

    package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      (self.min, self.ideal, self.max) = (min, ideal, max)
    }

    /// The length proposed to the view; nil without a proposal and an ideal length.
    func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    /// The length of the frame around a view of `length`; without a proposal, the ideal length.
    func length(around length: CGFloat, in proposal: CGFloat?) -> CGFloat {
      if proposal == nil, let ideal { return clamp(ideal) }
      let offered = proposal ?? length
      return switch (min, max) {
      case (.some, .some): clamp(offered)
      case (.some(let min), nil): Swift.max(Swift.min(offered, length), min)
      case (nil, .some(let max)): Swift.min(Swift.max(offered, length), max)
      case (nil, nil): length
      }
    }

    /// The length within the bounds; a minimum above the maximum takes precedence.
    private func clamp(_ length: CGFloat) -> CGFloat {
      Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
    }
  }

  package var width: Range
  package var height: Range
  package var alignment: Alignment

  package init(width: Range, height: Range, alignment: Alignment = .center) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    self.init(
      width: Range(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: Range(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
  }

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  package var movedEdges: Edge.Set {
    [width == Range() ? [] : .horizontal, height == Range() ? [] : .vertical]
  }

  package func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.length(around: size.width, in: proposal.width),
      height: height.length(around: size.height, in: proposal.height))
  }
}
