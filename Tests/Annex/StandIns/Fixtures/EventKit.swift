// At 0.
import EventKit
import SwiftUI

struct EventKitFixture: View {
  @State private var log: [String] = []
  @State private var store = EKEventStore()

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { try? begin() }
  }

  private func begin() throws {
    let type: EKEntityType = .event
    let status: EKAuthorizationStatus = EKEventStore.authorizationStatus(for: type)
    let source: EKSource? = store.sources.first
    let kind: EKSourceType = source?.sourceType ?? .birthdays
    log.append(
      "\(status), \(source?.title ?? "none") \(kind), before \(store.calendars(for: type).count)")
    let calendar = EKCalendar(for: type, eventStore: store)
    calendar.title = "Garden"
    calendar.source = source
    try store.saveCalendar(calendar, commit: true)

    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let event = EKEvent(eventStore: store)
    (event.title, event.calendar) = ("Water", calendar)
    (event.startDate, event.endDate) = (start, start + 3600)
    event.addAlarm(EKAlarm(relativeOffset: -600))
    let place = EKStructuredLocation(title: "Greenhouse")
    place.geoLocation = CLLocation(latitude: 51.48, longitude: -0.29)
    event.structuredLocation = place
    let end = EKRecurrenceEnd(occurrenceCount: 4)
    let often = EKRecurrenceFrequency.weekly
    event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: often, interval: 2, end: end))
    try store.save(event, span: EKSpan.thisEvent)
    let day = store.predicateForEvents(
      withStart: start - 60, end: start + 60, calendars: [calendar])
    let found = store.events(matching: day)
    log.append("found \(found.first?.title ?? "none"), alarms \(found.first?.hasAlarms ?? false)")
    let rule = found.first?.recurrenceRules?.first
    log.append(
      "every \(rule?.interval ?? 0) \(often), \(rule?.recurrenceEnd?.occurrenceCount ?? 0) times")
    log.append("at \(found.first?.structuredLocation?.title ?? "none")")

    let reminder = EKReminder(eventStore: store)
    (reminder.title, reminder.calendar) = ("Prune", calendar)
    reminder.priority = Int(EKReminderPriority.high.rawValue)
    try store.save(reminder, commit: true)
    let open = store.predicateForIncompleteReminders(
      withDueDateStarting: nil, ending: nil, calendars: nil)
    store.fetchReminders(matching: open) { log.append("open \($0?.count ?? 0)") }
    reminder.isCompleted = true
    store.fetchReminders(matching: open) { log.append("then \($0?.count ?? 0)") }
    let item: EKCalendarItem? = store.calendarItem(withIdentifier: reminder.calendarItemIdentifier)
    log.append("item \(item?.title ?? "none"), priority \(reminder.priority)")
    try store.remove(event, span: .futureEvents)
    log.append("left \(store.events(matching: day).count)")
  }
}
