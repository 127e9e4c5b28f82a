import NIOCore
import ScrollworkSystem

/// The messages of a client that its session has not taken yet, in order.
///
/// A sequence for one task. It ends when the connection does, or the task is cancelled.
package final class PreviewMessages: AsyncSequence, Sendable {
  private struct State {
    var texts = CircularBuffer<String>()
    var size = 0
    var isFinished = false
    /// The task that waits for the next message.
    var waiting: CheckedContinuation<String?, Never>?

    mutating func takeWaiting() -> CheckedContinuation<String?, Never>? {
      defer { waiting = nil }
      return waiting
    }
  }

  private let limits: PreviewQueueLimits
  private let state = Locked(State())

  /// No messages so far.
  init(limits: PreviewQueueLimits) { self.limits = limits }

  /// Adds a message; false if there are as many as allowed.
  func add(_ text: String) -> Bool {
    let (isAdded, waiting) = state.withLock { state in
      if let waiting = state.takeWaiting() { return (true, Optional(waiting)) }
      let size = state.size + text.utf8.count
      guard state.texts.count < limits.count, size <= limits.size else { return (false, nil) }
      state.texts.append(text)
      state.size = size
      return (true, nil)
    }
    waiting?.resume(returning: text)
    return isAdded
  }

  /// Ends the sequence after the messages that are there.
  func finish() {
    let waiting = state.withLock { state in
      state.isFinished = true
      return state.takeWaiting()
    }
    waiting?.resume(returning: nil)
  }

  /// The next message; nil at the end.
  func next() async -> String? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (text, isTold) = state.withLock { state -> (String?, Bool) in
          if Task.isCancelled { return (nil, true) }
          if let text = state.texts.popFirst() {
            state.size -= text.utf8.count
            return (text, true)
          }
          if state.isFinished { return (nil, true) }
          precondition(state.waiting == nil, "messages are for one task")
          state.waiting = continuation
          return (nil, false)
        }
        if isTold { continuation.resume(returning: text) }
      }
    } onCancel: {
      state.withLock { $0.takeWaiting() }?.resume(returning: nil)
    }
  }

  /// The iterator over the messages.
  package func makeAsyncIterator() -> Iterator { Iterator(messages: self) }

  /// An iterator over messages, which takes them.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let messages: PreviewMessages

    /// The next message; nil at the end.
    package mutating func next() async -> String? { await messages.next() }
  }
}
