/// The exit code of the process.
///
/// The codes from 64 to 78 are those of `sysexits.h`.
package enum CommandStatus: Int32, Sendable, CaseIterable {
  /// Success.
  case success = 0
  /// An expectation of a script is not met, or a file is not formatted.
  case mismatch = 1
  /// An invalid verb, option or value; a time outside the reel.
  case usage = 64
  /// A scene whose layout is not finite or too large; a malformed file.
  case malformed = 65
  /// A missing scene, file or font.
  case missing = 66
  /// An internal error.
  case bug = 70
  /// A file or folder cannot be written.
  case cannotWrite = 73
  /// Interrupted by SIGINT or SIGTERM: 128 + SIGINT.
  case interrupted = 130
  /// The pipe that the results go to is closed: 128 + SIGPIPE, without a message.
  case closedPipe = 141
}
