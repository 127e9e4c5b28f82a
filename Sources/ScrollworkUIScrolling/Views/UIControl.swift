/// A view that answers to a finger by itself; scroll views do not take a finger away from it.
@MainActor open class UIControl: UIView {
  /// Whether it answers to fingers.
  open var isEnabled = true
  /// Whether a finger that came down on it is still there.
  public private(set) var isTracking = false
  /// Whether it looks pressed.
  open var isHighlighted = false

  /// What a control says.
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit for each thing it says.
    public let rawValue: UInt

    /// The things that have a bit in a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has come down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger has left, over it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger has left, elsewhere.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger has been taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// What it stands for has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  private var actions: [(events: Event, action: UIAction)] = []

  /// Does something whenever it says one of some things.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

  /// Does what is to be done when it says one of some things.
  open func sendActions(for events: Event) {
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) { action.perform() }
  }

  /// A finger has come down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(isEnabled)
    if isTracking { sendActions(for: .touchDown) }
  }

  /// The finger has left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    let wasTracking = isTracking
    follow(false)
    if wasTracking { sendActions(for: isInside ? .touchUpInside : .touchUpOutside) }
  }

  /// The finger has been taken away.
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
