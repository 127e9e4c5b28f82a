import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@MainActor @Suite struct `A date picker` {
  private struct Picking: View {
    @State private var date = Date(timeIntervalSince1970: 1_767_951_660)
    let form: Int
    var body: some View {
      VStack {
        Text(verbatim: CalendarWords(Locale(identifier: "en_US")).day(date)).id("words")
        switch form {
        case 0: DatePicker("When", selection: $date)
        case 1: DatePicker("When", selection: $date).datePickerStyle(.graphical)
        default:
          DatePicker("When", selection: $date, displayedComponents: .date)
            .datePickerStyle(.wheel)
        }
        Spacer()
      }
    }
  }

  @Test func `shows a date and a time, and opens a calendar`() {
    var scene = Scene("test", canvas: CGSize(width: 390, height: 800)) { Picking(form: 0) }
    scene.script = [.tap(.point(CGPoint(x: 250, y: 45))), .wait(1)]
    let stage = Stage(scene)
    #expect(stage.texts(at: 0) == ["Jan 9, 2026", "When", "Jan 9, 2026", "9:41 AM"])
    #expect(stage.texts.contains("January 2026"))
    #expect(stage.texts.contains("31"))
  }

  @Test func `is a calendar, or wheels`() {
    let grid = Stage(canvas: CGSize(width: 390, height: 800)) { Picking(form: 1) }
    #expect(grid.texts.contains("January 2026") && grid.texts.contains("Time"))
    let wheels = Stage(canvas: CGSize(width: 390, height: 800)) { Picking(form: 2) }
    #expect(wheels.texts.contains("January") && wheels.texts.contains("2026"))
  }

  @Test func `knows the months`() {
    let march = CalendarMonth(of: Date(timeIntervalSince1970: 1_772_323_200))
    #expect(march.days == 31 && march.leading == 0)
    #expect(march.adding(-1).days == 28)
    #expect(march.adding(10) == CalendarMonth(year: 2027, month: 1))
  }

  /// Source: the Unicode locale data.
  @Test(
    arguments: [
      (
        "en_US", ["January 2026", "Jan 9, 2026", "9:41 AM", "SUN"], "January", "AM PM",
        [.month, .day, .year]
      ),
      (
        "de_DE", ["Januar 2026", "09.01.2026", "09:41", "MO"], "Januar", "", [.day, .month, .year]
      ),
      (
        "fr_FR", ["janvier 2026", "9 janv. 2026", "09:41", "LUN."], "janvier", "",
        [.day, .month, .year]
      ),
      ("ja_JP", ["2026年1月", "2026/01/09", "9:41", "日"], "1月", "", [.year, .month, .day]),
      (
        "ar_EG", ["يناير ٢٠٢٦", "٠٩\u{200F}/٠١\u{200F}/٢٠٢٦", "٩:٤١ ص", "سبت"], "يناير", "ص م",
        [.day, .month, .year]
      ),
      (
        "ru_RU", ["январь 2026 г.", "9 янв. 2026 г.", "09:41", "ПН"], "январь", "",
        [.day, .month, .year]
      ),
    ] as [(String, [String], String, String, [Calendar.Component])])
  func `has the words of a language`(
    id: String, texts: [String], month: String, halves: String, order: [Calendar.Component]
  ) {
    let words = CalendarWords(Locale(identifier: id))
    let date = Date(timeIntervalSince1970: 1_767_951_660)
    let written = [
      words.title(of: CalendarMonth(of: date)), words.day(date), words.time(date),
      words.weekdays[words.firstWeekday],
    ]
    #expect(written.map { $0.map { $0.isWhitespace ? " " : $0 } } == texts.map { Array($0) })
    #expect(words.months[0] == month && words.halves.joined(separator: " ") == halves)
    #expect(words.order == order)
  }

  @Test func `is in the language of the environment`() {
    let german = Locale(identifier: "de_DE")
    let grid = Stage(canvas: CGSize(width: 390, height: 800)) {
      Picking(form: 1).environment(\.locale, german)
    }
    #expect(Array(grid.texts.dropFirst().prefix(3)) == ["Januar 2026", "MO", "DI"])
    #expect(grid.texts.contains("09:41"))
    let wheels = Stage(canvas: CGSize(width: 390, height: 800)) {
      DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 1_767_951_660)))
        .datePickerStyle(.wheel).environment(\.locale, german)
    }
    #expect(wheels.texts.contains("Januar") && wheels.texts.contains("09"))
    #expect(!wheels.texts.contains("AM"))
  }

  @Test func `is spelled as elsewhere`() {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let (now, later) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 9e9))
    let title = "A".uppercased()
    let stage = Stage(canvas: CGSize(width: 390, height: 3000), script: []) {
      Group {
        DatePicker(title, selection: date, displayedComponents: .date)
        DatePicker(title, selection: date, in: now..., displayedComponents: .date)
        DatePicker(title, selection: date, in: ...later, displayedComponents: .date)
        DatePicker(title, selection: date, in: now...later, displayedComponents: .date)
        DatePicker("A", selection: date, in: now..., displayedComponents: .date)
        DatePicker("A", selection: date, in: ...later, displayedComponents: .date)
        DatePicker("A", selection: date, in: now...later, displayedComponents: .date)
        DatePicker(selection: date, displayedComponents: [.date]) { Text("A") }
        DatePicker(selection: date, in: now..., displayedComponents: [.date]) { Text("A") }
        DatePicker(selection: date, in: ...later, displayedComponents: [.date]) { Text("A") }
      }
      .datePickerStyle(.compact).datePickerStyle(.automatic)
      MultiDatePicker("Days", selection: .constant([DateComponents(year: 2026, month: 1, day: 9)]))
      MultiDatePicker("Days", selection: .constant([]), in: now..<later)
      MultiDatePicker(selection: .constant([])) { Text("Days") }
    }
    #expect(stage.texts.filter { $0 == "A" }.count == 10)
    #expect(stage.texts.contains("January 2026"))
  }
}
