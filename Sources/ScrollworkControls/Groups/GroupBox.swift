import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// Views on a plate, below a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Views on a plate, below a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Views on a plate, below a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  /// The label, and the views below it.
  public var body: some View {
    VStack(alignment: .leading, spacing: BoxLook.spacing) {
      label.font(.headline)
      content
    }
    .padding(BoxLook.inset)
    .background(
      Color(uiColor: .secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: BoxLook.corner))
  }
}

extension GroupBox where Label == EmptyView {
  /// Views on a plate.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Views on a plate, below a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views on a plate, below a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// How a plate looks.
///
/// - Source: chosen, after pictures of iOS 17.
private enum BoxLook {
  static let spacing: CGFloat = 8
  static let inset: CGFloat = 16
  static let corner: CGFloat = 8
}
