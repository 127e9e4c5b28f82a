// At 1.
import EventKit
import EventKitUI
import SwiftUI
import UIKit

@MainActor
final class Answers: NSObject, ObservableObject, EKEventEditViewDelegate,
  EKCalendarChooserDelegate
{
  @Published var log: [String] = []
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) { log.append("edited \(action)") }
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {
    log.append("chose \(calendarChooser.selectedCalendars.count)")
  }
}

struct Editor: UIViewControllerRepresentable {
  let answers: Answers
  func makeUIViewController(context: Context) -> EKEventEditViewController {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.title = "Water"
    let controller = EKEventEditViewController()
    (controller.eventStore, controller.event) = (store, event)
    controller.editViewDelegate = answers
    return controller
  }
  func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
}

struct Chooser: UIViewControllerRepresentable {
  let answers: Answers
  func makeUIViewController(context: Context) -> UINavigationController {
    let chooser = EKCalendarChooser(
      selectionStyle: EKCalendarChooserSelectionStyle.single,
      displayStyle: EKCalendarChooserDisplayStyle.allCalendars, eventStore: EKEventStore())
    (chooser.showsDoneButton, chooser.delegate) = (true, answers)
    return UINavigationController(rootViewController: chooser)
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

struct EventKitUIFixture: View {
  @StateObject private var answers = Answers()
  var body: some View {
    VStack {
      Chooser(answers: answers).frame(height: 200)
      Editor(answers: answers).frame(height: 240)
      ForEach(answers.log, id: \.self) { Text($0) }
    }
  }
}
