import ScrollworkSystem

/// An asynchronous queue from one producer to several consumers, with a bounded number of elements.
///
/// Waiting tasks are suspended, so no thread is blocked. ``close()`` resumes all of them and drops
/// the remaining elements.
package final class BoundedQueue<Element: Sendable>: Sendable {
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
  private let state = Locked(State())

  /// A queue with a capacity of at least 1.
  package init(capacity: Int) { self.capacity = max(1, capacity) }

  /// Adds an element, waiting for free capacity; returns false if the queue has been closed.
  ///
  /// Only one task may add elements.
  package func give(_ element: Element) async -> Bool {
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

  /// Adds an element if there is free capacity, without waiting; returns false if there is none.
  ///
  /// A closed queue takes any element and drops it.
  package func offer(_ element: Element) -> Bool {
    state.withLock { state in
      if state.isClosed { return true }
      if !state.takers.isEmpty {
        state.takers.removeFirst().resume(returning: element)
      } else if state.elements.count < capacity {
        state.elements.append(element)
      } else {
        return false
      }
      return true
    }
  }

  /// Removes the next element, without waiting; nil if there is none.
  package func poll() -> Element? {
    state.withLock { state in
      guard !state.elements.isEmpty else { return nil }
      state.giver?.resume()
      state.giver = nil
      return state.elements.removeFirst()
    }
  }

  /// Removes the next element, waiting for one; nil after the last.
  package func take() async -> Element? {
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

  /// Whether the queue has been closed.
  package var isClosed: Bool { state.withLock(\.isClosed) }

  /// Marks the queue as complete: no further elements will be added.
  package func finish() {
    state.withLock { state in
      state.isFinished = true
      state.releaseTakers()
    }
  }

  /// Drops all elements and resumes all waiting tasks.
  package func close() {
    state.withLock { state in
      state.isClosed = true
      state.elements = []
      state.giver?.resume()
      state.giver = nil
      state.releaseTakers()
    }
  }
}
