import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// The appearance of group boxs.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// A view that represents the body of a group box.
  associatedtype Body: View

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates a view that represents the body of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// A type-erased label of a group box.
  public struct Label: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// A type-erased content of a group box.
  public struct Content: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content
}

extension View {
  /// Sets the style for group boxs within this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}

extension GroupBoxStyle {
  /// The nodes of the group box in this style.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

/// A group box in a style, which finds none inside.
struct StyledGroupBox: PrimitiveView {
  let style: any GroupBoxStyle
  let configuration: GroupBoxStyleConfiguration

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    style.resolve(configuration, in: context.environment { $0.groupBoxStyle = nil })
  }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: (any GroupBoxStyle)? { nil }
  }

  /// The style of group boxs; nil for that of the system.
  var groupBoxStyle: (any GroupBoxStyle)? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

/// The default group box style.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates a default group box style.
  nonisolated public init() {}

  /// The group box of the system.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default group box style.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
