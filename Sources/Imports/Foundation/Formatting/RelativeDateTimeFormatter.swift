public import Foundation

/// A formatter of how far dates lie apart: 2 days ago, in 3 hours.
///
/// - Source: documented. The words are those of English, from the Unicode locale data.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether near dates have names.
  public enum DateTimeStyle: Int, Hashable, Sendable {
    /// Numbers alone: 1 day ago.
    case numeric = 0
    /// Names where there are some: yesterday.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// Whole words: 2 months ago.
    case full = 0
    /// Whole words, and numbers in words: two months ago.
    case spellOut
    /// Short words: 2 mo. ago.
    case short
    /// Letters: 2mo ago.
    case abbreviated
  }

  /// Whether near dates have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar.
  // Declared as in Foundation, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// The locale; the words are English in all.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// How far a date lies from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: (calendar ?? .current).dateComponents(
        Set(DurationUnit.allCases.map(\.component)), from: referenceDate, to: date))
  }

  /// The text of a number of seconds, negative in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The text of the largest of some components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let known = DurationUnit.allCases.lazy.compactMap { unit -> (DurationUnit, Int)? in
      guard let count = dateComponents.value(for: unit.component), count != 0 else { return nil }
      return (unit, count)
    }
    guard let (unit, count) = known.first else {
      return dateTimeStyle == .named ? "now" : text(.second, 0)
    }
    return text(unit, count)
  }

  /// The text of an object: of a date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ unit: DurationUnit, _ count: Int) -> String {
    if dateTimeStyle == .named, let name = Self.name(unit, count) { return name }
    let number = abs(count)
    let words =
      switch unitsStyle {
      case .full: "\(number) " + unit.word(number)
      case .spellOut: spelled(number) + " " + unit.word(number)
      case .short: "\(number) " + unit.sentenceWord(number)
      case .abbreviated: "\(number)" + (unit == .minute ? "m" : unit.letter)
      }
    return count < 0 ? words + " ago" : "in " + words
  }

  private func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? String(number)
  }

  private static func name(_ unit: DurationUnit, _ count: Int) -> String? {
    switch (unit, count) {
    case (.day, -1): "yesterday"
    case (.day, 1): "tomorrow"
    case (.second, 0): "now"
    case (.year, -1), (.month, -1), (.week, -1): "last " + unit.word(1)
    case (.year, 1), (.month, 1), (.week, 1): "next " + unit.word(1)
    default: nil
    }
  }
}
