import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A look for progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view that is shown.
  associatedtype Body: View

  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What is shown for a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label the view was given.
  public struct Label: GivenPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// What tells how much there is.
  public struct CurrentValueLabel: GivenPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// How much there is, 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// What tells how much there is.
  public var currentValueLabel: CurrentValueLabel?
}

/// A label above a bar, and what tells how much beneath; where nobody knows, spokes that turn.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The look.
  nonisolated public init() { tint = nil }

  /// The look, with a color.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The label, the bar and what tells how much.
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

/// Spokes that turn, above a label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The look.
  nonisolated public init() { tint = nil }

  /// The look, with a color.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The spokes and the label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      Spinner(tint: tint)
      if let label = configuration.label { label.foregroundStyle(.secondary) }
    }
  }
}

/// The usual look: a bar where it is known how much there is, and else spokes that turn.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The look.
  nonisolated public init() {}

  /// The bar or the spokes.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look.
  nonisolated public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle()
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Spokes that turn.
  nonisolated public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

extension View {
  /// Sets the look of the progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}

extension ProgressViewStyle {
  /// The view as this style shows it.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  /// The look of progress views.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}
