@_exported public import ScrollworkFoundation
import ScrollworkSystem

/// The settings of dates.
public enum SwiftDate {
  /// The region of dates without one.
  public static var defaultRegion: Region {
    get { defaultRegionOfProcess.wrappedValue }
    set { defaultRegionOfProcess.wrappedValue = newValue }
  }
  private static let defaultRegionOfProcess = ProcessValue(wrappedValue: Region.UTC)
}

/// A calendar with a time zone and a language.
public struct Region: Hashable, Sendable {
  /// The calendar of the region.
  public let calendar: Calendar
  /// The time zone of the region.
  public var timeZone: TimeZone { calendar.timeZone }
  /// The locale of the region.
  public var locale: Locale { calendar.locale ?? Locale(identifier: "en_US_POSIX") }

  /// Creates a region from its parts.
  public init(
    calendar: Calendars = .gregorian, zone: Zones = .gmt, locale: Locales = .english
  ) {
    var calendar = calendar.calendar
    calendar.timeZone = zone.timeZone
    calendar.locale = locale.locale
    self.calendar = calendar
  }

  /// The region of Greenwich.
  public static var UTC: Region { Region() }
  /// The region without a place.
  public static var ISO: Region { Region() }
  /// The region of the device.
  public static var current: Region { Region(zone: .current, locale: .current) }
  /// The region of the device.
  public static var local: Region { current }
}

/// The calendars of the Unicode locale data.
public enum Calendars: Sendable {
  case gregorian, iso8601

  var calendar: Calendar { Calendar(identifier: self == .gregorian ? .gregorian : .iso8601) }
}

/// Time zones, of which the most used have a name.
public struct Zones: Sendable {
  let timeZone: TimeZone

  /// The time zone of a name.
  public init?(rawValue: String) {
    guard let zone = TimeZone(identifier: rawValue) else { return nil }
    timeZone = zone
  }

  private init(_ zone: TimeZone) { timeZone = zone }
  private init(named name: String) { timeZone = TimeZone(identifier: name) ?? .gmt }

  /// The time zone of Greenwich.
  public static var gmt: Zones { Zones(TimeZone.gmt) }
  /// The time zone of the device.
  public static var current: Zones { Zones(TimeZone.current) }
  /// The time zone of Paris.
  public static var europeParis: Zones { Zones(named: "Europe/Paris") }
  /// The time zone of London.
  public static var europeLondon: Zones { Zones(named: "Europe/London") }
  /// The time zone of Berlin.
  public static var europeBerlin: Zones { Zones(named: "Europe/Berlin") }
  /// The time zone of Rome.
  public static var europeRome: Zones { Zones(named: "Europe/Rome") }
  /// The time zone of New York.
  public static var americaNewYork: Zones { Zones(named: "America/New_York") }
  /// The time zone of Los Angeles.
  public static var americaLosAngeles: Zones { Zones(named: "America/Los_Angeles") }
  /// The time zone of Tokyo.
  public static var asiaTokyo: Zones { Zones(named: "Asia/Tokyo") }
  /// The time zone of Shanghai.
  public static var asiaShanghai: Zones { Zones(named: "Asia/Shanghai") }
}

/// Languages, of which the most used have a name.
public struct Locales: Sendable {
  let locale: Locale

  /// The language of a name.
  public init(rawValue: String) { locale = Locale(identifier: rawValue) }

  /// The locale of English.
  public static var english: Locales { Locales(rawValue: "en") }
  /// English of the United States.
  public static var englishUnitedStates: Locales { Locales(rawValue: "en_US") }
  /// English for computers.
  public static var englishUnitedStatesComputer: Locales { Locales(rawValue: "en_US_POSIX") }
  /// The locale of German.
  public static var german: Locales { Locales(rawValue: "de") }
  /// The locale of French.
  public static var french: Locales { Locales(rawValue: "fr") }
  /// The locale of Italian.
  public static var italian: Locales { Locales(rawValue: "it") }
  /// The locale of Spanish.
  public static var spanish: Locales { Locales(rawValue: "es") }
  /// The locale of Chinese.
  public static var chinese: Locales { Locales(rawValue: "zh") }
  /// The locale of Japanese.
  public static var japanese: Locales { Locales(rawValue: "ja") }
  /// The locale of the device.
  public static var current: Locales { Locales(rawValue: Locale.current.identifier) }
}

/// How relative times are written.
public enum RelativeFormatter {
  /// The words of a style.
  public struct Style: Sendable {
    let isShort: Bool
  }

  /// Words such as `2 days ago`.
  public static func defaultStyle() -> Style { Style(isShort: false) }
  /// Words such as `2d ago`.
  public static func twitterStyle() -> Style { Style(isShort: true) }

  static func words(_ seconds: Double, _ style: Style) -> String {
    let units: [(Double, String, String)] = [
      (31_536_000, "year", "y"), (2_592_000, "month", "mo"), (604_800, "week", "w"),
      (86_400, "day", "d"), (3600, "hour", "h"), (60, "minute", "m"),
    ]
    let size = abs(seconds)
    guard let unit = units.first(where: { size >= $0.0 }) else { return "now" }
    let count = Int(size / unit.0)
    if style.isShort { return seconds < 0 ? "\(count)\(unit.2)" : "in \(count)\(unit.2)" }
    let words = count == 1 ? "1 \(unit.1)" : "\(count) \(unit.1)s"
    return seconds < 0 ? "\(words) ago" : "in \(words)"
  }
}

/// How dates are written as texts.
public enum DateToStringStyles {
  case date(DateFormatter.Style)
  case time(DateFormatter.Style)
  case dateTime(DateFormatter.Style)
  case dateTimeMixed(dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style)
  case custom(String)
  case iso
  case relative(style: RelativeFormatter.Style?)
}
