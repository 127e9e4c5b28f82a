import Foundation
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

@testable import ScrollworkStage

/// Every fifth day is decorated, and Sundays cannot be selected.
@MainActor
private final class Days: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  var log: [String] = []

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 5: .default(color: .red, size: .large)
    case 10: .image(nil, color: .blue, size: .small)
    case 15:
      .customView {
        let label = UILabel()
        label.text = "decorated"
        return label
      }
    default: nil
    }
  }

  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
  ) { log.append("\(previous.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)") }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { log.append("\(dateComponents?.day ?? 0)") }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day != 4 }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { log.append("+\(dateComponents.day ?? 0)") }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { log.append("-\(dateComponents.day ?? 0)") }
}

private struct Hosted: UIViewRepresentable {
  let days: Days
  let isMultiple: Bool

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView(frame: .zero)
    view.calendar = Calendar(identifier: .gregorian)
    view.fontDesign = .rounded
    view.visibleDateComponents = DateComponents(year: 2026, month: 3)
    view.delegate = days
    if isMultiple {
      let selection = UICalendarSelectionMultiDate(delegate: days)
      selection.setSelectedDates([DateComponents(year: 2026, month: 3, day: 3)], animated: false)
      view.selectionBehavior = selection
    } else {
      view.selectionBehavior = UICalendarSelectionSingleDate(delegate: days)
    }
    return view
  }

  func updateUIView(_ uiView: UICalendarView, context: Context) {}
}

private struct German: UIViewRepresentable {
  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView(frame: .zero)
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "de_DE")
    view.visibleDateComponents = DateComponents(year: 2026, month: 3)
    return view
  }

  func updateUIView(_ uiView: UICalendarView, context: Context) {}
}

@MainActor @Suite struct `A calendar of UIKit's` {
  private func stage(_ days: Days, isMultiple: Bool, _ places: [CGPoint]) -> Stage {
    Stage(
      canvas: CGSize(width: 320, height: 348),
      script: GestureScript(places.flatMap { [.tap(.point($0)), .wait(0.1)] })
    ) { Hosted(days: days, isMultiple: isMultiple) }
  }

  /// The middle of a day of March 2026, which begins on a Sunday.
  private func place(of day: Int) -> CGPoint {
    let column = (day - 1) % 7
    return CGPoint(x: 8 + (CGFloat(column) + 0.5) * 304 / 7, y: 98 + CGFloat((day - 1) / 7) * 44)
  }

  @Test func `shows a month with decorations, and turns to others`() {
    let days = Days()
    let stage = stage(days, isMultiple: false, [CGPoint(x: 290, y: 22)])
    let texts = stage.texts(at: 0)
    #expect(texts.first == "March 2026")
    #expect(texts.contains("31") && texts.contains("decorated"))
    #expect(stage.texts.first == "April 2026")
    #expect(days.log.last == "3 to 4")
  }

  @Test func `has the names of its locale`() {
    let stage = Stage(canvas: CGSize(width: 320, height: 348)) { German() }
    #expect(stage.texts.prefix(3) == ["März 2026", "SO", "MO"])
  }

  @Test func `selects one date, if it may be`() {
    let days = Days()
    _ = stage(days, isMultiple: false, [place(of: 4), place(of: 12), place(of: 13)]).texts
    #expect(days.log == ["12", "13"])
  }

  @Test func `selects several dates, and takes them back`() {
    let days = Days()
    _ = stage(days, isMultiple: true, [place(of: 3), place(of: 12)]).texts
    #expect(days.log == ["-3", "+12"])
  }

  @Test func `has what it is given`() {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 348))
    view.setVisibleDateComponents(DateComponents(year: 2025, month: 2), animated: true)
    #expect(view.visibleDateComponents.year == 2025)
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = selection
    selection.setSelected(DateComponents(year: 2025, month: 2, day: 1), animated: true)
    selection.updateSelectableDates()
    #expect(selection.selectedDate?.day == 1)
    view.availableDateRange = DateInterval(start: .distantPast, duration: 5)
    view.wantsDateDecorations = false
    view.reloadDecorations(forDateComponents: [], animated: false)
    #expect(view.availableDateRange.duration == 5)
    #expect(view.intrinsicContentSize.height == view.sizeThatFits(.zero).height)
  }
}
