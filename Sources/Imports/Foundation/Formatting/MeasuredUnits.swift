import Foundation
import ScrollworkLanguages

/// The text of a measurement, and the unit that people of a locale use for it.
enum MeasuredUnits {
  /// A measurement in the unit that people of a locale use.
  ///
  /// - Source: the Unicode locale data; kinds of measures that are not listed keep their unit (chosen).
  static func local(_ measurement: Measurement<Unit>, in locale: Locale) -> Measurement<Unit> {
    guard let unit = measurement.unit as? Dimension, let (category, usage) = category(of: unit),
      let name = UnitNames.preferred(category, usage, locale),
      let wanted = unit.sibling(named: name)
    else { return measurement }
    let base = unit.converter.baseUnitValue(fromValue: measurement.value)
    return Measurement(value: wanted.converter.value(fromBaseUnitValue: base), unit: wanted)
  }

  private static func category(of unit: Dimension) -> (category: String, usage: String?)? {
    switch unit {
    case is UnitArea: ("area", nil)
    case is UnitLength: ("length", "large")
    case is UnitMass: ("mass", nil)
    case is UnitPressure: ("pressure", "baromtrc")
    case is UnitSpeed: ("speed", nil)
    case is UnitTemperature: ("temperature", nil)
    case is UnitVolume: ("volume", nil)
    default: nil
    }
  }

  /// A number with its unit.
  ///
  /// - Parameters:
  ///   - measurement: The measurement.
  ///   - width: How the unit is written.
  ///   - usage: What is measured, in the Unicode locale data; nil for the unit itself.
  ///   - hidesScale: Whether a temperature is without its scale.
  ///   - locale: The locale.
  ///   - spell: The text of the number; nil for that of ICU.
  /// - Returns: The text, which has the symbol of a unit that ICU has not.
  static func text(
    _ measurement: Measurement<Unit>, _ width: UnitWidth, usage: String? = nil,
    hidesScale: Bool = false, _ locale: Locale, spell: ((Double) -> String)? = nil
  ) -> String {
    let (value, unit) = (measurement.value, measurement.unit)
    if hidesScale, unit is UnitTemperature {
      let shown = usage == nil ? measurement : local(measurement, in: locale)
      let whole: ((Double) -> String)? =
        usage == nil ? nil : { $0.formatted(.number.precision(.fractionLength(0)).locale(locale)) }
      return MeasuredNumber(shown.value, MeasuredNumber.degrees, width)
        .text(locale, spell: spell ?? whole) ?? ""
    }
    let text = unit.identifier.flatMap {
      MeasuredNumber(value, $0, width, usage: usage).text(locale, spell: spell)
    }
    return text ?? (spell?(value) ?? value.formatted(.number.locale(locale))) + " " + unit.symbol
  }
}
