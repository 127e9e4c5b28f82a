import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The wheels of a date picker: month, day and year, or hour, minute and half of the day, in the order
/// of the locale.
struct DateWheels: View {
  let selection: Binding<Date>
  let components: DatePickerComponents

  @Environment(\.locale) private var locale

  var body: some View {
    let words = CalendarWords(locale)
    HStack(spacing: 0) {
      if components.contains(.date) {
        ForEach(words.order, id: \.self) { component in
          switch component {
          case .month: wheel(.month, 1...12) { words.months[$0 - 1] }
          case .day:
            wheel(.day, 1...CalendarMonth(of: selection.wrappedValue).days) { words.number($0) }
          default: wheel(.year, years) { words.number($0) }
          }
        }
      }
      if components.contains(.hourAndMinute) {
        let halves = words.halves
        wheel(.hour, 0...23) {
          halves.isEmpty ? words.number($0, length: 2) : words.number(($0 + 11) % 12 + 1)
        }
        wheel(.minute, 0...59) { words.number($0, length: 2) }
        if !halves.isEmpty {
          Picker(selection: half) {
            ForEach(Array(halves.enumerated()), id: \.offset) { index, name in
              Text(verbatim: name).tag(index)
            }
          } label: {
            EmptyView()
          }
        }
      }
    }
    .pickerStyle(.wheel)
  }

  /// The years of the wheel: a century around the selected one.
  private var years: ClosedRange<Int> {
    let year = CalendarMonth(of: selection.wrappedValue).year
    return year - 50...year + 50
  }

  /// The half of the day.
  private var half: Binding<Int> {
    let hour = part(.hour)
    return Binding(
      get: { hour.wrappedValue / 12 }, set: { hour.wrappedValue = hour.wrappedValue % 12 + $0 * 12 }
    )
  }

  private func part(_ component: Calendar.Component) -> Binding<Int> {
    Binding(
      get: { CalendarMonth.calendar.component(component, from: selection.wrappedValue) },
      set: { value in
        let calendar = CalendarMonth.calendar
        let now = calendar.component(component, from: selection.wrappedValue)
        if let date = calendar.date(
          byAdding: component, value: value - now, to: selection.wrappedValue)
        {
          selection.wrappedValue = date
        }
      })
  }

  private func wheel(
    _ component: Calendar.Component, _ range: ClosedRange<Int>, _ words: @escaping (Int) -> String
  ) -> some View {
    Picker(selection: part(component)) {
      ForEach(Array(range), id: \.self) { Text(verbatim: words($0)).tag($0) }
    } label: {
      EmptyView()
    }
  }
}
