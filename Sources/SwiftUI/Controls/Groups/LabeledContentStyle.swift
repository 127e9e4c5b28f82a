import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// The appearance of labeled contents.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// A view that represents the body of a labeled content.
  associatedtype Body: View

  /// The properties of a labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates a view that represents the body of a labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labeled content.
public struct LabeledContentStyleConfiguration {
  /// A type-erased label of a labeled content.
  public struct Label: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// A type-erased content of a labeled content.
  public struct Content: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The label of the labeled content.
  public let label: Label
  /// The content of the labeled content.
  public let content: Content
}

extension View {
  /// Sets the style for labeled contents within this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style)
  }
}

extension LabeledContentStyle {
  /// The nodes of the labeled content in this style.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

/// A labeled content in a style, which finds none inside.
struct StyledLabeledContent: PrimitiveView {
  let style: any LabeledContentStyle
  let configuration: LabeledContentStyleConfiguration

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    style.resolve(configuration, in: context.environment { $0.labeledContentStyle = nil })
  }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: (any LabeledContentStyle)? { nil }
  }

  /// The style of labeled contents; nil for that of the system.
  var labeledContentStyle: (any LabeledContentStyle)? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

/// The default labeled content style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates a default labeled content style.
  nonisolated public init() {}

  /// The labeled content of the system.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default labeled content style.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
