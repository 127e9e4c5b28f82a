public import Foundation
import ScrollworkLayout
public import ScrollworkViews

/// A control for selecting several dates, with a calendar.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let range: Range<Date>
  private let label: Label

  /// Creates a picker of several dates with a custom label, which is not displayed.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, in: Date.distantPast..<Date.distantFuture, label: label)
  }

  /// Creates a picker of several dates in a range, with a custom label, which is not displayed.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, range, self.label) = (selection, bounds, label())
  }

  /// The calendar.
  public var body: some View {
    let days = Set(selection.wrappedValue.compactMap { CalendarMonth.calendar.date(from: $0) })
    MonthGrid(
      start: days.min() ?? Date(), isSelected: { days.contains($0) },
      isEnabled: { [range] in range.contains($0) },
      select: { [selection] month, day in
        let date = month.date(day: day)
        let known = selection.wrappedValue.filter { CalendarMonth.calendar.date(from: $0) == date }
        if known.isEmpty {
          selection.wrappedValue.insert(
            DateComponents(
              calendar: CalendarMonth.calendar, era: 1, year: month.year, month: month.month,
              day: day))
        } else {
          selection.wrappedValue.subtract(known)
        }
      })
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of several dates with a localized title, which is not displayed.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of several dates in a range with a localized title, which is not displayed.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

extension MultiDatePicker {
  /// Creates a picker of several dates from one on, with a custom label, which is not displayed.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: bounds.lowerBound.startOfDay..<Date.distantFuture, label: label)
  }

  /// Creates a picker of several dates before one, with a custom label, which is not displayed.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, in: Date.distantPast..<bounds.upperBound, label: label)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of several dates from one on, with a title, which is not displayed.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of several dates before one, with a title, which is not displayed.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

extension Date {
  /// The first moment of the day: a day that has begun can still be picked.
  fileprivate var startOfDay: Date { CalendarMonth.calendar.startOfDay(for: self) }
}
