import Foundation
import ScrollworkGeometry

/// A view with the spacing of a control, whatever is in it.
///
/// - Source: measured on Apple's frameworks: sliders, steppers, segments and fields are 8 points apart; a text
///   beside one has its own distance.
package struct ControlSpacingLayout: UnaryLayout {
  package init() {}

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize { proposal }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .control }
}
