import Foundation
import ScrollworkRegression

/// Sentences about what makes a reel differ from run to run, where there is a reason to say so.
struct InstabilityHints {
  /// The comparison that failed.
  let comparison: Comparison
  /// The note of an earlier run; nil if there is none.
  let earlier: RunNote?
  /// The note of this run; nil if it cannot be made.
  let now: RunNote?
  /// The number of stills that differ when the scene is played again in this process.
  let differingAgain: Int
  /// The environment variables.
  let environment: [String: String]
  /// The time zone of the process.
  let timeZone: TimeZone

  /// The sentences, in order.
  var sentences: [String] {
    var found: [String] = []
    if differingAgain > 0 {
      found.append(
        "Played again in this process, \(differingAgain) "
          + "\(differingAgain == 1 ? "still differs" : "stills differ") from those just played: the "
          + "views read something that is kept between runs, such as a global variable.")
    } else if let earlier, let now, now.differsOnlyByProcess(from: earlier) {
      found.append(
        "Another process of the same build drew another reel: the views read something that differs "
          + "between processes. " + ordering)
    }
    if comparison.findings.contains(where: { $0.kind == .words }),
      timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: 1_767_951_660)) != 0
    {
      found.append(
        "This process has the time zone \(timeZone.identifier), which dates in texts follow; the "
          + "tests run in UTC with TZ=UTC.")
    }
    return found
  }

  /// What to do about the order of sets.
  private var ordering: String {
    environment["SWIFT_DETERMINISTIC_HASHING"] == nil
      ? "The order of a Set or a Dictionary does; it is always the same with "
        + "SWIFT_DETERMINISTIC_HASHING=1, or sort the elements."
      : "Sets and dictionaries have the same order in all of them, so it is something else, such as "
        + "a file or an environment variable."
  }
}
