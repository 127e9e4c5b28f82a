import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A control that performs increment and decrement actions.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// Creates a stepper with increment and decrement actions; a nil action disables its button.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// The label, and the two buttons at the trailing end.
  public var body: some View {
    HStack(spacing: 8) {
      if !labelsAreHidden {
        label
        Spacer(minLength: 0)
      }
      HStack(spacing: 0) {
        button("minus", onDecrement)
        Color(uiColor: .quaternaryLabel).frame(width: 1, height: StepperMetrics.height * 0.56)
        button("plus", onIncrement)
      }
      .frame(width: StepperMetrics.width, height: StepperMetrics.height)
      .background(
        Color(uiColor: .tertiarySystemFill),
        in: RoundedRectangle(cornerRadius: StepperMetrics.corner))
    }
    .asControl()
  }

  private func button(_ symbol: String, _ action: (() -> Void)?) -> some View {
    Button {
      onEditingChanged(true)
      action?()
      onEditingChanged(false)
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 15, weight: .medium))
        .foregroundStyle(Color.primary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
  }
}

/// Metrics of steppers, in points.
///
/// - Source: measured by others: `UIStepper` is 94 × 32 points. The corner is chosen.
private enum StepperMetrics {
  static let width: CGFloat = 94
  static let height: CGFloat = 32
  static let corner: CGFloat = 8
}

extension Stepper {
  /// Creates a stepper for a value, with a custom label.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within bounds, with a custom label.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    self.init(
      label: label,
      onIncrement: now >= bounds.upperBound
        ? nil
        : { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) },
      onDecrement: now <= bounds.lowerBound
        ? nil
        : { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with two actions and a title from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with two actions and a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, with a title from a localized string key.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within bounds, with a title from a localized string key.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within bounds, with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
