#if os(Linux)
  public import Foundation
  import ScrollworkEnvironment

  // The current locale and calendar of a process that plays scenes: those of the scene whose code runs,
  // as the settings of a phone are those of its apps. Outside of scenes, American English; the
  // calendar is Gregorian.
  //
  // Foundation on Linux takes neither from the environment: its locale is always `en_001`, which
  // writes the day before the month. These functions have the names under which FoundationEssentials
  // exports its own. An executable that defines them and exports its symbols is found first, so code
  // in the executable, in compiled files of views and in Foundation's formatters calls them.
  //
  // - Source: measured with Swift 6.3.

  /// `Locale.current`.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public func currentLocale() -> Locale {
    LocalizedStrings.current?.locale ?? Locale(identifier: "en_US")
  }

  /// `Locale.autoupdatingCurrent`.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public func autoupdatingLocale() -> Locale { currentLocale() }

  /// `Locale.preferredLanguages`.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public func preferredLanguages() -> [String] { [currentLocale().identifier(.bcp47)] }

  /// `Calendar.current`.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public func currentCalendar() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = currentLocale()
    calendar.timeZone = .gmt
    return calendar
  }

  /// `Calendar.autoupdatingCurrent`.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public func autoupdatingCalendar() -> Calendar { currentCalendar() }
#endif
