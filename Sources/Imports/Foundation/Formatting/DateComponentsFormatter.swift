public import Foundation
import ScrollworkLanguages

/// A formatter of spans of time: of hours, minutes and other units.
///
/// - Source: documented for styles and zeros. The words are those of ICU, as on a device, in the
///   locale of the calendar; the phrases "About" and "remaining" are the system's own, and are written
///   in English alone.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// With colons: 1:30.
    case positional = 0
    /// With letters: 1h 30m.
    case abbreviated
    /// With short words: 1 hr, 30 min.
    case short
    /// With whole words: 1 hour, 30 minutes.
    case full
    /// With whole words and numbers in words: one hour, thirty minutes.
    case spellOut
    /// With short words, closely: 1hr 30min.
    case brief
  }

  /// What becomes of units whose number is zero.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates behaviors from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are dropped with colons; otherwise all are.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first other number are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between other numbers are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last other number are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have two digits, and none is dropped.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units; none stands for years, months, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units whose number is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar of units longer than a day, whose locale is that of the words.
  open var calendar: Calendar? = .current
  /// The date from which months and years are counted.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction, which is not written here.
  open var allowsFractionalUnits = false
  /// The largest number of units; zero for all.
  open var maximumUnitCount = 0
  /// Whether the largest unit is counted in the next one, as 90 minutes for an hour and a half.
  open var collapsesLargestUnit = false
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// Where the text stands.
  open var formattingContext = Formatter.Context.unknown

  /// The span of a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  /// The span between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = TimeUnit.allCases.filter { $0.isAllowed(in: allowedUnits) }
    let parts = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, parts.value(for: $0.component) ?? 0) })
  }

  /// The span of components.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The text of an object: of components.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The span of a number of seconds in a style.
  ///
  /// - Parameters:
  ///   - components: The components.
  ///   - unitsStyle: The style.
  /// - Returns: The text.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func text(_ all: [(unit: TimeUnit, count: Int)]) -> String? {
    guard let smallest = all.last?.unit else { return nil }
    let isNegative = all.contains { $0.count < 0 }
    var parts = all.map { (unit: $0.unit, count: abs($0.count)) }
    let largest = parts.firstIndex { $0.count != 0 } ?? 0
    if collapsesLargestUnit, largest + 1 < parts.count, parts[largest].count == 1,
      let factor = parts[largest + 1].unit.perLarger(parts[largest].unit)
    {
      parts[largest + 1].count += factor
      parts.removeSubrange(...largest)
    }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let kept = parts.indices.filter { index in
      guard parts[index].count == 0 else { return true }
      let isLeading = parts[..<index].allSatisfy { $0.count == 0 }
      let isTrailing = parts[index...].allSatisfy { $0.count == 0 }
      if isLeading { return !behavior.contains(.dropLeading) }
      return !behavior.contains(isTrailing ? .dropTrailing : .dropMiddle)
    }
    var shown = kept.map { parts[$0] }
    if shown.isEmpty { shown = [(smallest, 0)] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let locale = calendar.formatterLocale
    let words = (isNegative ? "-" : "") + joined(shown, behavior.contains(.pad), locale)
    guard locale.language.languageCode == .english else { return words }
    return (includesApproximationPhrase ? "About " : "") + words
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func joined(
    _ parts: [(unit: TimeUnit, count: Int)], _ pads: Bool, _ locale: Locale
  ) -> String {
    let amounts = TimeAmounts(parts)
    return switch unitsStyle {
    case .positional: Self.digits(parts, pads, locale)
    case .abbreviated: amounts.text(.narrow, locale)
    case .brief: amounts.text(.brief, locale)
    case .short: amounts.text(.short, locale)
    case .full: amounts.text(.wide, locale)
    case .spellOut: amounts.spelledOut(locale)
    }
  }

  /// Numbers with colons between them; ICU has a text of hours, minutes and seconds alone.
  private static func digits(
    _ parts: [(unit: TimeUnit, count: Int)], _ pads: Bool, _ locale: Locale
  ) -> String {
    if !pads, parts.count > 1, parts.allSatisfy({ $0.unit.rawValue >= TimeUnit.hour.rawValue }) {
      return TimeAmounts(parts).text(.numeric, locale)
    }
    return parts.enumerated().map { index, part in
      part.count.formatted(
        .number.grouping(.never).precision(.integerLength((index > 0 || pads ? 2 : 1)...))
          .locale(locale))
    }.joined(separator: ":")
  }
}
