/// How a run went, as the number a process ends with.
///
/// The numbers between 64 and 78 are those of `sysexits.h`.
package enum CommandStatus: Int32, Sendable, CaseIterable {
  /// All is well.
  case fine = 0
  /// Something is not as it is expected to be.
  case different = 1
  /// A wrong verb, flag or value; a time outside the reel.
  case usage = 64
  /// A scene that lays out to no number or too large; a broken file.
  case malformed = 65
  /// Something that is not there: a scene, a file, a font.
  case missing = 66
  /// Our own fault.
  case bug = 70
  /// Something cannot be written.
  case cannotWrite = 73
  /// Ended by a signal: 128 and SIGINT.
  case interrupted = 130
}
