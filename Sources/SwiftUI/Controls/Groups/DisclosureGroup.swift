import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
public import ScrollworkViews

/// A view that shows or hides its content, with a tap on its label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var own = false
  @Environment(\.listAppearance) private var list
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.disclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  private init(
    _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Creates a disclosure group that is initially collapsed.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }

  /// Creates a disclosure group with an expansion binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  /// The label, and the content while expanded; in a list, each view is a row.
  public var body: some View {
    let isExpanded = self.isExpanded ?? $own
    if let style {
      StyledDisclosureGroup(
        style: style,
        configuration: .init(
          label: .init(label), content: .init(AnyView(content())), isExpanded: isExpanded))
    } else if list == nil {
      VStack(alignment: .leading, spacing: 8) {
        header(isExpanded)
        if isExpanded.wrappedValue { content() }
      }
    } else {
      header(isExpanded)
      if isExpanded.wrappedValue { content().padding(.leading, DisclosureGroupMetrics.indent) }
    }
  }

  private func header(_ isExpanded: Binding<Bool>) -> some View {
    HStack(spacing: 8) {
      label.foregroundStyle(list == nil ? tint ?? Color.accentColor : Color.primary)
      Spacer(minLength: 0)
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(tint ?? Color.accentColor)
        .rotationEffect(Angle(degrees: isExpanded.wrappedValue ? 90 : 0))
    }
    .contentShape(Rectangle())
    .onTapGesture {
      guard isEnabled else { return }
      withAnimation(DisclosureGroupMetrics.animation) { isExpanded.wrappedValue.toggle() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates an initially collapsed disclosure group with a title from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(titleKey))
  }

  /// Creates a disclosure group with an expansion binding and a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }

  /// Creates an initially collapsed disclosure group with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(label))
  }

  /// Creates a disclosure group with an expansion binding and a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(label))
  }
}

/// The indent, in points, and the expansion animation of disclosure groups.
///
/// - Source: chosen, after pictures of iOS 17.
private enum DisclosureGroupMetrics {
  static let indent: CGFloat = 16
  static let animation = Animation.easeInOut(duration: 0.25)
}
