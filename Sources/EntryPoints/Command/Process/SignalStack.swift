import Foundation

/// The stack of signal handlers.
///
/// A stack overflow leaves no room for the handler that makes the backtrace. The runtime gives the
/// first thread a stack for it, but scenes are played on threads of Dispatch, which have none.
enum SignalStack {
  /// The size of the stack, in bytes.
  ///
  /// - Source: chosen; the runtime's own is smaller.
  private static let size = 262_144

  /// Gives this thread a stack for signal handlers, unless it has one.
  static func install() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    // Used until the thread ends, and there are few.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack = stack_t()
    (stack.ss_sp, stack.ss_size) = (memory, size)
    if sigaltstack(&stack, nil) != 0 { memory.deallocate() }
  }
}
