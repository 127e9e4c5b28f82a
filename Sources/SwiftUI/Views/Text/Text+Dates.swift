public import Foundation
import ScrollworkLanguages

extension Text {
  /// The display style of a date.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind {
      case time
      case date
      case relative
      case offset
      case timer
    }

    private let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The date: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The duration to or since the date: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// The signed duration to or since the date: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// A timer of hours, minutes and seconds to or since the date: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text that shows a date; relative to the scene's date, which starts on 9 January 2026,
  /// 9:41 UTC, unless the scene has another.
  public init(_ date: Date, style: DateStyle) { parts = [TextPart(.date(date, style))] }
}

extension Text.DateStyle {
  /// The text of a date at the time of a session.
  @MainActor func spell(_ date: Date, in context: ResolveContext) -> String {
    switch kind {
    case .time:
      return FormattedValue(date, Date.FormatStyle(date: .omitted, time: .shortened))
        .write(context.environment.textLocale)
    case .date:
      return FormattedValue(date, Date.FormatStyle(date: .long, time: .omitted))
        .write(context.environment.textLocale)
    case .relative, .offset, .timer: break
    }
    let session = context.session
    let left = session.host.system.time(of: date) - session.time
    // A second counts once it is full: rounded up before the date, down after it.
    let seconds = left > 0 ? (left - 1e-6).rounded(.up) : (1e-6 - left).rounded(.down)
    session.recordScheduleEntry(at: session.time.rounded(.down) + 1, isWatched: false)
    let locale = context.environment.locale
    let sign = kind == .offset ? left < 0 ? "-" : "+" : ""
    guard seconds < 1e12 else { return "" }
    return kind == .timer ? Self.clock(Int(seconds), locale) : sign + words(Int(seconds), locale)
  }

  private static func clock(_ seconds: Int, _ locale: Locale) -> String {
    let pattern = Duration.TimeFormatStyle.Pattern.self
    return Duration.seconds(seconds).formatted(
      .time(pattern: seconds < 3600 ? pattern.minuteSecond : pattern.hourMinuteSecond)
        .locale(locale))
  }

  /// The duration in its two largest units; in the largest one only, with a sign.
  ///
  /// - Source: chosen; a month has 30 days and a year 365.
  private func words(_ seconds: Int, _ locale: Locale) -> String {
    var rest = seconds
    var parts: [(unit: TimeUnit, count: Int)] = []
    for (unit, length) in [
      (TimeUnit.year, 31_536_000), (.month, 2_592_000), (.day, 86_400), (.hour, 3600),
      (.minute, 60), (.second, 1),
    ] {
      let count = rest / length
      guard count > 0 || (unit == .second && parts.isEmpty) else {
        guard parts.isEmpty else { break }
        continue
      }
      rest -= count * length
      parts.append((unit, count))
      if parts.count == (kind == .offset ? 1 : 2) { break }
    }
    return TimeAmounts(parts).text(.wide, locale)
  }
}
