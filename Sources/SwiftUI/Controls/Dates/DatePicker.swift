public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates components from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for selecting a date, in the current ``DatePickerStyle``.
///
/// Dates are those of the Gregorian calendar in UTC, in the words of the locale.
public struct DatePicker<Label: View>: View {
  /// The components of a date that a date picker shows.
  public typealias Components = DatePickerComponents

  @Environment(\.datePickerStyle) private var style
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.locale) private var locale
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label
  ) {
    (self.selection, self.range, self.components, self.label) = (
      selection, range, components, label
    )
  }

  /// The picker in its style.
  public var body: some View {
    switch style.form {
    case .graphical:
      VStack(spacing: 8) {
        if components.contains(.date) { grid }
        if components.contains(.hourAndMinute) {
          HStack(spacing: 8) {
            Text(verbatim: "Time")
            Spacer(minLength: 0)
            DatePickerField(words: words.time(selection.wrappedValue), card: wheel)
          }
        }
      }
    case .wheel: DateWheels(selection: selection, components: components)
    case .compact:
      HStack(spacing: 8) {
        if !labelsAreHidden {
          label
          Spacer(minLength: 0)
        }
        if components.contains(.date) {
          DatePickerField(
            words: words.day(selection.wrappedValue),
            card: AnyView(grid.padding(16).frame(width: 330)))
        }
        if components.contains(.hourAndMinute) {
          DatePickerField(words: words.time(selection.wrappedValue), card: wheel)
        }
      }
      .asControl()
    }
  }

  private var words: CalendarWords { CalendarWords(locale) }

  private var grid: some View {
    let chosen = CalendarMonth.calendar.startOfDay(for: selection.wrappedValue)
    return MonthGrid(
      start: selection.wrappedValue, isSelected: { $0 == chosen },
      isEnabled: { [range] day in
        day.addingTimeInterval(86_400) > range.lowerBound && day <= range.upperBound
      },
      select: { [range] month, day in
        let date = month.date(day: day, at: selection.wrappedValue)
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      })
  }

  private var wheel: AnyView {
    AnyView(
      DateWheels(selection: selection, components: .hourAndMinute).frame(width: 230))
  }
}

extension DatePicker {
  /// Creates a date picker with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast...Date.distantFuture, displayedComponents, label())
  }

  /// Creates a date picker of dates in a range, with a custom label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Creates a date picker of dates from one on, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound...Date.distantFuture, displayedComponents, label())
  }

  /// Creates a date picker of dates up to one, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker, with a title from a localized string key.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker of dates in a range, with a title from a localized string key.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker of dates from one on, with a title from a localized string key.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker of dates up to one, with a title from a localized string key.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker, with a title from a string.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker of dates in a range, with a title from a string.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker of dates from one on, with a title from a string.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker of dates up to one, with a title from a string.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}
