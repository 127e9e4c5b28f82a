import Foundation
import ScrollworkEffects
import ScrollworkViews

extension View {
  /// Applies a visual effect that depends on the page's scroll distance from its top, in points;
  /// negative while the content is pulled down beyond its top.
  func collapsing(
    _ effect: @escaping @Sendable (CGFloat) -> some VisualEffect
  ) -> some View {
    wrapped("collapsing") { _, _ in .collapse { effect($0) } }
  }
}
