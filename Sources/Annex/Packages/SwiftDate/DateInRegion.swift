public import ScrollworkFoundation

/// A date in a region.
public struct DateInRegion: Comparable, Hashable, Sendable {
  /// The date of the date in a region.
  public let date: Date
  /// The region of the date.
  public let region: Region

  /// Creates a date from its components in a region.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    nanosecond: Int = 0, region: Region = SwiftDate.defaultRegion
  ) {
    let components = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      nanosecond: nanosecond)
    self.init(region.calendar.date(from: components) ?? Date(), region: region)
  }

  /// A date in a region.
  public init(_ date: Date = Date(), region: Region = SwiftDate.defaultRegion) {
    (self.date, self.region) = (date, region)
  }

  /// The date of a text in a format, or in the first automatic format that reads it.
  public init?(
    _ string: String, format: String? = nil, region: Region = SwiftDate.defaultRegion
  ) {
    let formats = format.map { [$0] } ?? Self.automaticFormats
    let found = formats.lazy.compactMap { Self.formatter($0, region).date(from: string) }.first
    guard let found else { return nil }
    self.init(found, region: region)
  }

  /// The formats of texts without one.
  ///
  /// - Source: `DateFormats.builtInAutoFormat` of the package, without those of Moment.js, which
  ///   mean something else to a formatter; and times without a zone.
  private static let automaticFormats = [
    "yyyy-MM-dd'T'HH:mm:ssZZZZZ", "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ",
    "yyyy-MM-dd'T'HH:mm:ss.SSSSSSZZZZZ", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm",
    "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd", "MM/dd/yyyy", "MMMM d, yyyy",
  ]

  static func formatter(_ format: String, _ region: Region) -> DateFormatter {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.timeZone) = (region.calendar, region.timeZone)
    (formatter.locale, formatter.dateFormat) = (region.locale, format)
    return formatter
  }

  /// Whether a date is earlier.
  public static func < (lhs: DateInRegion, rhs: DateInRegion) -> Bool { lhs.date < rhs.date }

  private func part(_ part: Calendar.Component) -> Int {
    region.calendar.component(part, from: date)
  }

  /// The year of the date in a region.
  public var year: Int { part(.year) }
  /// The month of the date in a region.
  public var month: Int { part(.month) }
  /// The day of the date in a region.
  public var day: Int { part(.day) }
  /// The hour of the date in a region.
  public var hour: Int { part(.hour) }
  /// The minute of the date in a region.
  public var minute: Int { part(.minute) }
  /// The second of the date in a region.
  public var second: Int { part(.second) }
  /// The day of the week, from Sunday.
  public var weekday: Int { part(.weekday) }
  /// Whether the date is today.
  public var isToday: Bool { region.calendar.isDate(date, inSameDayAs: Date()) }

  /// The text of the date in a form.
  public func toFormat(_ format: String, locale: Locales? = nil) -> String {
    let formatter = Self.formatter(format, region)
    if let locale { formatter.locale = locale.locale }
    return formatter.string(from: date)
  }

  /// The text of the date in a style.
  public func toString(_ style: DateToStringStyles = .dateTime(.medium)) -> String {
    let formatter = Self.formatter("", region)
    switch style {
    case .custom(let format): return toFormat(format)
    case .iso: return toISO()
    case .relative(let style): return toRelative(style: style)
    case .date(let date): (formatter.dateStyle, formatter.timeStyle) = (date, .none)
    case .time(let time): (formatter.dateStyle, formatter.timeStyle) = (.none, time)
    case .dateTime(let both): (formatter.dateStyle, formatter.timeStyle) = (both, both)
    case .dateTimeMixed(let date, let time):
      (formatter.dateStyle, formatter.timeStyle) = (date, time)
    }
    return formatter.string(from: date)
  }

  /// The text of the date for computers.
  public func toISO() -> String { toFormat("yyyy-MM-dd'T'HH:mm:ssZZZZZ") }

  /// How long ago the date is, in English.
  public func toRelative(
    since: DateInRegion? = nil, style: RelativeFormatter.Style? = nil, locale: Locales? = nil
  ) -> String {
    RelativeFormatter.words(
      date.timeIntervalSince(since?.date ?? Date()), style ?? RelativeFormatter.defaultStyle())
  }

  /// The date in another region.
  public func convertTo(region: Region) -> DateInRegion { DateInRegion(date, region: region) }

  /// A date with components added.
  public func dateByAdding(_ count: Int, _ component: Calendar.Component) -> DateInRegion {
    DateInRegion(
      region.calendar.date(byAdding: component, value: count, to: date) ?? date, region: region)
  }
}

extension Date {
  private var inRegion: DateInRegion { DateInRegion(self) }

  /// The date in a region.
  public func `in`(region: Region) -> DateInRegion { DateInRegion(self, region: region) }
  /// The date in the region of dates without one.
  public func inDefaultRegion() -> DateInRegion { inRegion }
  /// The text of the date in a form.
  public func toFormat(_ format: String, locale: Locales? = nil) -> String {
    inRegion.toFormat(format, locale: locale)
  }
  /// The text of the date in a style.
  public func toString(_ style: DateToStringStyles = .dateTime(.medium)) -> String {
    inRegion.toString(style)
  }
  /// The text of the date for computers.
  public func toISO() -> String { inRegion.toISO() }
  /// How long ago the date is, in English.
  public func toRelative(
    since: DateInRegion? = nil, style: RelativeFormatter.Style? = nil, locale: Locales? = nil
  ) -> String { inRegion.toRelative(since: since, style: style) }
  /// A date with components added.
  public func dateByAdding(_ count: Int, _ component: Calendar.Component) -> DateInRegion {
    inRegion.dateByAdding(count, component)
  }
  /// The beginning of the unit that the date is in.
  public func dateAtStartOf(_ unit: Calendar.Component) -> Date {
    SwiftDate.defaultRegion.calendar.dateInterval(of: unit, for: self)?.start ?? self
  }
  /// The end of the unit that the date is in.
  public func dateAtEndOf(_ unit: Calendar.Component) -> Date {
    (SwiftDate.defaultRegion.calendar.dateInterval(of: unit, for: self)?.end ?? self)
      .addingTimeInterval(-1)
  }
  /// The year of the date.
  public var year: Int { inRegion.year }
  /// The month of the date.
  public var month: Int { inRegion.month }
  /// The day of the date.
  public var day: Int { inRegion.day }
  /// The hour of the date.
  public var hour: Int { inRegion.hour }
  /// The minute of the date.
  public var minute: Int { inRegion.minute }
  /// The day of the week, from Sunday.
  public var weekday: Int { inRegion.weekday }
  /// Whether the date is today.
  public var isToday: Bool { inRegion.isToday }
}

extension Int {
  private func component(_ set: (inout DateComponents) -> Void) -> DateComponents {
    var components = DateComponents()
    set(&components)
    return components
  }

  /// An interval in seconds.
  public var seconds: DateComponents { component { $0.second = self } }
  /// An interval in minutes.
  public var minutes: DateComponents { component { $0.minute = self } }
  /// An interval in hours.
  public var hours: DateComponents { component { $0.hour = self } }
  /// An interval in days.
  public var days: DateComponents { component { $0.day = self } }
  /// An interval in weeks.
  public var weeks: DateComponents { component { $0.day = self * 7 } }
  /// An interval in months.
  public var months: DateComponents { component { $0.month = self } }
  /// An interval in years.
  public var years: DateComponents { component { $0.year = self } }
}

extension Date {
  /// A date later by components.
  public static func + (lhs: Date, rhs: DateComponents) -> Date {
    SwiftDate.defaultRegion.calendar.date(byAdding: rhs, to: lhs) ?? lhs
  }
  /// A date earlier by components.
  public static func - (lhs: Date, rhs: DateComponents) -> Date {
    var opposite = DateComponents()
    opposite.second = rhs.second.map { -$0 }
    opposite.minute = rhs.minute.map { -$0 }
    opposite.hour = rhs.hour.map { -$0 }
    opposite.day = rhs.day.map { -$0 }
    opposite.month = rhs.month.map { -$0 }
    opposite.year = rhs.year.map { -$0 }
    return lhs + opposite
  }
}

extension String {
  /// The date of the text, in a form or in one of the usual ones.
  public func toDate(_ format: String? = nil, region: Region = SwiftDate.defaultRegion)
    -> DateInRegion?
  { DateInRegion(self, format: format, region: region) }
  /// The date of the text for computers.
  public func toISODate(region: Region? = nil) -> DateInRegion? {
    DateInRegion(self, region: region ?? SwiftDate.defaultRegion)
  }
}
