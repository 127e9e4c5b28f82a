import Foundation
import ScrollworkEffects
import ScrollworkViews

extension View {
  /// Changes the look of a view in a bar by how far the page is scrolled from its start, in points;
  /// less than nothing where it is pulled beyond.
  func collapsing(
    _ effect: @escaping @Sendable (CGFloat) -> some VisualEffect
  ) -> some View {
    wrapped("collapsing") { _, _ in .collapse { effect($0) } }
  }
}
