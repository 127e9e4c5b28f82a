import Foundation

@testable import ScrollworkFoundation

/// A formatter, by what it writes in a locale.
enum WordsOfFormatter: String, CaseIterable, Sendable {
  case relative, list, spans, measurement, interval, date, number, bytes, name, duration, style
  case amounts

  /// What the formatter writes, the parts with bars between them.
  func text(_ locale: Locale) -> String {
    let parts =
      switch self {
      case .relative: Self.relative(locale)
      case .list: Self.list(locale)
      case .spans: Self.spans(locale)
      case .measurement: Self.measurement(locale)
      case .interval: Self.interval(locale)
      case .date: Self.date(locale)
      case .number: Self.number(locale)
      case .bytes: Self.bytes(locale)
      case .name: Self.name(locale)
      case .duration: Self.duration(locale)
      case .style: Self.style(locale)
      case .amounts: Self.amounts(locale)
      }
    // ICU separates some of them by spaces that do not break, and hyphenates German.
    return String(
      parts.joined(separator: " | ").compactMap { letter in
        letter == "\u{AD}" ? nil : letter.isWhitespace ? " " : letter
      })
  }

  /// 9 January 2026, 13:41 UTC.
  private static let moment = Date(timeIntervalSince1970: 1_767_966_060)

  private static func relative(_ locale: Locale) -> [String] {
    let formatter = ScrollworkFoundation.RelativeDateTimeFormatter()
    formatter.locale = locale
    formatter.dateTimeStyle = .named
    let named = [-2, -1, 1, 3].map { formatter.localizedString(from: DateComponents(day: $0)) }
    formatter.dateTimeStyle = .numeric
    let units = [.full, .short, .abbreviated, .spellOut].map {
      (style: ScrollworkFoundation.RelativeDateTimeFormatter.UnitsStyle) in
      formatter.unitsStyle = style
      return formatter.localizedString(from: DateComponents(hour: 3))
    }
    let anchored = Date.AnchoredRelativeFormatStyle(
      anchor: moment, presentation: .named, unitsStyle: .wide, locale: locale)
    return named + units + [anchored.format(moment.addingTimeInterval(-7200))]
  }

  private static func list(_ locale: Locale) -> [String] {
    let formatter = ScrollworkFoundation.ListFormatter()
    formatter.locale = locale
    return [
      formatter.string(from: ["A", "B", 3]) ?? "", formatter.string(for: ["A", "B"]) ?? "",
      ["A", "B"].formatted(.list(type: .or).locale(locale)),
    ]
  }

  private static func spans(_ locale: Locale) -> [String] {
    let formatter = ScrollworkFoundation.DateComponentsFormatter()
    formatter.calendar?.locale = locale
    return [.positional, .abbreviated, .short, .full, .spellOut, .brief].map {
      (style: ScrollworkFoundation.DateComponentsFormatter.UnitsStyle) in
      formatter.unitsStyle = style
      return formatter.string(from: 7505) ?? ""
    }
  }

  private static func measurement(_ locale: Locale) -> [String] {
    let formatter = ScrollworkFoundation.MeasurementFormatter()
    formatter.locale = locale
    let way = Measurement(value: 2.5, unit: UnitLength.kilometers)
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    let styles = [.short, .medium, .long].flatMap { (style: Formatter.UnitStyle) in
      formatter.unitStyle = style
      return [formatter.string(from: way), formatter.string(from: warm)]
    }
    return styles + [formatter.string(from: UnitLength.meters as Unit)]
  }

  private static func interval(_ locale: Locale) -> [String] {
    let formatter = DateIntervalFormatter()
    (formatter.locale, formatter.timeZone) = (locale, .gmt)
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    return [3600.0, 90_000].map {
      formatter.string(from: moment, to: moment.addingTimeInterval($0))
    }
  }

  private static func date(_ locale: Locale) -> [String] {
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (locale, .gmt)
    (formatter.dateStyle, formatter.timeStyle) = (.full, .short)
    let full = formatter.string(from: moment)
    formatter.setLocalizedDateFormatFromTemplate("EEEdMMM")
    return [full, formatter.string(from: moment)]
  }

  private static func number(_ locale: Locale) -> [String] {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return [.spellOut, .ordinal, .percent].map { (style: NumberFormatter.Style) in
      formatter.numberStyle = style
      return formatter.string(from: 21) ?? ""
    }
  }

  private static func bytes(_ locale: Locale) -> [String] {
    let formatter = ScrollworkFoundation.ByteCountFormatter()
    formatter.locale = locale
    return [0, 5, 1_234_567].map { formatter.string(fromByteCount: $0) }
  }

  private static func name(_ locale: Locale) -> [String] {
    let formatter = ScrollworkFoundation.PersonNameComponentsFormatter()
    formatter.locale = locale
    return [("Ada", "Lovelace"), ("太郎", "山田")].map { given, family in
      var name = PersonNameComponents()
      (name.givenName, name.familyName) = (given, family)
      return formatter.string(from: name)
    }
  }

  private static func duration(_ locale: Locale) -> [String] {
    let duration = Duration.seconds(7505)
    return [
      duration.formatted(.units(width: .wide).locale(locale)),
      duration.formatted(.time(pattern: .hourMinuteSecond).locale(locale)),
    ]
  }

  private static func style(_ locale: Locale) -> [String] {
    typealias Lengths = Measurement<UnitLength>.FormatStyle
    let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    let height = Measurement(value: 1.78, unit: UnitLength.meters)
    return [
      Lengths(width: .wide, locale: locale).format(way),
      Lengths(width: .abbreviated, locale: locale, usage: .asProvided).format(way),
      Lengths(
        width: .narrow, locale: locale, usage: .road,
        numberFormatStyle: .number.precision(.fractionLength(2))
      ).format(way), Lengths(width: .wide, locale: locale, usage: .personHeight).format(height),
    ]
  }

  private static func amounts(_ locale: Locale) -> [String] {
    let lengths = ScrollworkFoundation.LengthFormatter()
    (lengths.numberFormatter.locale, lengths.unitStyle) = (locale, .long)
    let masses = ScrollworkFoundation.MassFormatter()
    masses.numberFormatter.locale = locale
    let energies = ScrollworkFoundation.EnergyFormatter()
    (energies.numberFormatter.locale, energies.unitStyle) = (locale, .long)
    return [
      lengths.string(fromValue: 5, unit: .kilometer), masses.string(fromKilograms: 70),
      energies.string(fromValue: 100, unit: .kilocalorie),
    ]
  }
}
