/// A view that responds to touches itself; scroll views do not cancel its touches.
@MainActor open class UIControl: UIView {
  /// Whether the control responds to touches.
  open var isEnabled = true
  /// Whether the control is tracking a touch.
  public private(set) var isTracking = false
  /// Whether the control draws its highlighted state.
  open var isHighlighted = false

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bit mask of the events.
    public let rawValue: UInt

    /// Creates a set of events from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch ended inside the bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  private var actions: [(events: Event, action: UIAction)] = []

  /// Adds an action for a set of events.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

  /// Performs the actions registered for any of `events`.
  open func sendActions(for events: Event) {
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) { action.perform() }
  }

  /// Begins tracking a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(isEnabled)
    if isTracking { sendActions(for: .touchDown) }
  }

  /// Ends tracking, inside or outside the bounds.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    let wasTracking = isTracking
    follow(false)
    if wasTracking { sendActions(for: isInside ? .touchUpInside : .touchUpOutside) }
  }

  /// Cancels tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    follow(false)
    if wasTracking { sendActions(for: .touchCancel) }
  }

  private func follow(_ isFollowing: Bool) {
    isTracking = isFollowing
    isHighlighted = isFollowing
  }
}
