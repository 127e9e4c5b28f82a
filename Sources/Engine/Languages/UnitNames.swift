import _FoundationICU
package import Foundation

/// Units by themselves: their names, and which of them people use.
package enum UnitNames {
  /// The name of a unit: meters, or m; nil for a unit that ICU has not.
  ///
  /// - Parameters:
  ///   - unit: The unit in the Unicode locale data: `meter`.
  ///   - width: How the unit is written.
  ///   - locale: The locale.
  /// - Returns: The name.
  package static func text(_ unit: String, _ width: UnitWidth, _ locale: Locale) -> String? {
    guard width == .wide, let code = UnitCodes.all[unit] else {
      // Arabic has words of their own for one and two of a unit.
      return MeasuredNumber(100, unit, width).unitText(locale)
    }
    var status = U_ZERO_ERROR
    guard let format = uameasfmt_open(locale.dataIdentifier, width.measure, nil, &status) else {
      return nil
    }
    defer { uameasfmt_close(format) }
    return LanguageText.written { uameasfmt_getUnitName(format, code, $0, $1, &$2) }
  }

  /// The unit that people of a locale use for a kind of measure; nil if they use several, or none.
  ///
  /// - Parameters:
  ///   - category: The kind in the Unicode locale data: `length`.
  ///   - usage: What is measured: `person`; nil for anything.
  ///   - locale: The locale.
  /// - Returns: The unit in the Unicode locale data.
  package static func preferred(
    _ category: String, _ usage: String?, _ locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    var units = [UAMeasureUnit](repeating: UAMEASUNIT_DURATION_SECOND, count: 4)
    let count = uameasfmt_getUnitsForUsage(
      locale.dataIdentifier, category, usage, &units, 4, &status)
    guard !status.isFailure, count == 1, let unit = units.first else { return nil }
    return UnitCodes.identifier(unit)
  }
}
