public import ScrollworkEventKit
public import ScrollworkUIScrolling

/// How many calendars are chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// A single calendar can be chosen.
  case single
  /// Several calendars can be chosen.
  case multiple
}

/// The calendars that are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All calendars are listed.
  case allCalendars
  /// Writable calendars alone.
  case writableCalendarsOnly
}

/// A screen for choosing calendars: an empty list, as there are none without permission.
@MainActor @preconcurrency open class EKCalendarChooser: UIViewController {
  /// The delegate of the calendar chooser.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// The selected calendars of the calendar chooser.
  open var selectedCalendars: Set<EKCalendar> = []
  /// Whether a button for the end is shown.
  open var showsDoneButton = false
  /// Whether a button for leaving is shown.
  open var showsCancelButton = false

  /// A screen for choosing calendars.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType = .event,
    eventStore: EKEventStore
  ) {
    super.init(nibName: nil, bundle: nil)
    title = "Calendars"
  }

  /// A screen of a decoded hierarchy.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the buttons to the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    if showsDoneButton {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [unowned self] _ in finish() })
    }
    if showsCancelButton {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
    }
  }

  private func finish() { delegate?.calendarChooserDidFinish(self) }

  private func cancel() { delegate?.calendarChooserDidCancel(self) }
}

/// The delegate of a screen for choosing calendars.
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: AnyObject {
  /// Called when the choice changes.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Called at the end.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Called when the screen is left.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// The default implementation, which does nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// The default implementation, which does nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// The default implementation, which does nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
