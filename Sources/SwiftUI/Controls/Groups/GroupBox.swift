import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A stylized view, with an optional label, that groups content on a rounded background.
public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates a group box with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a group box with a label view.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  /// The label, and the content below it.
  public var body: some View {
    if let style {
      StyledGroupBox(
        style: style, configuration: .init(label: .init(label), content: .init(content)))
    } else {
      box
    }
  }

  private var box: some View {
    VStack(alignment: .leading, spacing: GroupBoxMetrics.spacing) {
      label.font(.headline)
      content
    }
    .padding(GroupBoxMetrics.inset)
    .background(
      Color(uiColor: .secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: GroupBoxMetrics.corner))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Metrics of group boxes, in points.
///
/// - Source: chosen, after pictures of iOS 17.
private enum GroupBoxMetrics {
  static let spacing: CGFloat = 8
  static let inset: CGFloat = 16
  static let corner: CGFloat = 8
}
