public import ScrollworkEventKit
import ScrollworkUIControls
public import ScrollworkUIScrolling

/// A screen that changes an entry: here one that only cancels, as there are no calendars.
@MainActor @preconcurrency open class EKEventEditViewController: UIViewController {
  /// The edit view delegate of the event edit view controller.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store of the calendars.
  // Declared as in EventKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
  /// The event of the event edit view controller.
  open var event: EKEvent?
  /// Shows the title of the entry.
  open override func loadView() {
    show(
      PickerScreen("New Event", cancel: { [weak self] in self?.cancel() }, doneTitle: "Add") {
        EmptyScreen(
          event?.title ?? "No Calendars", message: "There are no calendars on this device.")
      })
  }
  private func cancel() {
    guard let editViewDelegate else { return dismiss(animated: true) }
    editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
  }
}

/// The action that ends the editing of an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// The delegate of an event editor.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {
  /// Called at the end.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
