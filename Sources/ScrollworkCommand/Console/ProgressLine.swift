import Foundation
import ScrollworkStudio
import ScrollworkSystem

/// The progress report of a reel: one line, overwritten on a terminal; a line every few seconds
/// elsewhere.
final class ProgressLine: Sendable {
  private struct State {
    var last = ReelProgress.none
    var shown: ContinuousClock.Instant
  }

  private let name: String
  private let console: Console
  private let start: ContinuousClock.Instant
  private let state: Locked<State>

  init(_ name: String, on console: Console) {
    self.name = name
    self.console = console
    start = .now
    state = Locked(State(shown: .now))
  }

  /// The progress most recently passed to `show(_:)`.
  var last: ReelProgress { state.withLock(\.last) }

  /// Shows progress, at most once per `console.pause`.
  func show(_ progress: ReelProgress) {
    state.withLock { state in
      state.last = progress
      let now = ContinuousClock.now
      guard now - state.shown >= console.pause else { return }
      state.shown = now
      if console.isTerminal {
        let elapsed = (now - start) / .seconds(1)
        console.overwrite(Self.line(name, progress, elapsed: elapsed))
      } else {
        console.writeDiagnostic("\(name): \(progress.done) of \(Stills.counted(progress.total))")
      }
    }
  }

  /// Reports that another run has to end first, with its process if it is known.
  func showWait(for process: Int32?, in folder: String) {
    let run = process.map { "process \($0)" } ?? "another process"
    console.writeDiagnostic("\(name): \(run) renders into \(folder); waiting until it ends")
  }

  /// Erases the line.
  func clear() {
    if console.isTerminal { console.overwrite("") }
  }

  /// The text of the line.
  ///
  /// For example `gallery  ▕██████    ▏ 124/212  58 stills/s`.
  static func line(_ name: String, _ progress: ReelProgress, elapsed: Double) -> String {
    let width = 24
    let eighths = progress.total > 0 ? width * 8 * progress.done / progress.total : 0
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    var bar = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    bar += String(repeating: " ", count: width - bar.count)
    let rate = elapsed > 0 ? Int((Double(progress.done) / elapsed).rounded()) : 0
    return "\(name)  ▕\(bar)▏ \(progress.done)/\(progress.total)  \(Stills.counted(rate))/s"
  }
}

extension ReelProgress {
  /// The value before the first report.
  fileprivate static var none: ReelProgress { ReelProgress(done: 0, total: 0, drawn: 0) }
}
