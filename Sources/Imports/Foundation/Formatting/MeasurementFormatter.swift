public import Foundation
import ScrollworkLanguages

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
  /// The locale, also that of the number.
  // Declared as in Foundation, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current { didSet { numberFormatter?.locale = locale ?? .current } }
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
    let locale = locale ?? .current
    let keepsUnit = unitOptions.contains(.providedUnit)
    let isScaled = unitOptions.contains(.naturalScale) && !keepsUnit
    return MeasuredUnits.text(
      keepsUnit || isScaled ? provided : MeasuredUnits.local(provided, in: locale),
      UnitWidth(unitStyle), usage: isScaled ? "default" : nil,
      hidesScale: unitOptions.contains(.temperatureWithoutUnit), locale
    ) { [numberFormatter] in numberFormatter?.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    unit.identifier.flatMap { UnitNames.text($0, UnitWidth(unitStyle), locale ?? .current) }
      ?? unit.symbol
  }
}

extension UnitWidth {
  /// The width of a style of formatters.
  init(_ style: Formatter.UnitStyle) {
    self =
      switch style {
      case .short: .narrow
      case .medium: .short
      case .long: .wide
      }
  }
}
