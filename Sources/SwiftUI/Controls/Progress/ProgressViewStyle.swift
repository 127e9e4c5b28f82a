import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// The appearance of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// A view that represents the body of a progress view.
  associatedtype Body: View

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates a view that represents the body of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
  /// A type-erased label of a progress view.
  public struct Label: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// A type-erased label that describes the current value.
  public struct CurrentValueLabel: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The completed fraction, 0…1; nil if indeterminate.
  public let fractionCompleted: Double?
  /// The label of the progress view.
  public var label: Label?
  /// The label that describes the current value.
  public var currentValueLabel: CurrentValueLabel?
}

/// A progress view style with a label above a bar and the current value's label below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a linear progress view style.
  nonisolated public init() { tint = nil }

  /// Creates a linear progress view style with a tint color.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The label, the bar and the current value's label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      if let label = configuration.currentValueLabel {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A progress view style with an activity indicator above a label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a circular progress view style.
  nonisolated public init() { tint = nil }

  /// Creates a circular progress view style with a tint color.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The activity indicator and the label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      Spinner(tint: tint)
      if let label = configuration.label { label.foregroundStyle(.secondary) }
    }
  }
}

/// The default progress view style: linear if determinate, circular if not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates a default progress view style.
  nonisolated public init() {}

  /// The bar or the activity indicator.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style: linear if determinate, circular if not.
  nonisolated public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle()
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view style with a horizontal bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view style with an activity indicator.
  nonisolated public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

extension View {
  /// Sets the style for progress views within this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}

extension ProgressViewStyle {
  /// The nodes of the progress view in this style.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  /// The style of progress views.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}
