package import Foundation
import ScrollworkSystem
package import ScrollworkDrawing

/// The functions that run at present, for a watch that ends those without an end.
package enum RunningShaders {
  /// A call of a function.
  package struct Call: Hashable, Sendable {
    /// The function.
    package let function: ShaderFunctionID
    /// The thread that runs it.
    package let thread: pthread_t
    /// The processor time of the thread at the beginning, in seconds.
    fileprivate let start: Double
  }

  private static let calls = Locked([Int: Call]())
  private static let next = Locked(0)

  /// Notes a call while `body` runs.
  static func noting(_ function: ShaderFunctionID, _ body: () -> Void) {
    let thread = CurrentThread.id
    let call = Call(function: function, thread: thread, start: ThreadTime.seconds(of: thread) ?? 0)
    let key = next.withLock { number in
      number += 1
      return number
    }
    calls.withLock { $0[key] = call }
    body()
    calls.withLock { $0[key] = nil }
  }

  /// A call that has taken more than `limit` seconds of processor time, however busy the machine is;
  /// nil if there is none.
  package static func late(after limit: Double) -> Call? {
    // Within the lock: no call ends, so that each has its thread.
    calls.withLock { calls in
      calls.sorted { $0.key < $1.key }.map(\.value).first { call in
        ThreadTime.seconds(of: call.thread).map { $0 - call.start > limit } ?? false
      }
    }
  }

  /// The bound of the processor time of a call, in seconds.
  ///
  /// - Source: chosen; a thousand times that of a shader of hundreds of steps for the picture of a phone.
  package static let limit = 30.0

  /// The message about a call that takes more time than `limit`.
  package static func message(_ call: Call, limit: Double = Self.limit) -> String {
    message(about: call.function.name, limit: limit)
  }

  /// The message about a call of a function that takes more time than `limit`.
  package static func message(about name: String, limit: Double) -> String {
    let number = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    return "the shader \(name) took more than \(number) s of processor time for one "
      + "picture; is there an infinite loop?"
  }
}
