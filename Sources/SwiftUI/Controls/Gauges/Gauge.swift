import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A view that shows a value within a range, in the current ``GaugeStyle``.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  PrimitiveView
{
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?

  private init(
    fraction: Double, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    (self.fraction, self.label, self.current) = (fraction, label, current)
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>)
    -> Double
  {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(label), currentValueLabel: current.map { .init($0) },
      minimumValueLabel: minimum.map { .init($0) }, maximumValueLabel: maximum.map { .init($0) })
    return context.environment.gaugeStyle
      .resolve(configuration, in: context.view("Gauge", name: "Gauge"))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), current: nil, minimum: nil,
      maximum: nil)
  }

  /// Creates a gauge with a label and one of the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(),
      minimum: nil, maximum: nil)
  }

  /// Creates a gauge with labels of its value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}
