import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// A segmented control: options of equal width, with a highlight behind the selected one.
struct SegmentedPicker: View {
  let options: SubviewsCollection
  let values: PickerValues
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let tags = values.tags(of: options)
    let chosen = values.index(among: options)
    HStack(spacing: 0) {
      ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
        option
          .padding(.horizontal, SegmentedControlMetrics.inset)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .trailing) { line(after: index, chosen: chosen) }
          .contentShape(Rectangle())
          .onTapGesture { if isEnabled, let tag = tags[index] { values.select(tag) } }
      }
    }
    .background { highlight(at: chosen) }
    .padding(SegmentedControlMetrics.margin)
    .frame(height: SegmentedControlMetrics.height)
    .background(
      Color(uiColor: .tertiarySystemFill),
      in: RoundedRectangle(
        cornerRadius: SegmentedControlMetrics.corner + SegmentedControlMetrics.margin)
    )
    .opacity(isEnabled ? 1 : SegmentedControlMetrics.disabled)
    .asControl()
  }

  private func highlight(at index: Int?) -> some View {
    GeometryReader { proxy in
      let width = proxy.size.width / CGFloat(max(1, options.count))
      if let index {
        RoundedRectangle(cornerRadius: SegmentedControlMetrics.corner)
          .fill(colorScheme == .dark ? Color(white: 0.39) : Color.white)
          .shadow(color: Color.black.opacity(0.12), radius: 4, y: 3)
          .frame(width: width)
          .padding(.leading, width * CGFloat(index))
          .animation(SegmentedControlMetrics.animation, value: index)
      }
    }
  }

  /// The divider between two unselected options.
  private func line(after index: Int, chosen: Int?) -> some View {
    Color(uiColor: .separator)
      .frame(width: 1).padding(.vertical, SegmentedControlMetrics.lineInset)
      .opacity(
        index == options.count - 1 || index == chosen || index + 1 == chosen ? 0 : 1)
  }
}

/// Metrics of segmented controls, in points.
///
/// - Source: measured by others: `UISegmentedControl` is 32 points high, with text of 13 points.
///   The rest is chosen, after pictures.
enum SegmentedControlMetrics {
  static let height: CGFloat = 32
  static let size: CGFloat = 13
  static let margin: CGFloat = 2
  static let corner: CGFloat = 7
  static let inset: CGFloat = 6
  static let lineInset: CGFloat = 6
  static let disabled = 0.5
  static let animation = Animation.spring(response: 0.3, dampingFraction: 0.9)
}
