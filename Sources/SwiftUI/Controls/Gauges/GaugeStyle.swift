import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// The appearance of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// A view that represents the body of a gauge.
  associatedtype Body: View

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates a view that represents the body of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
  /// A type-erased label of a gauge.
  public struct Label: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// A type-erased label of the current value.
  public struct CurrentValueLabel: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// A type-erased label of the lower bound.
  public struct MinimumValueLabel: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// A type-erased label of the upper bound.
  public struct MaximumValueLabel: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The value as a fraction of the range, 0…1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The metrics of gauges, in points.
///
/// - Source: chosen, after pictures of iOS 17.
private enum GaugeMetrics {
  static let bar: CGFloat = 4
  static let ring: CGFloat = 58
  static let line: CGFloat = 6
  /// The part of the circle that an open ring covers.
  static let open = 0.75
}

/// A gauge style with a bar that fills up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a linear capacity gauge style.
  nonisolated public init() {}

  /// The label above a bar between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressBar(fraction: configuration.value, tint: nil)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A gauge style with a bar and a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates an accessory linear gauge style.
  nonisolated public init() {}

  /// A bar between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GeometryReader { proxy in
        let place = configuration.value * (proxy.size.width - GaugeMetrics.line)
        Capsule().fill(.tint.opacity(0.35))
          .overlay(alignment: .leading) {
            Circle().fill(.tint).overlay { Circle().stroke(Color.white, lineWidth: 2) }
              .frame(width: 2 * GaugeMetrics.line, height: 2 * GaugeMetrics.line)
              .offset(x: place - GaugeMetrics.line / 2)
          }
      }
      .frame(height: GaugeMetrics.line)
      configuration.maximumValueLabel
    }
    .font(.footnote)
  }
}

/// A gauge style with a bar that fills up to the value, without labels above.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory linear capacity gauge style.
  nonisolated public init() {}

  /// The label above the bar.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      ProgressBar(fraction: configuration.value, tint: nil)
      configuration.currentValueLabel
    }
    .font(.footnote)
  }
}

/// A gauge style with an open ring and a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates an accessory circular gauge style.
  nonisolated public init() {}

  /// The ring around the current value.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isClosed: false)
  }
}

/// A gauge style with a closed ring that fills up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory circular capacity gauge style.
  nonisolated public init() {}

  /// The ring around the current value.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isClosed: true)
  }
}

/// The default gauge style: a linear capacity gauge.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates a default gauge style.
  nonisolated public init() {}

  /// The linear capacity gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// The ring of a circular gauge.
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool

  var body: some View {
    let (value, part) = (configuration.value, isClosed ? 1 : GaugeMetrics.open)
    ZStack {
      Circle().trim(from: 0, to: part)
        .stroke(.tint.opacity(isClosed ? 0.3 : 1), style: style)
        .rotationEffect(Angle(degrees: isClosed ? -90 : 135))
      if isClosed {
        Circle().trim(from: 0, to: value).stroke(.tint, style: style)
          .rotationEffect(Angle(degrees: -90))
      } else {
        Circle().fill(.tint).overlay { Circle().stroke(Color.white, lineWidth: 2) }
          .frame(width: 2 * GaugeMetrics.line, height: 2 * GaugeMetrics.line)
          .offset(x: GaugeMetrics.ring / 2 - GaugeMetrics.line / 2)
          .rotationEffect(Angle(degrees: 135 + 360 * part * value))
      }
      VStack(spacing: 0) {
        if let current = configuration.currentValueLabel {
          current.font(.system(size: 20))
        } else {
          configuration.label.font(.system(size: 12))
        }
      }
      .lineLimit(1).padding(GaugeMetrics.line * 1.5)
      if !isClosed {
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          if configuration.minimumValueLabel == nil { configuration.label }
          configuration.maximumValueLabel
        }
        .font(.system(size: 11)).frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .padding(GaugeMetrics.line / 2)
    .frame(width: GaugeMetrics.ring, height: GaugeMetrics.ring)
  }

  private var style: StrokeStyle {
    StrokeStyle(lineWidth: GaugeMetrics.line, lineCap: .round)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style: a linear capacity gauge.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up to the value.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills up to the value, without labels above.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets the style for gauges within this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}

extension GaugeStyle {
  /// The nodes of the gauge in this style.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
  }

  /// The style of gauges.
  var gaugeStyle: any GaugeStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
