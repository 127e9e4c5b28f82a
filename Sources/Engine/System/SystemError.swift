import Foundation

/// The error of a failed system call.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The error number, such as `ENOENT`.
  package let number: Int32

  /// An error with a number.
  package init(number: Int32) { self.number = number }

  /// The system's message.
  package var description: String { reason }

  /// The error of the last failed system call of the calling thread.
  ///
  /// Never inlined into its caller: the address of `errno` belongs to a thread, and an optimized
  /// asynchronous function may use the address of the thread that it ran on before an `await`.
  @inline(never) package static var last: SystemError { SystemError(number: errno) }

  /// The system's message, with a lowercase first letter.
  package var reason: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
