package import Foundation
import ScrollworkSystem

/// The connection of a page that has shown the token.
///
/// Sending never waits. A page that does not read gets the newest picture later, and is disconnected
/// when texts pile up. After the end, what is sent is dropped.
package final class PreviewConnection: Sendable {
  private struct State {
    var outbox: Outbox
    /// Called when there may be something to send; nil once the connection is gone.
    var wake: (@Sendable () -> Void)?
  }

  /// The messages of the page, the hello first; they end with the connection.
  package let messages: PreviewMessages

  private let state: Locked<State>

  /// A connection with nothing to send, and what is called when there is something.
  init(limits: PreviewLimits, wake: @escaping @Sendable () -> Void) {
    messages = PreviewMessages(limits: limits.unread)
    state = Locked(State(outbox: Outbox(limits: limits.unsent), wake: wake))
  }

  /// Sends a text after all others.
  package func send(_ text: String) { change { $0.add(text) } }

  /// Sends a picture after the texts so far.
  ///
  /// It replaces an unsent one of the same slot: 0 for the scene's, others for those of a list.
  package func send(picture: Data, slot: Int = 0) { change { $0.add(picture, slot: slot) } }

  /// Closes the connection: after what is unsent if the code is `.normal`, else at once.
  package func close(_ code: PreviewCloseCode = .normal) { change { $0.end(code) } }

  /// Answers a ping.
  func pong(_ bytes: [UInt8]) { change { $0.addPong(bytes) } }

  /// Takes the next frame to send; nil if there is none.
  func next() -> Outbox.Item? { state.withLock { $0.outbox.next() } }

  /// The code of the end, once it is decided.
  var ending: PreviewCloseCode? { state.withLock { $0.outbox.ending } }

  /// Ends the messages and drops what is unsent: the connection is gone.
  func finish() {
    state.withLock { state in
      state.outbox.end(.goingAway)
      while state.outbox.next() != nil {}
      state.wake = nil
    }
    messages.finish()
  }

  private func change(_ body: (inout Outbox) -> Void) {
    // Woken under the lock: not after `finish()`, when the event loop may be gone.
    state.withLock { state in
      body(&state.outbox)
      state.wake?()
    }
  }
}
