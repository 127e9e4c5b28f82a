import _FoundationICU
package import Foundation

/// A number with a unit, in the words of a language: 5 kilometers, 20 °C.
package struct MeasuredNumber {
  /// The number.
  package var value: Double
  /// The unit in the Unicode locale data: `kilometer-per-hour`, or ``degrees``.
  package var unit: String
  /// How the unit is written.
  package var width: UnitWidth
  /// What is measured, which decides about the unit that is written: `person-height`; nil for the
  /// unit itself.
  package var usage: String?

  /// The unit of temperatures without a scale.
  package static let degrees = "temperature-generic"

  /// A number with a unit.
  package init(_ value: Double, _ unit: String, _ width: UnitWidth, usage: String? = nil) {
    (self.value, self.unit, self.width, self.usage) = (value, unit, width, usage)
  }

  /// The text in a locale; nil for a unit that ICU has not.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - spell: The text of the number in the unit that is written; nil for ICU's own.
  /// - Returns: The text.
  package func text(_ locale: Locale, spell: ((Double) -> String)? = nil) -> String? {
    guard let spell else { return written(locale, precision: "")?.text }
    guard let exact = written(locale, precision: ".##########") else { return nil }
    let number = spell(exact.value)
    let digits = Self.fractionLength(of: number, locale)
    guard let shown = written(locale, precision: "." + String(repeating: "0", count: digits)) else {
      return nil
    }
    // Arabic has words for one and two of a unit.
    guard let place = shown.number else { return shown.text }
    var units = Array(shown.text.utf16)
    units.replaceSubrange(place, with: number.utf16)
    return String(decoding: units, as: UTF16.self)
  }

  /// The unit without its number, as it is written after the number.
  package func unitText(_ locale: Locale) -> String? {
    guard let all = written(locale, precision: "") else { return nil }
    guard let place = all.number else { return all.text }
    var units = Array(all.text.utf16)
    units.removeSubrange(place)
    return String(decoding: units, as: UTF16.self).trimmingCharacters(in: .whitespaces)
  }

  private struct Written {
    let text: String
    let value: Double
    /// The place of the number in UTF-16; nil if there is none.
    let number: Range<Int>?
  }

  private func written(_ locale: Locale, precision: String) -> Written? {
    let usage = usage.map { "usage/" + $0 } ?? ""
    let stem = unit == Self.degrees ? "measure-unit" : "unit"
    let skeleton = Array("\(stem)/\(unit) \(width.skeleton) \(usage) \(precision)".utf16)
    var status = U_ZERO_ERROR
    guard
      let format = swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), locale.dataIdentifier, &status)
    else { return nil }
    defer { swift_unumf_close(format) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(format, value, result, &status)
    guard !status.isFailure,
      let text = LanguageText.written({ swift_unumf_resultToString(result, $0, $1, &$2) })
    else { return nil }
    return Written(text: text, value: Self.decimal(result) ?? value, number: Self.place(result))
  }

  /// The number in the unit that is written.
  private static func decimal(_ result: OpaquePointer) -> Double? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      var status = U_ZERO_ERROR
      _ = swift_unumf_resultToDecimalNumber(result, buffer.baseAddress, 127, &status)
      guard !status.isFailure, let start = buffer.baseAddress else { return nil }
      return Double(String(cString: start))
    }
  }

  private static func place(_ result: OpaquePointer) -> Range<Int>? {
    let fields = [UNUM_SIGN_FIELD, UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD]
    let found = fields.compactMap { field -> Range<Int>? in
      var status = U_ZERO_ERROR
      var position = UFieldPosition(field: Int32(field.rawValue), beginIndex: 0, endIndex: 0)
      guard swift_unumf_resultNextFieldPosition(result, &position, &status) != 0 else {
        return nil
      }
      return Int(position.beginIndex)..<Int(position.endIndex)
    }
    guard let start = found.map(\.lowerBound).min(), let end = found.map(\.upperBound).max()
    else { return nil }
    return start..<end
  }

  /// The number of digits after the decimal separator.
  private static func fractionLength(of number: String, _ locale: Locale) -> Int {
    let separator = locale.decimalSeparator ?? "."
    guard let found = number.range(of: separator, options: .backwards) else { return 0 }
    return number[found.upperBound...].prefix(while: \.isNumber).count
  }
}
