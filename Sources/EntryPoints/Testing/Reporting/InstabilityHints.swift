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

  /// The sentences, in order.
  var sentences: [String] {
    if differingAgain > 0 {
      return [
        "Played again in this process, \(differingAgain) "
          + "\(differingAgain == 1 ? "still differs" : "stills differ") from those just played: the "
          + "views read what changes from run to run, such as a global variable. " + ordering
      ]
    }
    if let earlier, let now, now.differsOnlyByProcess(from: earlier) {
      guard earlier.timeZone == now.timeZone else {
        return [
          "Another process of the same build drew another reel. It had the time zone "
            + "\(earlier.timeZone), this one has \(now.timeZone); " + Self.utc
        ]
      }
      return [
        "Another process of the same build drew another reel: the views read what differs between "
          + "processes. " + ordering
      ]
    }
    let zone = now?.timeZone ?? "GMT"
    guard comparison.findings.contains(where: { $0.kind == .words }),
      !["GMT", "UTC", "Etc/UTC"].contains(zone)
    else { return [] }
    return ["This process has the time zone \(zone), which dates in texts follow; " + Self.utc]
  }

  private static let utc = "tests run in UTC with TZ=UTC."

  /// What to do about the order of sets.
  private var ordering: String {
    environment["SWIFT_DETERMINISTIC_HASHING"] == nil
      ? "The order of a Set or a Dictionary does so too: sort it, or run the tests with "
        + "SWIFT_DETERMINISTIC_HASHING=1."
      : "It is not the order of sets and dictionaries, which is always the same here."
  }
}
