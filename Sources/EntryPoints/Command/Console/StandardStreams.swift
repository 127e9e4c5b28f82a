import Foundation
import ScrollworkSystem

/// The standard streams of the process.
enum StandardStreams {
  /// Keeps the results of the tool apart from what views print, and returns the descriptor for
  /// results.
  ///
  /// Results go to the standard output that the process was started with. `print` in scene code, and
  /// anything else that writes to standard output, goes to standard error. Writing to a closed
  /// pipe, or past the limit of a file's size, fails instead of ending the process in the middle of a
  /// file.
  static func separate() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The next file opened would take the place of a closed stream, and get its output. Opened for
      // reading only, this file refuses output as a closed stream does.
      _ = open("/dev/null", O_RDONLY)
    }
    let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard results >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return STDOUT_FILENO }
    return results
  }
}

/// The reason why results cannot be written.
enum OutputError: Error, Hashable {
  /// The pipe is closed, as in `scrollwork list | head -1`.
  case closedPipe
  /// The stream refuses output.
  case cannotWrite(reason: String)
}
