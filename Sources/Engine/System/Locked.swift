package import Synchronization

/// A value that one thread at a time may access.
///
/// The critical section is synchronous, and never inlined into its caller. `Mutex.withLock` may be:
/// inlined into an asynchronous function after an `await`, an optimized build locks with the
/// identifier of the thread that the function resumed on and unlocks with that of another thread.
/// The process then traps: "Call to unlock Mutex on a thread which hasn't acquired the lock".
///
/// - Source: measured with Swift 6.3.1 on Linux, where `Mutex` keeps its owner's identifier in a
///   thread-local variable. The optimizer treats the address of that variable as constant within a
///   function, although an asynchronous function changes threads.
package struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
  @usableFromInline package let mutex: Mutex<Value>

  /// Protects an initial value.
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Calls `body` with exclusive access to the value.
  ///
  /// `body` must not access the same value again through this lock: it would wait for itself.
  @inline(never) @inlinable
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock(body)
  }
}
