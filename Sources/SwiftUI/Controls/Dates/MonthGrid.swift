package import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
package import ScrollworkViews

/// The days of a month, with a header that turns to other months.
///
/// - Source: chosen, after pictures of the graphical date picker of iOS 17.
package struct MonthGrid: View {
  /// A date in the month shown first.
  let start: Date
  let isSelected: (Date) -> Bool
  let isEnabled: (Date) -> Bool
  let select: (CalendarMonth, _ day: Int) -> Void
  /// The view below the number of a day.
  var decoration: ((CalendarMonth, _ day: Int) -> AnyView?)?
  /// Called with the month that is turned to.
  var turned: ((CalendarMonth) -> Void)?
  /// The first weekday, 0 for Sunday; nil for that of the locale.
  var firstWeekday: Int?
  @State private var offset = 0
  @Environment(\.tint) private var tint
  @Environment(\.locale) private var locale

  /// The days of the month that contains a date.
  package init(
    start: Date, isSelected: @escaping (Date) -> Bool, isEnabled: @escaping (Date) -> Bool,
    select: @escaping (CalendarMonth, _ day: Int) -> Void,
    decoration: ((CalendarMonth, _ day: Int) -> AnyView?)? = nil,
    turned: ((CalendarMonth) -> Void)? = nil, firstWeekday: Int? = nil
  ) {
    (self.start, self.isSelected, self.isEnabled) = (start, isSelected, isEnabled)
    (self.select, self.decoration, self.turned) = (select, decoration, turned)
    self.firstWeekday = firstWeekday
  }

  /// The header, the weekdays and the days.
  package var body: some View {
    let month = CalendarMonth(of: start).adding(offset)
    let words = CalendarWords(locale)
    let firstWeekday = firstWeekday ?? words.firstWeekday
    let leading = (month.leading - firstWeekday + 7) % 7
    VStack(spacing: 8) {
      HStack(spacing: 4) {
        Text(verbatim: words.title(of: month)).font(.headline)
        Image(systemName: "chevron.right").font(.footnote.weight(.bold)).foregroundStyle(accent)
        Spacer(minLength: 0)
        button("chevron.left", -1)
        button("chevron.right", 1)
      }
      .padding(.horizontal, 8).frame(height: Self.row)
      let weekdays = words.weekdays
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { index in
          Text(verbatim: weekdays[(index + firstWeekday) % 7]).font(
            .system(size: 13, weight: .semibold)
          )
          .foregroundStyle(Color(uiColor: .tertiaryLabel)).frame(maxWidth: .infinity)
        }
      }
      VStack(spacing: 0) {
        let weeks = (leading + month.days + 6) / 7
        ForEach(0..<weeks, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { weekday in
              cell(week * 7 + weekday - leading + 1, of: month, words)
            }
          }
        }
      }
    }
  }

  private static let row: CGFloat = 44

  private var accent: Color { tint ?? .accentColor }

  private func button(_ symbol: String, _ step: Int) -> some View {
    Image(systemName: symbol).font(.system(size: 20)).foregroundStyle(accent)
      .frame(width: Self.row, height: Self.row).contentShape(Rectangle())
      .onTapGesture {
        guard let turned else { return offset += step }
        turned(CalendarMonth(of: start).adding(offset + step))
      }
  }

  @ViewBuilder private func cell(
    _ day: Int, of month: CalendarMonth, _ words: CalendarWords
  ) -> some View {
    if day >= 1, day <= month.days {
      let date = month.date(day: day)
      let isSelected = isSelected(date)
      Text(verbatim: words.number(day))
        .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
        .foregroundStyle(
          isSelected ? accent : isEnabled(date) ? Color.primary : Color(uiColor: .tertiaryLabel)
        )
        .frame(width: Self.row, height: Self.row)
        .background { if isSelected { Circle().fill(accent.opacity(0.15)) } }
        .overlay(alignment: .bottom) { decoration?(month, day) }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { if isEnabled(date) { select(month, day) } }
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: Self.row)
    }
  }
}
