import Foundation

/// A view that responds to touches itself; scroll views do not cancel its touches.
@MainActor @preconcurrency open class UIControl: UIView {
  /// Whether the control responds to touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { contentDidChange() } } }
  /// Whether the control is tracking a touch.
  public private(set) var isTracking = false
  /// Whether the tracked touch is inside.
  public private(set) var isTouchInside = false
  /// Whether the control draws its highlighted state.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }
  /// How content is placed across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentDidChange() }
  }
  /// How content is placed from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentDidChange() }
  }
  /// Whether the primary action opens a menu.
  open var showsMenuAsPrimaryAction = false

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bit mask of the events.
    public let rawValue: UInt

    /// Creates a set of events from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The action of a control was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu's action was triggered.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bit mask of the state.
    public let rawValue: UInt

    /// Creates a state from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// Highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// How content is placed across a control.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the center.
    case center = 0
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// At the leading side.
    case leading
    /// At the trailing side.
    case trailing
  }

  /// How content is placed from top to bottom of a control.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the center.
    case center = 0
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched.
    case fill
  }

  /// The present state.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var actions: [(events: Event, action: UIAction)] = []
  private var targets: [(events: Event, target: TargetAction)] = []

  /// Adds an action for a set of events.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions = actions.compactMap { entry in
      guard entry.action === action else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty ? nil : (rest, action)
    }
  }

  /// Tells a target of events; without one, the nearest responder that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((controlEvents, TargetAction(target, action)))
  }

  /// Stops telling a target of events; a target or an action of nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets = targets.compactMap { entry in
      guard entry.target.isFor(target, action) else { return entry }
      let rest = entry.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, entry.target)
    }
  }

  /// Whether anybody is told of any of the events.
  package func hasActions(for events: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: events) }
      || targets.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Performs the actions registered for any of `events`.
  open func sendActions(for events: Event) { send(events, nil) }

  private func send(_ events: Event, _ event: UIEvent?) {
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) {
      action.perform(from: self)
    }
    for (wanted, entry) in targets where !wanted.isDisjoint(with: events) {
      // A target that is gone is told nothing.
      if entry.hasTarget, entry.target == nil { continue }
      sendAction(entry.selector, to: entry.target, for: event)
    }
  }

  /// Sends an action to a target; called for each action of an event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.perform(on: target, [self, event])
    } else {
      action.performInChain(from: self, [self, event])
    }
  }

  /// Called when a touch begins; returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a tracked touch moves; returns whether to go on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a tracked touch ends; the default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when a tracked touch is cancelled; the default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins tracking a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    follow(true)
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  /// Follows a touch in and out of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return follow(false) }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
  }

  /// Ends tracking, inside or outside the bounds.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    let wasTracking = isTracking
    follow(false)
    guard wasTracking else { return }
    endTracking(touches.first, with: event)
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside { touchUpInside() }
  }

  /// Cancels tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    follow(false)
    guard wasTracking else { return }
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// Called after a touch inside; sends the primary action.
  open func touchUpInside() { send(.primaryActionTriggered, nil) }

  private func follow(_ isFollowing: Bool) {
    isTracking = isFollowing
    isTouchInside = isFollowing
    isHighlighted = isFollowing
  }
}
