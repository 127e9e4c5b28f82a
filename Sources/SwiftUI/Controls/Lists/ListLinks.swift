import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkViews

/// The label of a navigation link in a list row: the label in its own style, and a trailing
/// chevron.
struct ListLinkLabel<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: 0) {
      HStack { label }
      Spacer(minLength: Self.gap)
      Image(systemName: "chevron.forward")
        .font(.system(size: Self.size, weight: .semibold).scaled(with: .body))
        .foregroundStyle(Color(uiColor: .tertiaryLabel))
    }
    .contentShape(Rectangle())
  }

  /// The size of the chevron and its distance from the label, in points.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  private static var size: CGFloat { 14 }
  private static var gap: CGFloat { 8 }
}

extension ResolveContext {
  /// The context in which label icons are resolved: list rows tint icons with the accent color,
  /// unless a foreground style is set.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  var labelIconContext: ResolveContext {
    let values = self.environment
    guard values.listAppearance != nil, values.foregroundLevels == nil else { return self }
    return environment { $0.foreground = values.tint ?? Color.accentColor }
  }
}
