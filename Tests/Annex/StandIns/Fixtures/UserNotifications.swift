// At 0, 0.2.
import SwiftUI
import UserNotifications

@MainActor final class Reminders: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  @Published var log: [String] = []
  private let center = UNUserNotificationCenter.current()

  func begin() async {
    center.delegate = self
    let isAllowed = try? await center.requestAuthorization(options: [.alert, .sound])
    let settings: UNNotificationSettings = await center.notificationSettings()
    let status: UNAuthorizationStatus = settings.authorizationStatus
    log.append("allowed \(isAllowed ?? true), \(status)")
    let options: UNNotificationActionOptions = .foreground
    let action = UNNotificationAction(identifier: "water", title: "Water", options: options)
    let category = UNNotificationCategory(
      identifier: "plants", actions: [action], intentIdentifiers: [],
      options: UNNotificationCategoryOptions.customDismissAction)
    center.setNotificationCategories([category])
    log.append("\(category.actions[0].title), \(category.actions[0].options == .foreground)")

    let content = UNMutableNotificationContent()
    content.title = "Water the ferns"
    content.sound = UNNotificationSound(named: UNNotificationSoundName("drop.caf"))
    content.interruptionLevel = UNNotificationInterruptionLevel.timeSensitive
    let picture = try? UNNotificationAttachment(identifier: "fern", url: URL(filePath: "/fern.png"))
    content.attachments = [picture].compactMap { (one: UNNotificationAttachment?) in one }
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let daily = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8), repeats: true)
    for trigger in [soon, daily] as [UNNotificationTrigger] {
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
      try? await center.add(request)
      let same: UNNotificationContent = request.content
      log.append("\(same.title) \(same.attachments.count), repeats \(trigger.repeats)")
    }
    log.append("every \(soon.timeInterval) s, at \(daily.dateComponents.hour ?? 0)")
    let shown: [UNNotification] = await center.deliveredNotifications()
    log.append("pending \(await center.pendingNotificationRequests().count), shown \(shown.count)")
    center.requestAuthorization(options: UNAuthorizationOptions.badge) { _, _ in }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler(.banner) }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { log.append(response.actionIdentifier) }
}

struct UserNotificationsFixture: View {
  @StateObject private var reminders = Reminders()
  var body: some View {
    VStack { ForEach(reminders.log, id: \.self) { Text($0) } }
      .task { await reminders.begin() }
  }
}
