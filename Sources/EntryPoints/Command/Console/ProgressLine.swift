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
      let elapsed = (now - start) / .seconds(1)
      if console.isTerminal {
        console.overwrite(Self.line(name, progress, elapsed: elapsed))
      } else {
        let left = Self.timeLeft(progress, elapsed: elapsed).map { ", \($0) left" } ?? ""
        console.writeDiagnostic(
          "\(name): \(progress.done) of \(Stills.counted(progress.total))\(left)")
      }
    }
  }

  /// Reports that another run has to end first, with its process if it is known.
  func showWait(for process: Int32?, in folder: String) {
    let run = process.map { "process \($0)" } ?? "another process"
    console.writeNote("\(name): \(run) renders into \(folder); waiting until it ends")
  }

  /// Erases the line.
  func clear() {
    if console.isTerminal { console.overwrite("") }
  }

  /// The text of the line.
  ///
  /// For example `gallery  ▕██████    ▏ 124/212  58 stills/s  2 s left`.
  static func line(_ name: String, _ progress: ReelProgress, elapsed: Double) -> String {
    let width = 24
    let eighths = progress.total > 0 ? width * 8 * progress.done / progress.total : 0
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    var bar = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    bar += String(repeating: " ", count: width - bar.count)
    let rate = elapsed > 0 ? Int((Double(progress.done) / elapsed).rounded()) : 0
    let left = timeLeft(progress, elapsed: elapsed).map { "  \($0) left" } ?? ""
    let count = "\(progress.done)/\(progress.total)"
    return "\(name)  ▕\(bar)▏ \(count)  \(Stills.counted(rate))/s\(left)"
  }

  /// The seconds after which the time left is told.
  ///
  /// - Source: chosen; the first stills take longer, as nothing is cached.
  private static let settlingTime = 1.0

  /// The time left at the mean rate of the stills drawn so far, such as `12 s` or `2 min 5 s`.
  static func timeLeft(_ progress: ReelProgress, elapsed: Double) -> String? {
    guard elapsed >= settlingTime, progress.drawn > 0, progress.done < progress.total else {
      return nil
    }
    let left = elapsed / Double(progress.drawn) * Double(progress.total - progress.done)
    let seconds = Int(left.rounded(.up))
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}

extension ReelProgress {
  /// The value before the first report.
  fileprivate static var none: ReelProgress { ReelProgress(done: 0, total: 0, drawn: 0) }
}
