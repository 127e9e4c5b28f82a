import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A control for selecting a value from a bounded linear range of values.
///
/// A drag anywhere along the slider moves the thumb by the same distance. The label describes the
/// purpose of the slider and is not displayed.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  let control: SliderControl
  let minimum: ValueLabel
  let maximum: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, minimum: ValueLabel,
    maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    control = SliderControl(
      range: range, step: step, read: { Double(value.wrappedValue) },
      write: { value.wrappedValue = V($0) }, onEditingChanged: onEditingChanged)
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("Slider", name: "Slider")
    let isEnabled = inner.environment.isEnabled
    let bar = SliderBar(fraction: control.fraction, tint: inner.environment.tint ?? .accentColor)
    let body = HStack(spacing: SliderLayout.labelSpacing) {
      minimum
      bar
        .contentShape(Rectangle())
        .gesture(SliderGesture(control: control), isEnabled: isEnabled)
      maximum
    }
    return ScrollworkViews.resolve(
      body.opacity(isEnabled ? 1 : SliderLayout.disabledOpacity), in: inner)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider over a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }

  /// Creates a slider over a range, in steps from its lower bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider over a range, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }

  /// Creates a slider over a range, in steps from its lower bound, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider over a range, with value labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged)
  }

  /// Creates a slider over a range, in steps from its lower bound, with value labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with value labels at its ends; superseded by the form with closures in order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }

  /// Creates a slider in steps with value labels at its ends; superseded by the form with closures in
  /// order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label; superseded by the form with closures in order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
  }
}

/// The track of a slider, its filled part and the thumb.
private struct SliderBar: View {
  let fraction: Double
  let tint: Color

  var body: some View {
    LayoutView(
      layout: SliderLayout(fraction: fraction),
      content: TupleView(
        Capsule().fill(Self.trackColor),
        Capsule().fill(tint),
        Circle().fill(Color.white)
          .overlay { Circle().stroke(Color.black.opacity(0.04), lineWidth: 0.5) }
          .shadow(color: Color.black.opacity(0.2), radius: 2.5, y: 1.5)))
  }

  /// - Source: documented, UIKit's `systemFill`.
  private static let trackColor = Color(
    .adaptive(
      light: Color.Resolved(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.2),
      dark: Color.Resolved(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.36)))
}

/// Lays out a track, its filled part and a thumb.
///
/// - Source: chosen, after pictures of iOS 17.
struct SliderLayout: Layout {
  static let height: CGFloat = 31
  static let idealWidth: CGFloat = 100
  static let track: CGFloat = 4
  static let thumb: CGFloat = 28
  static let labelSpacing: CGFloat = 8
  static let disabledOpacity = 0.5

  /// The position of the thumb as a fraction of its travel, from the leading end.
  var fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: max(Self.thumb, proposal.width ?? Self.idealWidth), height: Self.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let thumbX = (bounds.width - Self.thumb) * CGFloat(fraction)
    func put(_ index: Int, x: CGFloat, width: CGFloat, height: CGFloat) {
      subviews[index].place(
        leading: CGPoint(x: x, y: (bounds.height - height) / 2), in: bounds,
        isRightToLeft: subviews.isRightToLeft,
        proposal: ProposedViewSize(width: width, height: height))
    }
    put(0, x: 0, width: bounds.width, height: Self.track)
    put(1, x: 0, width: thumbX + Self.thumb / 2, height: Self.track)
    put(2, x: thumbX, width: Self.thumb, height: Self.thumb)
  }
}
