public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkGeometry
package import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews

/// The days of a month, with decorations and selected dates.
@MainActor @preconcurrency open class UICalendarView: UIView, ContentHosting {
  /// The number of changes.
  package private(set) var contentVersion = 0

  /// The delegate.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { contentDidChange() } }
  /// The calendar of date components; the days are those of the Gregorian calendar.
  open var calendar = Calendar.current { didSet { contentDidChange() } }
  /// The locale of the names.
  open var locale = Locale.current { didSet { contentDidChange() } }
  /// The time zone; days are those of Greenwich Mean Time.
  open var timeZone: TimeZone?
  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { contentDidChange() } }
  /// The dates that can be selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { contentDidChange() }
  }
  /// Whether days are decorated.
  open var wantsDateDecorations = true { didSet { contentDidChange() } }
  /// How dates are selected; nil for dates that cannot be.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.view = self
      contentDidChange()
    }
  }
  private var month = CalendarMonth(of: Date())

  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get {
      DateComponents(calendar: calendar, era: 1, year: month.year, month: month.month)
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Creates a calendar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a calendar of a decoded hierarchy.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a month, at once.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = CalendarMonth.date(of: dateComponents) else { return }
    month = CalendarMonth(of: date)
    contentDidChange()
  }

  /// Asks for the decorations of days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    contentDidChange()
  }

  /// Draws the calendar again.
  open override func contentDidChange() {
    super.contentDidChange()
    contentVersion += 1
  }

  /// The natural size.
  ///
  /// - Source: chosen; six weeks of the graphical date picker of iOS 17.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 348) }

  /// The natural height, and the available width; the natural width without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    let hasWidth = size.width > 0 && size.width.isFinite
    return CGSize(width: hasWidth ? size.width : natural.width, height: natural.height)
  }

  /// The grid of the month.
  package var hostedContent: (any View)? {
    let design: Font.Design =
      switch fontDesign {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    return MonthGrid(
      start: month.date(day: 1), isSelected: { self.isSelected($0) },
      isEnabled: { self.isEnabled($0) },
      select: { self.select($0.components(day: $1, self.calendar)) },
      decoration: { month, day in self.decoration(month, day) },
      turned: { self.turn(to: $0) }, firstWeekday: calendar.firstWeekday - 1
    )
    .fontDesign(design)
    .environment(\.locale, locale)
    .padding(.horizontal, 8)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  /// The place of the grid.
  package var contentAlignment: Alignment { .top }

  private func turn(to new: CalendarMonth) {
    let old = visibleDateComponents
    month = new
    contentDidChange()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
  }

  private func isSelected(_ date: Date) -> Bool {
    selectionBehavior?.dates.contains { CalendarMonth.date(of: $0) == date } ?? false
  }

  private func isEnabled(_ date: Date) -> Bool {
    guard availableDateRange.contains(date) else { return false }
    let month = CalendarMonth(of: date)
    let day = CalendarMonth.calendar.component(.day, from: date)
    return selectionBehavior?.canSelect(month.components(day: day, calendar)) ?? true
  }

  private func select(_ components: DateComponents) {
    selectionBehavior?.select(components)
    contentDidChange()
  }

  private func decoration(_ month: CalendarMonth, _ day: Int) -> AnyView? {
    guard wantsDateDecorations,
      let decoration = delegate?.calendarView(
        self, decorationFor: month.components(day: day, calendar))
    else { return nil }
    return AnyView(decoration.view)
  }
}

extension CalendarMonth {
  /// The date of components, in UTC.
  static func date(of components: DateComponents) -> Date? {
    calendar.date(
      from: DateComponents(
        year: components.year, month: components.month, day: components.day ?? 1))
  }

  /// The components of a day.
  func components(day: Int, _ calendar: Calendar) -> DateComponents {
    DateComponents(calendar: calendar, era: 1, year: year, month: month, day: day)
  }
}

extension UICalendarView {
  /// What stands below the number of a day.
  @MainActor @preconcurrency public final class Decoration {
    let view: any View

    private init(view: any View) { self.view = view }

    /// A gray dot.
    public convenience init() { self.init(color: nil, size: .medium) }

    /// A dot.
    public convenience init(color: UIColor?, size: UICalendarView.DecorationSize = .medium) {
      let color = color.map { Color(uiColor: $0) } ?? Color(uiColor: .systemFill)
      self.init(
        view: Circle().fill(color).frame(width: size.dot, height: size.dot).padding(.bottom, 3))
    }

    /// A picture.
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) {
      guard let image else {
        self.init(color: color, size: size)
        return
      }
      let tint = color.map { Color(uiColor: $0) } ?? Color(uiColor: .systemGray)
      self.init(
        view: Image(uiImage: image).resizable().scaledToFit().foregroundStyle(tint)
          .frame(width: size.dot + 5, height: size.dot + 5))
    }

    /// A view of UIKit's.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(view: HostedDecoration(make: customViewProvider).fixedSize())
    }

    /// A dot.
    public static func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(color: color, size: size) }

    /// A picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// A view of UIKit's.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }

  /// The size of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large

    /// The diameter of dots.
    ///
    /// - Source: chosen, after pictures of calendars of iOS 16.
    var dot: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 8
      }
    }
  }
}

/// A view of UIKit's below the number of a day.
private struct HostedDecoration: UIViewRepresentable {
  let make: () -> UIView

  func makeUIView(context: Context) -> UIView { make() }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// The delegate of a calendar.
@MainActor @preconcurrency public protocol UICalendarViewDelegate: AnyObject {
  /// The decoration of a day; nil for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when another month is turned to.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// No decoration.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
