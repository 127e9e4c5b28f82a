/// The decision who gets a touch on a scroll view: the scroll view or its content.
///
/// A state machine without a clock: it receives events with their times, asks questions, and returns
/// effects.
///
/// - Source: documented, as the delivery of touches by UIKit's scroll view; where the documentation
///   is silent the rows are measured by others.
package struct TouchDelivery: Hashable, Sendable {
  /// The time for which a scroll view delays a touch to its content, in seconds.
  ///
  /// - Source: measured by others, in several re-implementations.
  package static let delay = 0.15

  /// The owner of the touch.
  package enum State: Hashable, Sendable {
    /// No touch.
    case idle
    /// The content has the touch; the scroll view does not scroll.
    case forwarding
    /// The scroll view, whose motion the touch has stopped.
    case caught
    /// The scroll view, until the delay is over or the touch moves.
    case pending(until: Double)
    /// No owner; the scroll view may still scroll.
    case watching
    /// The content; the scroll view may still cancel the touch, unless the content keeps it.
    case contentTracking(isKept: Bool)
    /// The scroll view, whose content follows the touch.
    case dragging
  }

  /// The settings of a scroll view.
  package struct Rules: Hashable, Sendable {
    /// Whether the scroll view scrolls.
    package var isScrollEnabled = true
    /// Whether the scroll view delays touches to its content.
    package var delaysContentTouches = true
    /// Whether the scroll view may cancel touches of its content.
    package var canCancelContentTouches = true

    /// The defaults of a scroll view.
    package init() {}
  }

  /// An event of a touch.
  package enum Event: Hashable, Sendable {
    /// The touch begins, on moving or resting content.
    case down(isMoving: Bool)
    /// Time has passed.
    case passing
    /// The touch has moved far enough to scroll.
    case moved
    /// The touch ends.
    case up
    /// The system cancels the touch.
    case cancelled
  }

  /// A question to the owner of the scroll view.
  package enum Question: Hashable, Sendable {
    /// Whether the content may receive the touch.
    case shouldBegin
    /// Whether the touch in the content may be cancelled.
    case shouldCancel
  }

  /// An action that an event causes.
  package enum Effect: Hashable, Sendable {
    case stopMotion
    case contentBegan
    case contentEnded
    case contentCancelled
    case beginDragging
    case endDragging(isCancelled: Bool)
  }

  /// The owner of the touch.
  package private(set) var state = State.idle

  /// No touch.
  package init() {}

  /// Whether the scroll view tracks a touch that it may follow.
  package var isTracking: Bool { state != .idle && state != .forwarding }

  /// The time at which it needs ``Event/passing``; nil if it waits for nothing.
  package var deadline: Double? {
    if case .pending(let deadline) = state { deadline } else { nil }
  }

  /// Handles an event at a time, asking questions as needed; returns the effects, in order.
  package mutating func receive(
    _ event: Event, at time: Double, rules: Rules, answer: (Question) -> Bool
  ) -> [Effect] {
    switch (state, event) {
    case (.idle, .down(let isMoving)):
      return begin(isMoving: isMoving, at: time, rules: rules, answer: answer)
    case (.idle, _): return []
    case (.pending(let deadline), .passing) where time >= deadline: return offer(answer)
    case (_, .passing), (_, .down): return []
    case (.pending, .moved), (.watching, .moved), (.caught, .moved):
      state = .dragging
      return [.beginDragging]
    case (.contentTracking(isKept: false), .moved):
      guard rules.canCancelContentTouches, answer(.shouldCancel) else {
        state = .contentTracking(isKept: true)
        return []
      }
      state = .dragging
      return [.contentCancelled, .beginDragging]
    case (_, .moved): return []
    case (let last, .up), (let last, .cancelled): return end(last, event, answer)
    }
  }

  private mutating func begin(
    isMoving: Bool, at time: Double, rules: Rules, answer: (Question) -> Bool
  ) -> [Effect] {
    guard rules.isScrollEnabled else {
      state = .forwarding
      return [.contentBegan]
    }
    if isMoving {
      state = .caught
      return [.stopMotion]
    }
    guard rules.delaysContentTouches else { return offer(answer) }
    state = .pending(until: time + Self.delay)
    return []
  }

  /// Offers the touch to the content.
  private mutating func offer(_ answer: (Question) -> Bool) -> [Effect] {
    guard answer(.shouldBegin) else {
      state = .watching
      return []
    }
    state = .contentTracking(isKept: false)
    return [.contentBegan]
  }

  private mutating func end(_ last: State, _ event: Event, _ answer: (Question) -> Bool) -> [Effect]
  {
    state = .idle
    switch last {
    case .idle, .caught, .watching: return []
    case .pending:
      // A quick tap.
      guard event == .up, answer(.shouldBegin) else { return [] }
      return [.contentBegan, .contentEnded]
    case .forwarding, .contentTracking:
      return [event == .up ? .contentEnded : .contentCancelled]
    case .dragging: return [.endDragging(isCancelled: event == .cancelled)]
    }
  }
}
