import Synchronization

/// Hands values from one task to several, and holds at most so many at a time.
///
/// Nobody blocks a thread: who has to wait is suspended. After ``close()`` nobody waits any more and
/// what is left is dropped.
final class BoundedQueue<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var isFinished = false
    var isClosed = false
    var giver: CheckedContinuation<Void, Never>?
    var takers: [CheckedContinuation<Element?, Never>] = []

    mutating func releaseTakers() {
      takers.forEach { $0.resume(returning: nil) }
      takers = []
    }
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// A queue for at least one value.
  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// Adds a value as soon as there is room; false if the queue has been closed.
  ///
  /// Only one task may give.
  func give(_ element: Element) async -> Bool {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isReady = state.withLock { state in
        if state.isClosed || state.elements.count < capacity { return true }
        state.giver = continuation
        return false
      }
      if isReady { continuation.resume() }
    }
    return state.withLock { state in
      guard !state.isClosed else { return false }
      if state.takers.isEmpty {
        state.elements.append(element)
      } else {
        state.takers.removeFirst().resume(returning: element)
      }
      return true
    }
  }

  /// The next value, as soon as there is one; nil when there will be none.
  func take() async -> Element? {
    await withCheckedContinuation { (continuation: CheckedContinuation<Element?, Never>) in
      state.withLock { state in
        if !state.elements.isEmpty, !state.isClosed {
          continuation.resume(returning: state.elements.removeFirst())
          state.giver?.resume()
          state.giver = nil
        } else if state.isFinished || state.isClosed {
          continuation.resume(returning: nil)
        } else {
          state.takers.append(continuation)
        }
      }
    }
  }

  /// Says that no further value will be given.
  func finish() {
    state.withLock { state in
      state.isFinished = true
      state.releaseTakers()
    }
  }

  /// Drops everything and lets everybody go.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.elements = []
      state.giver?.resume()
      state.giver = nil
      state.releaseTakers()
    }
  }
}
