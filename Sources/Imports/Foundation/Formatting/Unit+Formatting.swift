import Foundation
import ScrollworkLanguages

extension Foundation.Unit {
  /// A number with the unit, in the locale of the formatter of the number.
  func text(
    _ value: Double, _ style: Formatter.UnitStyle, _ numberFormatter: NumberFormatter?
  ) -> String {
    MeasuredUnits.text(
      Measurement(value: value, unit: self), UnitWidth(style), numberFormatter?.locale ?? .current
    ) { numberFormatter?.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  /// The unit, inflected as after a number.
  func unitText(
    _ value: Double, _ style: Formatter.UnitStyle, _ numberFormatter: NumberFormatter?
  ) -> String {
    let locale = numberFormatter?.locale ?? .current
    return identifier.flatMap { MeasuredNumber(value, $0, UnitWidth(style)).unitText(locale) }
      ?? symbol
  }
}
