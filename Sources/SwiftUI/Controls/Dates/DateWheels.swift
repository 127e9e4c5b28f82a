import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The wheels of a date picker: month, day and year, or hour, minute and half of the day.
struct DateWheels: View {
  let selection: Binding<Date>
  let components: DatePickerComponents

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date) {
        wheel(.month, 1...12) { CalendarMonth.names[$0 - 1] }
        wheel(.day, 1...CalendarMonth(of: selection.wrappedValue).days) { "\($0)" }
        wheel(.year, years) { "\($0)" }
      }
      if components.contains(.hourAndMinute) {
        wheel(.hour, 0...23) { "\(($0 + 11) % 12 + 1)" }
        wheel(.minute, 0...59) { $0 < 10 ? "0\($0)" : "\($0)" }
        Picker(selection: half) {
          Text(verbatim: "AM").tag(0)
          Text(verbatim: "PM").tag(1)
        } label: {
          EmptyView()
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
