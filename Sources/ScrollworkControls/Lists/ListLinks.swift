import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkViews

/// What a link to another page looks like that is a row of a list: the label as it stands, and a
/// chevron at the end.
struct ListLinkLabel<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: 0) {
      HStack { label }
      Spacer(minLength: Self.gap)
      Image(systemName: "chevron.forward")
        .font(.system(size: Self.size, weight: .semibold))
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
  /// Where the icons of labels are made: in the rows of a list they have the accent color, unless
  /// somebody has set another one.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  var forIcons: ResolveContext {
    let values = self.environment
    guard values.listLook != nil, values.foregroundLevels == nil else { return self }
    return environment { $0.foreground = values.tint ?? Color.accentColor }
  }
}
