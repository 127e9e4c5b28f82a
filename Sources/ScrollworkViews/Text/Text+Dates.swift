public import Foundation

extension Text {
  /// How a date is written.
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
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far it is from now: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now, and on which side: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The hours, minutes and seconds from now: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date; now is the time of the scene, whose script begins on 1 January 2001, 0:00 UTC.
  public init(_ date: Date, style: DateStyle) { parts = [TextPart(.date(date, style))] }
}

extension Text.DateStyle {
  /// A date as it is written at the moment of a tree.
  @MainActor func spell(_ date: Date, in context: ResolveContext) -> String {
    switch kind {
    case .time:
      return SceneLanguage.write(date, Date.FormatStyle(date: .omitted, time: .shortened))
    case .date: return SceneLanguage.write(date, Date.FormatStyle(date: .long, time: .omitted))
    case .relative, .offset, .timer: break
    }
    let session = context.session
    let left = date.timeIntervalSinceReferenceDate - session.time
    // Seconds are over when they are full, on the way there and on the way from there.
    let seconds = left > 0 ? (left - 1e-9).rounded(.up) : (1e-9 - left).rounded(.down)
    session.noteEntry(at: session.time.rounded(.down) + 1, isWatched: false)
    return kind == .timer
      ? Self.clock(seconds) : (kind == .offset ? left < 0 ? "-" : "+" : "") + words(seconds)
  }

  private static func clock(_ seconds: Double) -> String {
    guard seconds < 1e12 else { return "" }
    let all = Int(seconds)
    let two = { (part: Int) in part < 10 ? "0\(part)" : "\(part)" }
    let (hours, minutes) = (all / 3600, all / 60 % 60)
    return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":" + two(all % 60)
  }

  /// The largest unit, and the next one where it is not told on which side of now.
  ///
  /// - Source: chosen; a month has 30 days and a year 365.
  private func words(_ seconds: Double) -> String {
    guard seconds < 1e12 else { return "" }
    var rest = Int(seconds)
    var words: [String] = []
    for (name, length) in [
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60),
      ("second", 1),
    ] {
      let count = rest / length
      guard count > 0 || (length == 1 && words.isEmpty) else {
        guard words.isEmpty else { break }
        continue
      }
      rest -= count * length
      words.append("\(count) \(name)\(count == 1 ? "" : "s")")
      if words.count == (kind == .offset ? 1 : 2) { break }
    }
    return words.joined(separator: ", ")
  }
}
