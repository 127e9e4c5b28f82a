// At 0.
import SwiftDate
import SwiftUI

struct SwiftDateFixture: View {
  private var lines: [String] {
    SwiftDate.defaultRegion = Region.UTC
    let region = Region(
      calendar: Calendars.gregorian, zone: Zones.europeRome, locale: Locales.english)
    let date = DateInRegion(year: 2024, month: 2, day: 28, hour: 9, region: region)
    let next = date.dateByAdding(2, .day)
    let style = DateToStringStyles.custom("d MMM yyyy")
    return [
      date.toFormat("yyyy-MM-dd HH:mm"), next.toString(style), "\(date < next)",
      (date.date + 1.months).toFormat("MMM d HH:mm"),
      "2020-05-06".toDate()?.toFormat("EEEE", locale: .english) ?? "none",
      (Date() - 3.hours).toRelative(
        style: RelativeFormatter.defaultStyle(), locale: Locales.english),
    ]
  }

  var body: some View { VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } } }
}
