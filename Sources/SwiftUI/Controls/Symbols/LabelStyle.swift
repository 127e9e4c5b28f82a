import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A type that applies a custom appearance to labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// A view that represents the body of a label.
  associatedtype Body: View

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Creates a view that represents the body of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// A type-erased title view of a label.
  public struct Title: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// A type-erased icon view of a label.
  public struct Icon: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// A label style that shows both the icon and the title in a row.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a title-and-icon label style.
  nonisolated public init() {}

  /// The icon and the title, in a row.
  ///
  /// - Source: chosen; the spacing is 8 points, as in a stack.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      LabelIconColumn(icon: configuration.icon)
      configuration.title
    }
  }
}

/// The icon of a label; in a list, in a column as wide as those of other rows.
private struct LabelIconColumn: View {
  let icon: LabelStyleConfiguration.Icon

  @Environment(\.listAppearance) private var listAppearance

  /// - Source: chosen, after pictures of iOS 17: titles begin 40 points behind the row's inset.
  var body: some View {
    icon.frame(minWidth: listAppearance == nil ? nil : 28)
      .padding(.trailing, listAppearance == nil ? 0 : 4)
  }
}

/// A label style that only displays the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates an icon-only label style.
  nonisolated public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label style that only displays the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a title-only label style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The default label style: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates a default label style.
  nonisolated public init() {}

  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style: icon and title.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows both the icon and the title in a row.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that only displays the icon.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that only displays the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style for labels within this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}

extension LabelStyle {
  /// The nodes of the label in this style.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
  }

  /// The style of labels.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
