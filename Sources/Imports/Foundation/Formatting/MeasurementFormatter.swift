public import Foundation

/// A formatter of measurements.
///
/// Without ``UnitOptions/providedUnit`` measurements are converted to the unit of the locale.
open class MeasurementFormatter: Formatter {
  /// How units are chosen.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit in which the number is neither small nor large.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// No sign of the scale for temperatures.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// How the unit is chosen.
  open var unitOptions: UnitOptions = []
  /// How the unit is written.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, which decides about the unit.
  // Declared as in Foundation, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current
  /// The formatter of the number.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The number and its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let provided = Measurement<Unit>(value: measurement.value, unit: measurement.unit)
    let shown =
      unitOptions.contains(.providedUnit)
      ? provided : MeasuredUnits.local(provided, in: locale ?? .current)
    let number = numberFormatter?.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    return MeasuredUnits.text(
      number: number, value: shown.value, unit: shown.unit, width: unitStyle,
      hidesScale: unitOptions.contains(.temperatureWithoutUnit))
  }

  /// The sign of a unit.
  open func string(from unit: Unit) -> String { MeasuredUnits.name(of: unit, 2, unitStyle) }
}
