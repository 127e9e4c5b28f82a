#if os(Linux)
  import Foundation

  /// `exit`, for all code of the process: that of a scene may not call it.
  ///
  /// An executable that defines it and exports its symbols is found before the C library. The call
  /// is refused here, and not in a handler of the C library, as backtraces do not reach through it.
  @_cdecl("exit") public func exitProcess(_ status: Int32) {
    ProcessEnding.checkExit(status)
    typealias Exit = @convention(c) (Int32) -> Void
    // `RTLD_NEXT`, which is a cast in C.
    if let exit = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "exit") {
      unsafeBitCast(exit, to: Exit.self)(status)
    }
    abort()
  }
#endif
