public import Foundation
import ScrollworkUIScrolling

/// How the dates of a calendar are selected.
@MainActor @preconcurrency open class UICalendarSelection {
  weak var view: UICalendarView?

  init() {}

  /// The selected dates.
  var dates: [DateComponents] { [] }

  /// Whether a date can be selected.
  func canSelect(_ date: DateComponents) -> Bool { true }

  /// Selects a date that was tapped, or takes its selection back.
  func select(_ date: DateComponents) {}

  /// Asks again which dates can be selected.
  open func updateSelectableDates() { view?.contentDidChange() }
}

/// The selection of one date.
@MainActor @preconcurrency open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The date.
  open var selectedDate: DateComponents? { didSet { view?.contentDidChange() } }

  /// Selects one date.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// Selects a date, at once.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override var dates: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }

  override func select(_ date: DateComponents) {
    selectedDate = date
    delegate?.dateSelection(self, didSelectDate: date)
  }
}

/// The delegate of the selection of one date.
@MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called with the date that was tapped.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a date can be selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// All dates can be selected.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The selection of several dates.
@MainActor @preconcurrency open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The dates.
  open var selectedDates: [DateComponents] = [] { didSet { view?.contentDidChange() } }

  /// Selects several dates.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// Selects dates, at once.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override var dates: [DateComponents] { selectedDates }

  override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }

  override func select(_ date: DateComponents) {
    let same = { (other: DateComponents) in
      other.year == date.year && other.month == date.month && other.day == date.day
    }
    guard let known = selectedDates.firstIndex(where: same) else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
      return
    }
    guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
    selectedDates.remove(at: known)
    delegate?.multiDateSelection(self, didDeselectDate: date)
  }
}

/// The delegate of the selection of several dates.
@MainActor @preconcurrency public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called with a date that was selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called with a date whose selection was taken back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a date can be selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether the selection of a date can be taken back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// All dates can be selected.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// All selections can be taken back.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
