import Foundation
import ScrollworkRegression
import Testing

@testable import ScrollworkTesting

@Suite struct `Hints at what differs from run to run` {
  private func note(
    process: Int32, reel: String, build: String = "b", zone: String = "GMT"
  ) throws -> RunNote {
    let text =
      #"{"build": "\#(build)", "process": \#(process), "reel": "\#(reel)", "timeZone": "\#(zone)"}"#
    return try JSONDecoder().decode(RunNote.self, from: Data(text.utf8))
  }

  private func sentences(
    _ earlier: RunNote? = nil, _ now: RunNote? = nil, again: Int = 0, words: Bool = false,
    environment: [String: String] = [:]
  ) throws -> [String] {
    let side = Comparison.Side(label: "", count: 1, fps: 60, canvas: [1, 1], scale: 1)
    var comparison = Comparison(name: "x", verdict: .different, old: side, new: side)
    if words { comparison.findings = [Finding(.words, "Words.", from: 0, to: 0, count: 1)] }
    return InstabilityHints(
      comparison: comparison, earlier: earlier, now: now, differingAgain: again,
      environment: environment
    ).sentences
  }

  @Test func `none without a reason`() throws {
    #expect(try sentences() == [])
    let (one, other) = (try note(process: 1, reel: "a"), try note(process: 2, reel: "b"))
    #expect(try sentences(one, note(process: 2, reel: "a")) == [])
    #expect(try sentences(one, note(process: 1, reel: "b")) == [])
    #expect(try sentences(note(process: 1, reel: "a", build: "c"), other) == [])
    #expect(try sentences(words: true) == [])
    #expect(try sentences(nil, note(process: 1, reel: "a", zone: "Europe/Berlin")) == [])
  }

  @Test func `another process of the same build`() throws {
    let (one, other) = (try note(process: 1, reel: "a"), try note(process: 2, reel: "b"))
    #expect(
      try sentences(one, other) == [
        "Another process of the same build drew another reel: the views read what differs between "
          + "processes. The order of a Set or a Dictionary does so too: sort it, or run the tests with "
          + "SWIFT_DETERMINISTIC_HASHING=1."
      ])
    #expect(
      try sentences(one, other, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]).first?
        .contains("It is not the order of sets") == true)
  }

  @Test func `another time in the same process`() throws {
    #expect(
      try sentences(again: 1).first?.hasPrefix("Played again in this process, 1 still differs")
        == true)
    #expect(try sentences(again: 3).first?.contains("3 stills differ from") == true)
  }

  @Test func `another time zone`() throws {
    let here = try note(process: 2, reel: "b", zone: "Asia/Tokyo")
    #expect(
      try sentences(nil, here, words: true) == [
        "This process has the time zone Asia/Tokyo, which dates in texts follow; tests run in UTC "
          + "with TZ=UTC."
      ])
    #expect(
      try sentences(note(process: 1, reel: "a"), here, words: true) == [
        "Another process of the same build drew another reel. It had the time zone GMT, this one has "
          + "Asia/Tokyo; tests run in UTC with TZ=UTC."
      ])
  }
}
