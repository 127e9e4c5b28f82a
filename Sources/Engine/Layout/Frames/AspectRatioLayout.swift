package import Foundation
import ScrollworkGeometry

/// The scaling of content to a space with another aspect ratio.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size within the space.
  case fit
  /// The smallest size that fills the space.
  case fill
}

/// A view with a constrained aspect ratio.
///
/// - Source: measured by others (OpenSwiftUI); that a missing dimension is left out of `fill` too
///   is chosen, because taking it for infinite would give a picture in a scroll view no end.
package struct AspectRatioLayout: UnaryLayout {
  /// Width over height; nil is the view's ideal aspect ratio.
  package var ratio: CGFloat?
  package var contentMode: ContentMode

  package init(ratio: CGFloat?, contentMode: ContentMode) {
    (self.ratio, self.contentMode) = (ratio, contentMode)
  }

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize {
    let shape =
      ratio.map { CGSize(width: $0, height: 1) } ?? subview.sizeThatFits(.unspecified)
    guard shape.width > 0, shape.height > 0 else { return proposal }
    let scales = [
      proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height },
    ].compactMap { $0 }
    guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }
}
