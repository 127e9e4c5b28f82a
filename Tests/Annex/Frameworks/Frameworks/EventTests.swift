import ScrollworkCoreData
import ScrollworkEventKit
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite struct `A store of events` {
  @Test func `keeps what is saved, and refuses permission`() throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    var answers: [Bool] = []
    store.requestAccess(to: .event) { granted, _ in answers.append(granted) }
    store.requestFullAccessToEvents { granted, _ in answers.append(granted) }
    #expect(answers == [false, false])
    let calendar = EKCalendar(for: .event, eventStore: store)
    calendar.title = "Home"
    calendar.source = store.sources.first { $0.sourceType == .local }
    #expect(store.calendars(for: .event).isEmpty)
    try store.saveCalendar(calendar, commit: true)
    #expect(store.calendar(withIdentifier: calendar.calendarIdentifier) == calendar)
    let event = EKEvent(eventStore: store)
    event.title = "Tea"
    event.calendar = calendar
    event.startDate = Date(timeIntervalSinceReferenceDate: 100)
    event.endDate = Date(timeIntervalSinceReferenceDate: 200)
    event.addAlarm(EKAlarm(relativeOffset: -60))
    event.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
    event.structuredLocation = EKStructuredLocation(title: "Here")
    try store.save(event, span: .thisEvent)
    let found = { (start: Double, end: Double) in
      store.events(
        matching: store.predicateForEvents(
          withStart: Date(timeIntervalSinceReferenceDate: start),
          end: Date(timeIntervalSinceReferenceDate: end), calendars: [calendar]))
    }
    #expect(found(0, 150) == [event])
    #expect(found(300, 400).isEmpty)
    #expect(event.hasAlarms && event.hasRecurrenceRules)
    #expect(event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3)
    #expect(store.event(withIdentifier: event.eventIdentifier) == event)
    try store.remove(event, span: .futureEvents)
    try store.removeCalendar(calendar, commit: true)
    try store.commit()
    #expect(found(0, 150).isEmpty && store.defaultCalendarForNewEvents == nil)
  }
}

@Suite struct `A reminder` {
  @Test func `is kept, found by its time, and removed`() throws {
    let store = EKEventStore()
    let calendar = EKCalendar(for: .reminder, eventStore: store)
    try store.saveCalendar(calendar, commit: true)
    let reminder = EKReminder(eventStore: store)
    reminder.title = "Tea"
    reminder.calendar = store.defaultCalendarForNewReminders()
    reminder.priority = Int(EKReminderPriority.high.rawValue)
    reminder.startDateComponents = DateComponents(year: 2026, month: 4, day: 30)
    reminder.dueDateComponents = DateComponents(year: 2026, month: 5, day: 1)
    let alarm = EKAlarm(relativeOffset: 0)
    reminder.addAlarm(alarm)
    reminder.removeAlarm(alarm)
    try store.save(reminder, commit: true)
    func found(_ condition: NSPredicate) -> [EKReminder] {
      var found: [EKReminder] = []
      let search = store.fetchReminders(matching: condition) { found = $0 ?? [] }
      store.cancelFetchRequest(search)
      return found
    }
    func open(from start: Date?) -> [EKReminder] {
      found(
        store.predicateForIncompleteReminders(
          withDueDateStarting: start, ending: nil, calendars: [calendar]))
    }
    #expect(found(store.predicateForReminders(in: nil)) == [reminder])
    #expect(open(from: nil) == [reminder] && open(from: .distantFuture).isEmpty)
    #expect(store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) === reminder)
    reminder.isCompleted = true
    reminder.completionDate = Date(timeIntervalSinceReferenceDate: 0)
    let done = store.predicateForCompletedReminders(
      withCompletionDateStarting: nil, ending: .distantFuture, calendars: nil)
    #expect(open(from: nil).isEmpty && found(done) == [reminder] && !reminder.hasAlarms)
    try store.remove(reminder, commit: true)
    #expect(found(done).isEmpty)
    store.requestFullAccessToReminders { granted, _ in #expect(!granted) }
  }
}

private final class Entry: NSManagedObject, Identifiable {
  @ManagedValue var title: String?
}

private struct Entries: View {
  @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)])
  private var entries: FetchedResults<Entry>

  var body: some View {
    VStack {
      ForEach(entries) { Text($0.title ?? "") }
      Button("filter") { entries.nsPredicate = NSPredicate(format: "title != %@", "b") }
        .id("filter")
      Button("turn") {
        entries.nsSortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
      }
      .id("turn")
      Button("all") { entries.nsPredicate = nil }.id("all")
    }
  }
}

@MainActor @Suite struct `Fetched results` {
  @Test func `follow the condition and the order that are set`() throws {
    let container = NSPersistentContainer(name: "Entries")
    container.loadPersistentStores { _, _ in }
    let context = container.viewContext
    for title in ["b", "a", "c"] { Entry(context: context).title = title }
    try context.save()
    let texts = { (names: [String]) in
      let stage = Stage(
        canvas: CGSize(width: 100, height: 300),
        script: GestureScript(names.flatMap { [.tap($0), .wait(0.1)] })
      ) { Entries().environment(\.managedObjectContext, context) }
      return stage.texts.filter { $0.count == 1 }
    }
    #expect(texts([]) == ["a", "b", "c"])
    #expect(texts(["filter"]) == ["a", "c"])
    #expect(texts(["filter", "turn"]) == ["c", "a"])
    #expect(texts(["filter", "all"]) == ["a", "b", "c"])
  }
}
