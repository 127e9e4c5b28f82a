import Foundation
import Testing

@testable import ScrollworkLoose

@Suite struct `The processor time of a compiler` {
  @Test(
    arguments: [
      ("7 (cc) S 1 2 3 4 5 6 7 8 9 10 100 20 3 4 20 0 1 0", 127),
      ("7 (a b) c) R 1 2 3 4 5 6 7 8 9 10 1 2 3 4 20 0 1 0", 10), ("7 (cc) S 1 2", nil), ("", nil),
    ] as [(String, Int?)])
  func `is read from the system`(line: String, ticks: Int?) {
    #expect(ProcessTime.ticks(in: line) == ticks)
  }

  /// A shell that works without end, in a child of its own; behind all else, since its watch may wait
  /// for its turn among many tests.
  private static let working = ["-c", "nice -n 19 sh -c 'while :; do :; done'; true"]

  #if os(Linux)
    @Test func `ends one that works, with all that it has started`() async throws {
      let run = try await CompilerProcess("/bin/sh", Self.working, seconds: 0.3, of: .processor)
      #expect(run.isLate && !run.isIdle && run.seconds >= 0.3)
    }

    @Test func `is none while one waits`() async throws {
      let run = try await CompilerProcess(
        "/bin/sh", ["-c", "sleep 1"], seconds: 0.3, of: .processor)
      #expect(!run.isLate && run.isSuccess && run.seconds < 0.3)
    }
  #endif

  @Test func `does not count where the time that passes does`() async throws {
    // Far longer than tests that compute keep the watch from its turn.
    let run = try await CompilerProcess("/bin/sh", ["-c", "sleep 3600"], seconds: 0.3)
    #expect(run.isLate)
  }
}
