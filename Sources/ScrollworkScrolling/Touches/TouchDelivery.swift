/// Who gets a touch on a scroll view: the scroll view, or what is in it.
///
/// A machine without a clock: it is told what happens and when, asks what it must know, and answers
/// with what is to be done.
///
/// - Source: documented, as the delivery of touches by UIKit's scroll view; where the documentation
///   is silent the rows are measured by others.
package struct TouchDelivery: Hashable, Sendable {
  /// How long a scroll view keeps a touch to itself, in seconds.
  ///
  /// - Source: measured by others, in several re-implementations.
  package static let delay = 0.15

  /// Who has the touch.
  package enum State: Hashable, Sendable {
    /// There is none.
    case idle
    /// The content: the scroll view does not scroll.
    case forwarding
    /// The scroll view, which was moving and has stopped.
    case caught
    /// The scroll view, until it is clear whether the touch is meant for the content.
    case pending(until: Double)
    /// Nobody, but the scroll view may still scroll.
    case watching
    /// The content; the scroll view may still take the touch away, unless the content keeps it.
    case contentTracking(isKept: Bool)
    /// The scroll view, which follows it.
    case dragging
  }

  /// What the owner of a scroll view has set.
  package struct Rules: Hashable, Sendable {
    /// Whether it scrolls at all.
    package var isScrollEnabled = true
    /// Whether it keeps a touch until it is clear what that is meant for.
    package var delaysContentTouches = true
    /// Whether it may take away a touch that the content has.
    package var canCancelContentTouches = true

    /// What a scroll view does by itself.
    package init() {}
  }

  /// What happens.
  package enum Event: Hashable, Sendable {
    /// The touch begins, on content that moves or rests.
    case down(isMoving: Bool)
    /// Time has gone by.
    case passing
    /// The touch has moved far enough to scroll.
    case moved
    /// The touch ends.
    case up
    /// The touch is taken away by the system.
    case cancelled
  }

  /// What must be known to go on.
  package enum Question: Hashable, Sendable {
    /// Whether the content may have the touch.
    case shouldBegin
    /// Whether the touch may be taken away from the content.
    case shouldCancel
  }

  /// What is to be done.
  package enum Effect: Hashable, Sendable {
    case stopMotion
    case contentBegan
    case contentEnded
    case contentCancelled
    case beginDragging
    case endDragging(isCancelled: Bool)
  }

  /// Who has the touch.
  package private(set) var state = State.idle

  /// Nobody has touched.
  package init() {}

  /// Whether the scroll view has noticed a touch that it may follow.
  package var isTracking: Bool { state != .idle && state != .forwarding }

  /// When it has to be told that time has gone by; nil if it waits for nothing.
  package var deadline: Double? {
    if case .pending(let deadline) = state { deadline } else { nil }
  }

  /// Takes in what happens at a moment, asks what it must, and says what is to be done, in order.
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

  /// Asks whether the content may have the touch.
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
