import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A look for labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that is shown.
  associatedtype Body: View

  /// What is known of the label.
  typealias Configuration = LabelStyleConfiguration

  /// What is shown for a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
  /// The title the label was given.
  public struct Title: GivenPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The icon the label was given.
  public struct Icon: GivenPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The icon and the title beside each other.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The look.
  nonisolated public init() {}

  /// The icon, the distance and the title.
  ///
  /// - Source: chosen; 8 pt lie between them, as in a stack.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The look.
  nonisolated public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The look.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The usual look: the icon and the title.
public struct DefaultLabelStyle: LabelStyle {
  /// The look.
  nonisolated public init() {}

  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual look: the icon and the title.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the look of the labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}

extension LabelStyle {
  /// The label as this style shows it.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
  }

  /// The look of labels.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
