import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkViews

extension View {
  /// Applies a visual effect that depends on the page's scroll distance, in points: for a bar above
  /// from its top, negative while the content is pulled down beyond it; for one below from its end.
  func collapsing(
    at edge: VerticalEdge = .top, _ effect: @escaping @Sendable (CGFloat) -> some VisualEffect
  ) -> some View {
    wrapped("collapsing") { _, _ in .collapse(edge) { effect($0) } }
  }
}
