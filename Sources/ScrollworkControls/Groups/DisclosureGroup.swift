import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
public import ScrollworkViews

/// A label that shows and hides views when it is tapped.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var own = false
  @Environment(\.listLook) private var list
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
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

  /// Views that are hidden to begin with.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }

  /// Views that are shown while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  /// The label, and the views where they are shown: in a list each in a row of its own.
  public var body: some View {
    let shown = isExpanded ?? $own
    if list == nil {
      VStack(alignment: .leading, spacing: 8) {
        head(shown)
        if shown.wrappedValue { content() }
      }
    } else {
      head(shown)
      if shown.wrappedValue { content().padding(.leading, DisclosureLook.indent) }
    }
  }

  private func head(_ shown: Binding<Bool>) -> some View {
    HStack(spacing: 8) {
      label.foregroundStyle(list == nil ? tint ?? Color.accentColor : Color.primary)
      Spacer(minLength: 0)
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(tint ?? Color.accentColor)
        .rotationEffect(Angle(degrees: shown.wrappedValue ? 90 : 0))
    }
    .contentShape(Rectangle())
    .onTapGesture {
      guard isEnabled else { return }
      withAnimation(DisclosureLook.animation) { shown.wrappedValue.toggle() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Views below a title that are hidden to begin with.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(titleKey))
  }

  /// Views below a title that are shown while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }

  /// Views below a title as it stands that are hidden to begin with.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(label))
  }

  /// Views below a title as it stands that are shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(label))
  }
}

/// How groups open.
///
/// - Source: chosen, after pictures of iOS 17.
private enum DisclosureLook {
  static let indent: CGFloat = 16
  static let animation = Animation.easeInOut(duration: 0.25)
}
