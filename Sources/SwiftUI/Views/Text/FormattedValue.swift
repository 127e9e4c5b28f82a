import Foundation

/// A value that is written in the locale of the text in which it appears.
///
/// Formats are values, and are only read.
struct FormattedValue: @unchecked Sendable, CustomStringConvertible {
  /// Writes the value in a locale.
  let write: (TextLocale) -> String

  /// The value as written in American English, by which texts are compared.
  var description: String { write(.americanEnglish) }

  /// A value in a format; dates in Greenwich Mean Time.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    write = { Self.write(input, format, $0.locale) }
  }

  /// An integer, grouped as the locale groups.
  init(_ value: some BinaryInteger) {
    let (digits, isNegative) = ("\(value.magnitude)", value < 0)
    write = { locale in
      if locale.isAmericanEnglish { return (isNegative ? "-" : "") + Self.grouped(digits) }
      guard let number = Decimal(string: (isNegative ? "-" : "") + digits) else { return digits }
      return number.formatted(.number.locale(locale.locale))
    }
  }

  /// A floating-point number with a fixed number of decimals, grouped as the locale groups.
  init(_ value: some BinaryFloatingPoint, decimalCount: Int) {
    let (number, sign) = (Double(value.magnitude), value.sign == .minus ? "-" : "")
    let signed = Double(value)
    write = { locale in
      guard number.isFinite else { return number.isNaN ? "nan" : sign + "inf" }
      guard locale.isAmericanEnglish else {
        return signed.formatted(
          .number.precision(.fractionLength(decimalCount)).locale(locale.locale))
      }
      let spelled = String(format: "%.\(decimalCount)f", locale: nil, number)
      return sign + Self.grouped(spelled.prefix { $0 != "." }) + spelled.drop { $0 != "." }
    }
  }

  private static func grouped(_ digits: some StringProtocol) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// The value formatted in a locale, in Greenwich Mean Time.
  private static func write<F: FormatStyle>(
    _ input: F.FormatInput, _ format: F, _ locale: Locale
  ) -> F.FormatOutput {
    let format = format.locale(locale)
    guard var date = format as? Date.FormatStyle, let moment = input as? Date else {
      return format.format(input)
    }
    date.timeZone = .gmt
    return date.format(moment) as? F.FormatOutput ?? format.format(input)
  }
}
