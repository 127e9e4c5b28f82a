import Foundation

/// The units of a locale, and their English words.
///
/// - Source: documented, by the Unicode locale data of English.
enum MeasuredUnits {
  /// A measurement in the unit that people of a locale use.
  static func local(_ measurement: Measurement<Unit>, in locale: Locale) -> Measurement<Unit> {
    guard let unit = measurement.unit as? Dimension,
      let wanted = locale.measurementSystem == .us ? american(unit) : metric(unit)
    else { return measurement }
    let base = unit.converter.baseUnitValue(fromValue: measurement.value)
    return Measurement(value: wanted.converter.value(fromBaseUnitValue: base), unit: wanted)
  }

  private static func american(_ unit: Dimension) -> Dimension? {
    switch unit {
    case UnitTemperature.celsius, UnitTemperature.kelvin: UnitTemperature.fahrenheit
    case UnitLength.kilometers: UnitLength.miles
    case UnitLength.meters: UnitLength.feet
    case UnitLength.centimeters, UnitLength.millimeters: UnitLength.inches
    case UnitMass.kilograms: UnitMass.pounds
    case UnitMass.grams: UnitMass.ounces
    case UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond: UnitSpeed.milesPerHour
    case UnitPressure.hectopascals, UnitPressure.millibars: UnitPressure.inchesOfMercury
    default: nil
    }
  }

  private static func metric(_ unit: Dimension) -> Dimension? {
    switch unit {
    case UnitTemperature.fahrenheit, UnitTemperature.kelvin: UnitTemperature.celsius
    case UnitLength.miles: UnitLength.kilometers
    case UnitLength.feet, UnitLength.yards: UnitLength.meters
    case UnitLength.inches: UnitLength.centimeters
    case UnitMass.pounds, UnitMass.stones: UnitMass.kilograms
    case UnitMass.ounces: UnitMass.grams
    case UnitSpeed.milesPerHour, UnitSpeed.metersPerSecond: UnitSpeed.kilometersPerHour
    default: nil
    }
  }

  /// A number with its unit.
  static func text(
    number: String, value: Double, unit: Unit, width: Formatter.UnitStyle, hidesScale: Bool
  ) -> String {
    if unit is UnitTemperature {
      if hidesScale || width == .short { return number + "°" }
      if width == .medium { return number + unit.symbol }
    }
    let name = name(of: unit, value, width)
    return number + (width == .short ? "" : " ") + name
  }

  /// The words of a unit.
  static func name(of unit: Unit, _ value: Double, _ width: Formatter.UnitStyle) -> String {
    guard width == .long, let words = words[unit.symbol] else { return unit.symbol }
    return value == 1 ? words.one : words.many
  }

  private static let words: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"), "gal": ("gallon", "gallons"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"), "s": ("second", "seconds"),
    "min": ("minute", "minutes"), "h": ("hour", "hours"), "hr": ("hour", "hours"),
    "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
    "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"), "%": ("percent", "percent"),
  ]
}
