import Foundation

/// What the process does at a signal.
enum SignalAction: Int {
  /// That of the system, such as ending the process: `SIG_DFL`.
  case standard = 0
  /// Nothing: `SIG_IGN`.
  case ignored = 1

  /// The action for a signal; nil if a function handles it.
  init?(of signal: Int32) {
    var action = sigaction()
    sigaction(signal, nil, &action)
    self.init(rawValue: unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self))
  }
}
