import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// The appearance of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// A view that represents the body of a disclosure group.
  associatedtype Body: View

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates a view that represents the body of a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// A type-erased label of a disclosure group.
  public struct Label: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// A type-erased content of a disclosure group.
  public struct Content: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The label of the disclosure group.
  public let label: Label
  /// The content of the disclosure group.
  public let content: Content

  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension View {
  /// Sets the style for disclosure groups within this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let own: (any DisclosureGroupStyle)? = style is AutomaticDisclosureGroupStyle ? nil : style
    return environment(\.disclosureGroupStyle, own)
  }
}

extension DisclosureGroupStyle {
  /// The nodes of the disclosure group in this style.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

/// A disclosure group in a style, which finds none inside.
struct StyledDisclosureGroup: PrimitiveView {
  let style: any DisclosureGroupStyle
  let configuration: DisclosureGroupStyleConfiguration

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    style.resolve(configuration, in: context.environment { $0.disclosureGroupStyle = nil })
  }
}

extension EnvironmentValues {
  private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: (any DisclosureGroupStyle)? { nil }
  }

  /// The style of disclosure groups; nil for that of the system.
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

/// The default disclosure group style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates a default disclosure group style.
  nonisolated public init() {}

  /// The disclosure group of the system.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default disclosure group style.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
