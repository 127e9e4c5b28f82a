public import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkUIScrolling
package import ScrollworkViews

/// A control for a date, drawn as SwiftUI's date picker.
@MainActor @preconcurrency open class UIDatePicker: HostedUIControl {
  /// What is picked.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A span; drawn as a time of day.
    case countDownTimer
    /// A month; drawn as a day.
    case yearAndMonth
  }

  /// The date.
  open var date = Date() { didSet { if date != oldValue { contentDidChange() } } }
  /// The first date.
  open var minimumDate: Date? { didSet { contentDidChange() } }
  /// The last date.
  open var maximumDate: Date? { didSet { contentDidChange() } }
  /// What is picked.
  open var datePickerMode = Mode.dateAndTime { didSet { sizeDidChange() } }
  /// The look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { sizeDidChange() } }
  /// The steps of minutes.
  open var minuteInterval = 1
  /// The span of a timer, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The locale; that of the scene is used without one.
  open var locale: Locale? { didSet { sizeDidChange() } }
  /// The calendar; that of the scene is used.
  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// The time zone; that of the scene is used.
  open var timeZone: TimeZone?
  /// Whether the time has wheels of its own.
  open var roundsToMinuteInterval = true

  /// The look that is drawn.
  public var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  package override func content() -> (any View)? {
    let parts: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let first = minimumDate ?? .distantPast
    let picker = DatePicker(
      "",
      selection: Binding(
        get: { [weak self] in self?.date ?? Date() },
        set: { [weak self] value in
          self?.date = value
          self?.sendActions(for: .valueChanged)
        }), in: first...max(first, maximumDate ?? .distantFuture), displayedComponents: parts
    ).labelsHidden().disabled(!isEnabled)
      .transformEnvironment(\.locale) { [locale] in $0 = locale ?? $0 }
    return switch datePickerStyle {
    case .wheels: picker.datePickerStyle(.wheel)
    case .inline: picker.datePickerStyle(.graphical)
    case .compact, .automatic: picker.datePickerStyle(.compact)
    }
  }

  /// The size of the picker's views.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 380)
    case .compact, .automatic: contentSize(for: .unspecified)
    }
  }
  open override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
}

/// A look of date pickers.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// As the system chooses: compact.
  case automatic = 0
  /// Wheels.
  case wheels
  /// Fields that present a calendar.
  case compact
  /// A calendar.
  case inline
}
