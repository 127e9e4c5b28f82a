import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import ScrollworkViews

/// A wheel of options: a scroll view that snaps to rows.
struct PickerWheel: View {
  let options: SubviewsCollection
  let values: PickerValues

  var body: some View {
    let tags = values.tags(of: options)
    let row = Binding<Int?>(
      get: { values.index(among: options) },
      set: { new in
        if let new, tags.indices.contains(new), let tag = tags[new] { values.select(tag) }
      })
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(Array(options.enumerated()), id: \.offset) { number, option in
          option
            .frame(maxWidth: .infinity)
            .frame(height: PickerWheelMetrics.row)
            .visualEffect { effect, proxy in
              let middle = proxy.bounds(of: .scrollView)?.midY ?? 0
              let turn = PickerWheelMetrics.turn(proxy.size.height / 2 - middle)
              return effect.scaleEffect(x: 1, y: turn.squash).offset(y: turn.shift)
                .opacity(turn.opacity)
            }
            // The scroll position is the row number, independent of the option's id.
            .id(number)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: row, anchor: .center)
    .contentMargins(
      .vertical, (PickerWheelMetrics.height - PickerWheelMetrics.row) / 2, for: .scrollContent
    )
    .frame(height: PickerWheelMetrics.height)
    .background {
      Color(uiColor: .tertiarySystemFill)
        .frame(height: PickerWheelMetrics.row + 2)
        .clipShape(RoundedRectangle(cornerRadius: 8)).padding(.horizontal, 9)
    }
  }
}

/// Metrics, in points, and the curvature of a picker wheel.
///
/// - Source: measured by others: `UIPickerView` is 216 points high, its rows 32. The rest is chosen.
enum PickerWheelMetrics {
  static let height: CGFloat = 216
  static let row: CGFloat = 32
  static let size: CGFloat = 21
  private static let radius = 100.0

  /// The scale, displacement and opacity of a row at a distance from the center, as on a cylinder.
  static func turn(_ distance: CGFloat) -> (squash: CGFloat, shift: CGFloat, opacity: Double) {
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    let squash = max(cos(angle), 0.02)
    return (squash, radius * sin(angle) - distance, 0.15 + 0.85 * squash * squash)
  }
}
