public import Foundation
import ScrollworkLanguages

/// A formatter of how far dates lie apart: 2 days ago, in 3 hours.
///
/// - Source: documented for the largest unit. The words are those of ICU, as on a device.
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
  /// The locale.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// How far a date lies from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: (calendar ?? .current).dateComponents(
        Set(TimeUnit.allCases.map(\.component)), from: referenceDate, to: date))
  }

  /// The text of a number of seconds, negative in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The text of the largest of some components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let known = TimeUnit.allCases.lazy.compactMap { unit -> (TimeUnit, Int)? in
      guard let count = dateComponents.value(for: unit.component), count != 0 else { return nil }
      return (unit, count)
    }
    let (unit, count) = known.first ?? (.second, 0)
    return words.text(count, unit, locale ?? .current)
  }

  /// The text of an object: of a date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var words: RelativeTime {
    var words = RelativeTime()
    words.isNamed = dateTimeStyle == .named
    words.isSpelledOut = unitsStyle == .spellOut
    words.width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    words.place =
      switch formattingContext {
      case .standalone: .alone
      case .listItem: .list
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      default: .anywhere
      }
    return words
  }
}
